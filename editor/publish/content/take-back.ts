import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { reorder } from "#editor/content/changes.ts";
import { readAll } from "#editor/content/entries.ts";
import {
  type EntryId,
  fileOf,
  folderOf,
  isEntryFile,
  unfinished,
  writeEntryFile,
} from "#editor/content/files.ts";
import { changeAddress, remove } from "#editor/content/removal.ts";
import { changesSince, type Change } from "./changes-since.ts";
import { repository } from "./mistakes.ts";
import { inOrder } from "./order-change.ts";
import { folderIn, keyOf, publishedEntries } from "./published.ts";

/* Entries become what they were in a version. What is replaced is recorded first. */

type TakenBack = { taken: true } | { problem: string };
const taken: TakenBack = { taken: true };
type Asked = Pick<Change, "kind" | "slug" | "what" | "from">;

/** Makes an entry, or the order of a list, what it is in a version. */
export async function takeBack(
  commit: string,
  change: Asked,
  sentence: string,
  by: string,
): Promise<TakenBack> {
  if (change.what !== "order") folderIn(commit, change); // throws for what is no entry
  return repository.replacing(sentence, by, () => replaceOne(commit, change));
}

async function replaceOne(commit: string, { kind, slug, what, from }: Asked): Promise<TakenBack> {
  if (what === "moved") {
    // First the address, with all that leads to it; then the text.
    const old = { kind, slug: from ?? "" };
    const result = await changeAddress({ kind, slug }, old.slug, false);
    if ("problem" in result) return result;
    await replaceEntry(old, folderIn(commit, old));
    return taken;
  }
  if (what === "order") {
    const before = [...(await publishedEntries(commit)).values()];
    const list = inOrder(before.filter((it) => it.kind === kind));
    await reorder(
      kind,
      list.map((it) => it.slug),
    );
    return taken;
  }
  if (what !== "added") {
    await replaceEntry({ kind, slug }, folderIn(commit, { kind, slug }));
    return taken;
  }
  const result = await remove({ kind, slug }, false, false);
  if ("deleted" in result) return taken;
  const places = [...new Set(result.uses.map(({ place }) => place))].join("; ");
  return {
    problem: `It is used elsewhere: ${places}. Take it out there, or take back that change first.`,
  };
}

/** Takes back everything. */
export async function takeBackAll(
  commit: string,
  sentence: string,
  by: string,
): Promise<TakenBack> {
  await repository.replacing(sentence, by, () => makeEntriesOf(commit, () => true));
  return taken;
}

/** Entries that were replaced become what they were before. @param after undefined if replacing them was interrupted */
export async function undo(
  before: string,
  after: string | undefined,
  sentence: string,
  by: string,
): Promise<TakenBack> {
  const isReplaced = async (id: EntryId) =>
    after === undefined || !(await isSameFolder(folderIn(before, id), folderIn(after, id)));
  const ids = [
    ...(await publishedEntries(before)).values(),
    ...(after === undefined ? [] : (await publishedEntries(after)).values()),
  ];
  const keys = new Set<string>();
  for (const id of ids) if (await isReplaced(id)) keys.add(keyOf(id));
  const isMeant = (id: EntryId) => after === undefined || keys.has(keyOf(id));
  await repository.replacing(sentence, by, () => makeEntriesOf(before, isMeant));
  return taken;
}

async function isSameFolder(one: string, other: string): Promise<boolean> {
  const [names, others] = [(await filesIn(one)).toSorted(), (await filesIn(other)).toSorted()];
  if (names.join("\n") !== others.join("\n")) return false;
  for (const name of names)
    if (!(await readFile(join(one, name))).equals(await readFile(join(other, name)))) return false;
  return true;
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
  const changes = await changesSince(live);
  const changed = new Set(
    changes.flatMap(({ kind, slug, from = slug }) => [`${kind}/${slug}`, `${kind}/${from}`]),
  );
  const isMeant = (id: EntryId) => !changed.has(keyOf(id));
  await repository.replacing(sentence, by, () => makeEntriesOf(earlier, isMeant));
}

async function makeEntriesOf(commit: string, isMeant: (id: EntryId) => boolean): Promise<void> {
  const [before, now] = [await publishedEntries(commit), await readAll()];
  if (before.size === 0) throw new Error(`${commit} has no entries`);
  // Those that come first: at no time does a use lead nowhere.
  for (const entry of before.values())
    if (isMeant(entry) && !(await isSameFolder(folderIn(commit, entry), folderOf(entry))))
      await replaceEntry(entry, folderIn(commit, entry));
  for (const entry of now)
    if (isMeant(entry) && !before.has(keyOf(entry))) {
      // Renamed first: a folder that is half deleted would be half an entry.
      const gone = join(dirname(folderOf(entry)), unfinished + entry.slug);
      await rename(folderOf(entry), gone);
      await rm(gone, { recursive: true, force: true });
    }
}

/**
 * Also one that is no longer there, or whose file is broken. First its pictures, then its file, then the pictures that
 * it no longer has: whenever this ends, the entry is whole. Files that are no entry's (a font's license) stay.
 */
async function replaceEntry(id: EntryId, from: string): Promise<void> {
  const [folder, file] = [folderOf(id), fileOf(id)];
  const names = await filesIn(from);
  const data = basename(file);
  for (const name of [...names.filter((it) => it !== data), data]) {
    const to = join(folder, name);
    if (isEntryFile(to)) await writeEntryFile(to, await readFile(join(from, name)));
    else if (!existsSync(to)) {
      await mkdir(dirname(to), { recursive: true });
      await cp(join(from, name), to);
    }
  }
  for (const name of await filesIn(folder))
    if (!names.includes(name) && isEntryFile(join(folder, name))) await rm(join(folder, name));
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((it) => it.isFile())
    .map((it) => relative(folder, join(it.parentPath, it.name)));
