import type { KindName } from "#content/kinds.ts";
import { siteAsSaved } from "#content/change/check.ts";
import { folderOf } from "#content/change/files.ts";
import { usesAmong } from "#content/change/uses.ts";
import { type Entry, type EntryId, keyOf } from "#content/site.ts";
import { PublishFailure, sentences } from "#editor/publish/failure.ts";
import type { Recorded } from "#editor/publish/repository/repository.ts";
import { linesOf, sentenceOf } from "#editor/publish/sentence.ts";
import { type Asked, changesSince, type Change, isSame } from "./changes-since.ts";
import { mistakes, type ToFix } from "./mistakes.ts";
import { publishedEntries, repository } from "./published.ts";

type Options = {
  /** The commit that is live. */
  live: string;
  by: string;
  /** Who has changed an entry, by `keyOf`. */
  names: Readonly<Record<string, string>>;
  /** What is published; without it everything. */
  only?: readonly Asked[];
};
type Answer =
  | { problem: string; toFix?: ToFix[] }
  | (Recorded & { note: string; sentence: string; changes: EntryId[] });

/** Checks entries and records them: what is saved afterwards is not in the commit. */
export async function recordEntries({ live, by, names, only }: Options): Promise<Answer> {
  const changes = await changesSince(live);
  const { chosen, keys } = await chosenOf(changes, live, only ?? changes);
  if (only && chosen.length === 0) return { problem: sentences.nothingChosen };
  const toFix = (await mistakes()).filter((it) => !only || keys.has(keyOf(it)));
  if (toFix.length > 0) return { problem: sentences.fix(toFix.length), toFix };
  const sentence = sentenceOf(chosen);
  const lines = linesOf(chosen, (it) => names[keyOf(it)]).map((it) => `- ${it}`);
  const message = [sentence, "", ...lines, ""].join("\n");
  const instead = { version: live, except: [...keys].map(pathOf) };
  try {
    const recorded = await repository.commit({ by, message, ...(only && { instead }) });
    const along = chosen.filter((it) => only && !only.some((one) => isSame(one, it)));
    const note = along.length > 0 ? sentences.takenAlong(along) : "";
    return { ...recorded, note, sentence, changes: chosen };
  } catch (error) {
    if (error instanceof PublishFailure) return { problem: error.message };
    throw error;
  }
}

/** An entry's folder below that of all entries. @param key as `keyOf` makes it */
function pathOf(key: string): string {
  const [kind, slug = ""] = key.split("/");
  return folderOf({ kind: kind as KindName, slug }, "");
}

/**
 * The changes that were chosen and those that they need: an entry that they name, and the places that no longer name
 * one that is gone. `keys` has the entries that are not published as they are live.
 */
async function chosenOf(changes: readonly Change[], live: string, only: readonly Asked[]) {
  const [before, now] = [await publishedEntries(live), siteAsSaved().entries];
  const users = (entries: Iterable<Entry>, id: EntryId) =>
    usesAmong([...entries], id).map(({ entry }) => keyOf(entry));
  const own = ({ kind, slug, from = slug }: Change) => [
    keyOf({ kind, slug }),
    keyOf({ kind, slug: from }),
  ];
  /** Entries that are published with a change. */
  const keysOf = (change: Change) => {
    const { kind, slug, what, from = slug } = change;
    if (what === "order") return now.filter((it) => it.kind === kind).map(keyOf);
    const isGone = what === "deleted" || what === "moved";
    return [
      ...own(change),
      ...(isGone ? users(before.values(), { kind, slug: from }) : []),
      ...(what === "moved" ? users(now, change) : []),
    ];
  };
  const isNeeded = (change: Change, keys: ReadonlySet<string>) => {
    if (change.what === "order") return false;
    const isNew = change.what === "added" || change.what === "moved";
    return [...own(change), ...(isNew ? users(now, change) : [])].some((it) => keys.has(it));
  };
  let chosen = changes.filter((it) => only.some((one) => isSame(one, it)));
  let keys = new Set(chosen.flatMap(keysOf));
  for (let size = -1; size < chosen.length;) {
    size = chosen.length;
    chosen = changes.filter((it) => chosen.includes(it) || isNeeded(it, keys));
    keys = new Set(chosen.flatMap(keysOf));
  }
  return { chosen, keys };
}
