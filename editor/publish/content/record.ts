import { join } from "node:path";
import { kindOf } from "#src/entries/kinds.ts";
import { readAll } from "#editor/content/entries.ts";
import type { EntryId } from "#editor/content/files.ts";
import { usesAmong } from "#editor/content/uses.ts";
import { linesOf, sentenceOf } from "#editor/publish/sentence.ts";
import { changesSince, type Change } from "./changes-since.ts";
import { mistakes, repository, type ToMend } from "./mistakes.ts";
import { keyOf, publishedEntries, publishedFolder } from "./published.ts";

type Options = {
  /** The commit that is live. */
  live: string;
  by: string;
  /** Who has changed an entry, by `keyOf`. */
  names: Readonly<Record<string, string>>;
  /** What is published; without it everything. */
  only?: readonly Pick<Change, "kind" | "slug" | "what">[];
};
type Answer =
  | { toMend: ToMend[] }
  | { problem: "nothingChosen" }
  | { commit: string; sentence: string; changes: EntryId[]; notes: (string | undefined)[] };

/** Checks entries and records them: what is saved afterwards is not in the commit. */
export async function recordEntries({ live, by, names, only }: Options): Promise<Answer> {
  const changes = await changesSince(live);
  const { chosen, stay } = only
    ? await chosenOf(changes, live, only)
    : { chosen: changes, stay: new Set<string>() };
  if (only && chosen.length === 0) return { problem: "nothingChosen" };
  const toMend = (await mistakes()).filter((it) => !stay.has(keyOf(it)));
  if (toMend.length > 0) return { toMend };
  const sentence = sentenceOf(chosen);
  const lines = linesOf(chosen, (it) => names[keyOf(it)]).map((it) => `- ${it}`);
  const folders = [...stay].map(pathOf);
  const { commit, note } = await repository.commit({
    by,
    message: [sentence, "", ...lines, ""].join("\n"),
    ...(folders.length > 0 && { instead: { copy: publishedFolder(live), folders } }),
  });
  const along = chosen.filter((it) => only && !only.some((one) => isSame(one, it)));
  const told =
    along.length > 0
      ? `Taken along, because what was chosen needs it: ${along.map(({ name }) => name).join(", ")}.`
      : undefined;
  return { commit, sentence, changes: chosen, notes: [note, told] };
}

const isSame = (a: Pick<Change, "kind" | "slug" | "what">, b: Change) =>
  a.kind === b.kind && a.slug === b.slug && a.what === b.what;

/** An entry's folder below that of all entries. @param key as `keyOf` makes it */
function pathOf(key: string): string {
  const [kind = "", slug = ""] = key.split("/");
  return join(kindOf(kind as EntryId["kind"]).folder, slug);
}

/**
 * The changes that were chosen and those that they need: an entry that they name, and the places that no longer name
 * one that is gone. `stay` has the entries that are published as they are live.
 */
async function chosenOf(
  changes: readonly Change[],
  live: string,
  only: readonly Pick<Change, "kind" | "slug" | "what">[],
) {
  const [before, now] = [await publishedEntries(live), await readAll()];
  const chosen = new Set(changes.filter((it) => only.some((one) => isSame(one, it))));
  const keys = new Set<string>();
  const users = (entries: Parameters<typeof usesAmong>[0], id: EntryId) =>
    usesAmong(entries, id).map(({ entry }) => keyOf(entry));
  for (let size = -1; size < keys.size + chosen.size;) {
    size = keys.size + chosen.size;
    for (const change of changes) {
      const { kind, slug, what, from = slug } = change;
      const isNew = what === "added" || what === "moved";
      const usersNow = isNew ? users(now, change) : [];
      const own = [keyOf(change), keyOf({ kind, slug: from })];
      if (!chosen.has(change)) {
        const isNeeded = what !== "order" && [...own, ...usersNow].some((it) => keys.has(it));
        if (isNeeded) chosen.add(change);
        else continue;
      }
      if (what === "order") own.push(...now.filter((it) => it.kind === kind).map(keyOf));
      if (what === "deleted" || what === "moved")
        own.push(...users([...before.values()], { kind, slug: from }));
      if (what === "moved") own.push(...usersNow);
      for (const it of own) keys.add(it);
    }
  }
  const versions = new Map(now.map((it) => [keyOf(it), it.version]));
  const all = new Set([...before.keys(), ...versions.keys()]);
  const stay = [...all].filter(
    (it) => !keys.has(it) && before.get(it)?.version !== versions.get(it),
  );
  return { chosen: changes.filter((it) => chosen.has(it)), stay: new Set(stay) };
}
