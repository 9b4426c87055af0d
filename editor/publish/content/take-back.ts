import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { siteAsSaved } from "#content/change/check.ts";
import { fileOf, folderOf, isEntryFile, writeEntryFile } from "#content/change/files.ts";
import { changeAddress, deleteFolder, remove } from "#content/change/removal.ts";
import { reorder } from "#content/change/save.ts";
import { byPlace, type EntryId, keyOf } from "#content/site.ts";
import { line } from "#editor/publish/sentence.ts";
import { type Asked, changesSince, type Change, isSame } from "./changes-since.ts";
import { folderIn, publishedEntries, repository } from "./published.ts";

/* Entries become what they were in a version. What is replaced is recorded first. */

type TakenBack = { taken: true } | { problem: string };
const taken: TakenBack = { taken: true };

/** Makes an entry, the order of a list, or without a change everything, what it is in a version. */
export async function takeBack(
  commit: string,
  by: string,
  asked: Asked | undefined,
): Promise<TakenBack> {
  const change = asked && (await changesSince(commit)).find((it) => isSame(it, asked));
  if (asked && !change) return taken; // somebody else was faster
  const done = commit === (await repository.live()) ? "Taken back" : "Brought back";
  return repository.replacing(line(`${done}: ${change?.name ?? "everything"}`), by, () =>
    change ? replaceOne(commit, change) : makeEntriesOf(commit, () => true),
  );
}

async function replaceOne(commit: string, { kind, slug, what, from }: Change): Promise<TakenBack> {
  if (what === "order") {
    const before = [...(await publishedEntries(commit)).values()];
    const list = before.filter((it) => it.kind === kind).toSorted(byPlace);
    await reorder(
      kind,
      list.map((it) => it.slug),
    );
    return taken;
  }
  if (what === "added") {
    const result = await remove({ kind, slug }, false, false);
    if ("changed" in result) return taken;
    const places = [...new Set(result.uses.map(({ place }) => place))].join("; ");
    return {
      problem: `It is used elsewhere: ${places}. Take it out there, or take back that change first.`,
    };
  }
  // First the address, with all that leads to it; then the text.
  const old = { kind, slug: from ?? slug };
  const result = what === "moved" ? await changeAddress({ kind, slug }, old.slug, false) : taken;
  if ("problem" in result) return result;
  await replaceEntry(old, folderIn(commit, old));
  return taken;
}

/** What was taken or brought back last becomes what it was before, and that undoing, too. */
export async function undo(by: string): Promise<TakenBack> {
  const last = await repository.lastReplaced();
  if (!last) return { problem: "There is nothing to undo." };
  const { before, after } = last;
  const replaced = new Set<string>();
  for (const entries of [await publishedEntries(before), await publishedEntries(after)])
    for (const id of entries.values())
      if (!(await isSameFolder(folderIn(before, id), folderIn(after, id)))) replaced.add(keyOf(id));
  // Ended in the middle: what was replaced is not known, and everything was as it says.
  const isMeant = (id: EntryId) => before === after || replaced.has(keyOf(id));
  const sentence = /^Undone: (.*)/.exec(last.sentence)?.[1] ?? `Undone: ${last.sentence}`;
  return repository.replacing(sentence, by, () => makeEntriesOf(before, isMeant));
}

/**
 * After an earlier version was brought back: entries become what they are there, except for those with changes that are
 * not published.
 * @param live the version that was live until then
 */
export async function followVersion(
  live: string,
  earlier: string,
  sentence: string,
  by: string,
): Promise<void> {
  const changed = new Set(
    (await changesSince(live)).flatMap(({ kind, slug, from = slug }) => [
      keyOf({ kind, slug }),
      keyOf({ kind, slug: from }),
    ]),
  );
  const isMeant = (id: EntryId) => !changed.has(keyOf(id));
  await repository.replacing(sentence, by, () => makeEntriesOf(earlier, isMeant));
}

/** Entries become what they are in a version; those that it has not are deleted. */
async function makeEntriesOf(commit: string, isMeant: (id: EntryId) => boolean) {
  const [before, now] = [await publishedEntries(commit), siteAsSaved().entries];
  if (before.size === 0) throw new Error(`${commit} has no entries`);
  // Those that come first: at no time does a use lead nowhere.
  for (const entry of before.values())
    if (isMeant(entry) && !(await isSameFolder(folderIn(commit, entry), folderOf(entry))))
      await replaceEntry(entry, folderIn(commit, entry));
  for (const entry of now)
    if (isMeant(entry) && !before.has(keyOf(entry))) await deleteFolder(entry);
  return taken;
}

/**
 * Also one that is no longer there, or whose file is broken. First its pictures, then its file, then the pictures that
 * it no longer has: whenever this ends, the entry is whole. Files that are no entry's (a font's license) stay.
 */
async function replaceEntry(id: EntryId, from: string): Promise<void> {
  const [folder, data] = [folderOf(id), basename(fileOf(id))];
  const names = await filesIn(from);
  for (const name of [...names.filter((it) => it !== data), data]) {
    const to = join(folder, name);
    if (isEntryFile(to)) await writeEntryFile(to, await readFile(join(from, name)));
    else if (!existsSync(to)) await cp(join(from, name), to);
  }
  for (const name of await filesIn(folder))
    if (!names.includes(name) && isEntryFile(join(folder, name))) await rm(join(folder, name));
}

async function isSameFolder(one: string, other: string): Promise<boolean> {
  const [names, others] = [(await filesIn(one)).toSorted(), (await filesIn(other)).toSorted()];
  if (names.join("\n") !== others.join("\n")) return false;
  for (const name of names)
    if (!(await readFile(join(one, name))).equals(await readFile(join(other, name)))) return false;
  return true;
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((it) => it.isFile())
    .map((it) => relative(folder, join(it.parentPath, it.name)));
