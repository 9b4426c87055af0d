import type { KindName } from "#content/kinds.ts";
import { siteAsSaved } from "#content/change/check.ts";
import { folderOf } from "#content/change/files.ts";
import { usesAmong } from "#content/change/uses.ts";
import { type Entry, type EntryId, keyOf } from "#content/site.ts";
import { idsOf } from "#editor/publish/ids-of.ts";
import { PublishFailure, sentences } from "#editor/publish/failure.ts";
import type { Recorded } from "#editor/publish/repository/repository.ts";
import { linesOf, sentenceOf } from "#editor/publish/sentence.ts";
import { type Asked, asShown, changesSince, type Change } from "./changes-since.ts";
import { mistakes, type ToFix } from "./mistakes.ts";
import { publishedEntries, repository } from "./published.ts";

type Options = {
  /** The commit that is live. */
  live: string;
  by: string;
  /** Who has changed an entry, by `keyOf`. */
  names: Readonly<Record<string, string>>;
  /** What is published, as it was shown. */
  only: readonly Asked[];
};
type Answer =
  | { problem: string; toFix?: ToFix[] }
  | (Recorded & { note: string; sentence: string; changes: EntryId[] });

/** What would not go live with the changes that were chosen, and has to. */
export async function neededFor(live: string, only: readonly Asked[]): Promise<Change[]> {
  const changes = await changesSince(live);
  const { chosen } = asShown(changes, only);
  return (await neededBy(chosen, changes, live)).needed;
}

/** Checks entries and records them: what is saved afterwards is not in the commit. */
export async function recordEntries({ live, by, names, only }: Options): Promise<Answer> {
  const changes = await changesSince(live);
  const { chosen, others } = asShown(changes, only);
  if (only.length > 0 && chosen.length === 0)
    return { problem: others.length > 0 ? sentences.onlyOthers(others) : sentences.nothingChosen };
  const { needed, keys } = await neededBy(chosen, changes, live);
  if (needed.length > 0) return { problem: sentences.needed(needed) };
  // Files that are no entry's (a font's license) go live with all entries.
  const isAll = chosen.length === changes.length;
  const toFix = (await mistakes()).filter((it) => isAll || keys.has(keyOf(it)));
  if (toFix.length > 0) return { problem: sentences.fix(toFix.length), toFix };
  const sentence = sentenceOf(chosen);
  const lines = linesOf(chosen, (it) => names[keyOf(it)]).map((it) => `- ${it}`);
  const message = [sentence, "", ...lines, ""].join("\n");
  const instead = { version: live, except: [...keys].map(pathOf) };
  try {
    const recorded = await repository.commit({ by, message, ...(!isAll && { instead }) });
    const note = others.length > 0 ? sentences.leftOut(others) : "";
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
 * What has to go live with the chosen changes: an entry that they name, and the places that no longer name one that is
 * gone. `keys` has the entries that are not published as they are live.
 */
async function neededBy(chosen: readonly Change[], changes: readonly Change[], live: string) {
  const [before, now] = [await publishedEntries(live), siteAsSaved().entries];
  const users = (entries: Iterable<Entry>, id: EntryId) =>
    usesAmong([...entries], id).map(({ entry }) => keyOf(entry));
  const own = (change: Change) => idsOf(change).map(keyOf);
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
  /** Whether one of its entries would go live with its new place in the list, which the others would not have. */
  const isPlacedAnew = ({ kind }: Change, keys: ReadonlySet<string>) =>
    now.some((it) => {
      const { from = it.slug } = chosen.find((one) => keyOf(one) === keyOf(it)) ?? {};
      const old = before.get(keyOf({ kind, slug: from }));
      const isMeant = it.kind === kind && keys.has(keyOf(it));
      return isMeant && old !== undefined && old.value?.["order"] !== it.value?.["order"];
    });
  const isNeeded = (change: Change, keys: ReadonlySet<string>) => {
    if (change.what === "order") return isPlacedAnew(change, keys);
    const isNew = change.what === "added" || change.what === "moved";
    return [...own(change), ...(isNew ? users(now, change) : [])].some((it) => keys.has(it));
  };
  const keys = new Set(chosen.flatMap(keysOf));
  const needed: Change[] = [];
  // What is needed may need more: all of it is told at once.
  for (let more = [...chosen]; more.length > 0; needed.push(...more)) {
    const all = new Set([...chosen, ...needed].flatMap(keysOf));
    more = changes.filter(
      (it) => !chosen.includes(it) && !needed.includes(it) && isNeeded(it, all),
    );
  }
  return { needed, keys };
}
