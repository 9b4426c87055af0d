import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { siteAsSaved } from "#content/change/check.ts";
import { fileOf, folderOf, isEntryFile, writeEntryFile } from "#content/change/files.ts";
import { tidyMoves } from "#content/change/moves.ts";
import { changeAddress, deleteFolder, remove } from "#content/change/removal.ts";
import { reorder } from "#content/change/save.ts";
import { byPlace, type EntryId, keyOf } from "#content/site.ts";
import { sentences } from "#editor/publish/failure.ts";
import { idsOf } from "#editor/publish/ids-of.ts";
import { line, sentenceOf } from "#editor/publish/sentence.ts";
import { type Asked, asShown, changesSince, type Change } from "./changes-since.ts";
import { folderIn, publishedEntries, repository } from "./published.ts";

/* Entries become what they were in a version. What is replaced is recorded first. */

type TakenBack = {
  /** The entries that are others now. */
  changed: EntryId[];
  /** In a sentence: what was not taken back, and why. */
  problem?: string;
};

/** Undo gives back what this takes out of the list of moved addresses, too. */
const replacing = <Result>(sentence: string, by: string, task: () => Promise<Result>) =>
  repository.replacing(sentence, by, async () => {
    const result = await task();
    await tidyMoves();
    return result;
  });

/** First what others may stand in the way of: an entry is deleted once nothing names it any more. */
const turns: Change["what"][] = ["changed", "deleted", "moved", "added", "order"];

/**
 * Makes entries and the order of lists what they are in a version.
 * @param asked what is replaced, as it was shown @param time when that version was published; empty for what is live
 */
export async function takeBack(
  commit: string,
  by: string,
  asked: readonly Asked[],
  time = "",
): Promise<TakenBack> {
  const changes = await changesSince(commit);
  const { chosen, others } = asShown(changes, asked);
  const problems = others.length > 0 ? [sentences.notTakenBack(others)] : [];
  const [only, ...more] = chosen;
  const isLive = commit === (await repository.live());
  const isAll = isLive && chosen.length === changes.length;
  const name = more.length === 0 ? only?.name : isAll ? "everything" : sentenceOf(chosen);
  const sentence = time ? `Brought back: ${name}, as it was on ${time}` : `Taken back: ${name}`;
  const changed = !only
    ? [] // somebody else was faster
    : await replacing(line(sentence), by, async () => {
        if (isAll) await makeEntriesOf(commit, () => true);
        else
          for (const it of chosen.toSorted((a, b) => turns.indexOf(a.what) - turns.indexOf(b.what)))
            problems.push(...(await replaceOne(commit, it)));
        return chosen.map(({ kind, slug, what, from }) => ({
          kind,
          slug: (what === "moved" && from) || slug,
        }));
      });
  return { changed, ...(problems.length > 0 && { problem: problems.join(" ") }) };
}

/** @returns in sentences why it was not replaced */
async function replaceOne(commit: string, { kind, slug, what, from }: Change): Promise<string[]> {
  if (what === "order") {
    const before = [...(await publishedEntries(commit)).values()];
    const list = before.filter((it) => it.kind === kind).toSorted(byPlace);
    await reorder(
      kind,
      list.map((it) => it.slug),
    );
    return [];
  }
  if (what === "added") {
    const result = await remove({ kind, slug }, false, "unseen");
    if ("changed" in result) return [];
    const places = [...new Set(result.uses.map(({ place }) => place))].join("; ");
    return [`It is used elsewhere: ${places}. Take it out there, or take back that change first.`];
  }
  // First the address, with all that leads to it; then the text.
  const old = { kind, slug: from ?? slug };
  if (what === "moved") {
    const result = await changeAddress({ kind, slug }, old.slug, false);
    if ("problem" in result) return [result.problem];
  }
  await replaceEntry(old, folderIn(commit, old));
  return [];
}

/** What was taken or brought back last becomes what it was before, and that undoing, too. */
export async function undo(by: string): Promise<TakenBack> {
  const last = await repository.lastReplaced();
  if (!last) return { changed: [], problem: "There is nothing to undo." };
  const { before, after } = last;
  const replaced = new Set<string>();
  for (const entries of [await publishedEntries(before), await publishedEntries(after)])
    for (const id of entries.values())
      if (!(await isSameFolder(folderIn(before, id), folderIn(after, id)))) replaced.add(keyOf(id));
  // Ended in the middle: what was replaced is not known, and everything was as it says.
  const isMeant = (id: EntryId) => before === after || replaced.has(keyOf(id));
  const sentence = /^Undone: (.*)/.exec(last.sentence)?.[1] ?? `Undone: ${last.sentence}`;
  return replacing(sentence, by, () => makeEntriesOf(before, isMeant));
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
  const changed = new Set((await changesSince(live)).flatMap((it) => idsOf(it).map(keyOf)));
  const isMeant = (id: EntryId) => !changed.has(keyOf(id));
  await replacing(sentence, by, () => makeEntriesOf(earlier, isMeant));
}

/** Entries become what they are in a version; those that it has not are deleted. */
async function makeEntriesOf(
  commit: string,
  isMeant: (id: EntryId) => boolean,
): Promise<TakenBack> {
  const [before, now] = [await publishedEntries(commit), siteAsSaved().entries];
  if (before.size === 0) throw new Error(`${commit} has no entries`);
  const replaced: EntryId[] = [];
  // Those that come first: at no time does a use lead nowhere.
  for (const entry of before.values())
    if (isMeant(entry) && !(await isSameFolder(folderIn(commit, entry), folderOf(entry)))) {
      await replaceEntry(entry, folderIn(commit, entry));
      replaced.push(entry);
    }
  const added = now.filter((it) => isMeant(it) && !before.has(keyOf(it)));
  for (const entry of added) await deleteFolder(entry);
  return { changed: [...replaced, ...added].map(({ kind, slug }) => ({ kind, slug })) };
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
