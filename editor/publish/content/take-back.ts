import { existsSync } from "node:fs";
import { cp, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { reorder } from "#editor/content/changes.ts";
import { checkEntry } from "#editor/content/check.ts";
import { type Path, walk } from "#src/content/forms/fields.ts";
import { formFor } from "#src/content/forms/forms.ts";
import { type Data, readAll, readEntry } from "#editor/content/entries.ts";
import {
  type EntryId,
  fileOf,
  folderOf,
  isEntryFile,
  unfinished,
  writeEntryFile,
} from "#editor/content/files.ts";
import { changeAddress, remove } from "#editor/content/removal.ts";
import { writeEntry } from "#editor/content/write-entry.ts";
import { changesSince, type Change } from "./changes-since.ts";
import { inOrder } from "./order-change.ts";
import { folderIn, keyOf, publishedEntries } from "./published.ts";

type TakenBack = { taken: true } | { problem: string };
const taken: TakenBack = { taken: true };

/** Makes a whole entry, or the order of a list, what it is in a version. */
export async function takeBack(
  commit: string,
  { kind, slug, what, from }: Pick<Change, "kind" | "slug" | "what" | "from">,
): Promise<TakenBack> {
  if (what === "moved") {
    // First the address, with all that leads to it; then the text.
    const old = { kind, slug: from ?? "" };
    const result = await changeAddress({ kind, slug }, old.slug);
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
  const result = await remove({ kind, slug }, false);
  if ("deleted" in result) return taken;
  const places = [...new Set(result.uses.map(({ place }) => place))].join("; ");
  return {
    problem: `It is used elsewhere: ${places}. Take it out there, or take back that change first.`,
  };
}

/** Puts the value that a place has in a version back. @param path as in that version */
export async function takeBackAt(commit: string, id: EntryId, path: Path): Promise<TakenBack> {
  const before = (await publishedEntries(commit)).get(keyOf(id))?.value;
  const now = await readEntry(id);
  if (!before || !now?.value)
    return { problem: "This cannot be taken back by itself: take back all of it." };
  const value = withValueOf(before, now.value, path) as Data;
  await bringPictures(id, value, folderIn(commit, id));
  const [issue] = await checkEntry(id, value);
  if (issue) return { problem: `It cannot be taken back by itself: ${issue.message}` };
  await writeEntry(id, value);
  return taken;
}

/** A copy of `now` with the value of `before` at a path. */
function withValueOf(before: unknown, now: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return structuredClone(before);
  const [old, own] = [before, now].map(
    (it) => (it as Record<string | number, unknown> | undefined)?.[key],
  );
  const next = rest.length === 0 ? structuredClone(old) : withValueOf(old, own, rest);
  if (Array.isArray(now)) return now.map((it: unknown, index) => (index === key ? next : it));
  const copy = { ...(now as Data), [key]: next };
  if (next === undefined) delete copy[key];
  return copy;
}

/** The pictures of a value that its folder no longer has. */
async function bringPictures(id: EntryId, value: Data, from: string): Promise<void> {
  for (const { field, value: name } of walk(formFor(id.kind), value)) {
    if (field.type !== "picture" || typeof name !== "string") continue;
    const [file, to] = [join(from, name), join(folderOf(id), name)];
    if (isEntryFile(to) && existsSync(file) && !existsSync(to)) await cp(file, to);
  }
}

/** Takes back everything. */
export async function takeBackAll(commit: string): Promise<TakenBack> {
  await makeEntriesOf(commit, () => true);
  return taken;
}

/**
 * After an earlier version was brought back: entries become what they are there, except for those with changes that are
 * not published.
 * @param live the version that was live until then
 */
export async function followVersion(live: string, earlier: string): Promise<void> {
  const changes = await changesSince(live);
  const changed = new Set(
    changes.flatMap(({ kind, slug, from = slug }) => [`${kind}/${slug}`, `${kind}/${from}`]),
  );
  await makeEntriesOf(earlier, (id) => !changed.has(keyOf(id)));
}

async function makeEntriesOf(commit: string, isMeant: (id: EntryId) => boolean): Promise<void> {
  const [before, now] = [await publishedEntries(commit), await readAll()];
  const versions = new Map(now.map((it) => [keyOf(it), it.version]));
  // Those that come first: at no time does a use lead nowhere.
  for (const [key, entry] of before)
    if (isMeant(entry) && versions.get(key) !== entry.version)
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
 * it no longer has: whenever this ends, the entry is whole.
 */
async function replaceEntry(id: EntryId, from: string): Promise<void> {
  const [folder, file] = [folderOf(id), fileOf(id)];
  const names = await filesIn(from);
  const data = basename(file);
  for (const name of [...names.filter((it) => it !== data), data])
    await writeEntryFile(join(folder, name), await readFile(join(from, name)));
  for (const name of await filesIn(folder))
    if (!names.includes(name) && isEntryFile(join(folder, name))) await rm(join(folder, name));
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((it) => it.isFile())
    .map((it) => relative(folder, join(it.parentPath, it.name)));
