import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isSlug, parseEntry } from "#src/entries/entry-file.ts";
import { titleOf } from "#src/entry-forms/forms.ts";
import { type KindName, kindOf, kinds } from "#src/entries/kinds.ts";
import { contentFolder, type EntryId, fileOf, readText, versionOf } from "./files.ts";

export type Data = Record<string, unknown>;

/** An entry as it stands in its file. */
export type Entry = EntryId & {
  title: string;
  version: string;
  /** What the file says; without one, `problem` says why. */
  value?: Data;
  problem?: string;
};

export const kindNames = Object.keys(kinds) as KindName[];

/** Names of the folders with an entry. */
export async function slugsOf(kind: KindName, root = contentFolder): Promise<string[]> {
  const { folder, many } = kindOf(kind);
  if (!many) return [""];
  const names = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  return names
    .filter((it) => it.isDirectory() && isSlug(it.name))
    .map(({ name }) => name)
    .toSorted();
}

/** Entries as last read, with the time and size of their files. */
const cache = new Map<string, { stamp: string; entry: Entry }>();

/** @returns undefined if there is no such entry */
export async function readEntry(id: EntryId, root?: string): Promise<Entry | undefined> {
  const file = fileOf(id, root);
  const stats = await stat(file).catch(() => undefined);
  if (!stats) return undefined;
  // The editor's own writes make a new file: another number.
  const stamp = [stats.ino, stats.mtimeMs, stats.size].join(" ");
  const cached = cache.get(file);
  if (cached?.stamp === stamp) return cached.entry;
  const entry = await parseFile(id, file);
  if (entry) cache.set(file, { stamp, entry });
  return entry;
}

async function parseFile(id: EntryId, file: string): Promise<Entry | undefined> {
  const text = await readText(file);
  if (text === undefined) return undefined;
  const { value, problem } = parseEntry(text);
  return {
    ...id,
    title: titleOf(id.kind, id.slug, value),
    version: versionOf(text),
    ...(value && { value }),
    ...(problem !== undefined && { problem }),
  };
}

/** All entries of some kinds, by place in lists. */
export async function readAll(
  names: readonly KindName[] = kindNames,
  root?: string,
): Promise<Entry[]> {
  const entries = await Promise.all(
    names.map(async (kind) => {
      const slugs = await slugsOf(kind, root);
      const read = await Promise.all(slugs.map((slug) => readEntry({ kind, slug }, root)));
      return read.filter((it) => it !== undefined).toSorted(byPlace);
    }),
  );
  return entries.flat();
}

const placeOf = ({ value }: Entry) => {
  const order = value?.["order"];
  return typeof order === "number" ? order : Infinity;
};
/** As lists show them. */
export const byPlace = (a: Entry, b: Entry) =>
  placeOf(a) === placeOf(b) ? a.slug.localeCompare(b.slug) : placeOf(a) - placeOf(b);
