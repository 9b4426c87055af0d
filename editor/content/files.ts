import { createHash } from "node:crypto";
import { lstatSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { writeWhole } from "#server/write-whole.ts";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { isSlug, slugPattern } from "#src/entries/entry-file.ts";
import { type KindName, kindOf, kinds } from "#src/entries/kinds.ts";

/* The files of entries: where they are, and how they are written. */

/** `slug` is empty for kinds with a single entry. */
export type EntryId = { kind: KindName; slug: string };

export const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);

/** All entries, relative to the project. Those of an earlier version are in a folder of their own (`root`). */
export const contentFolder = join(brandFolder, "content");

/** Relative to the project. */
export function folderOf({ kind, slug }: EntryId, root = contentFolder): string {
  const { folder, many } = kindOf(kind);
  if (many && !isSlug(slug)) throw new Error(`${slug} is no name of an entry`);
  return join(root, folder, many ? slug : "");
}

export const fileOf = (id: EntryId, root?: string) =>
  join(folderOf(id, root), `index.${kindOf(id.kind).format}`);

/** Changes whenever the text does. */
export const versionOf = (text: string) =>
  createHash("sha256").update(text).digest("hex").slice(0, 16);

/** @returns undefined if there is no such file */
export const readText = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").catch(() => undefined);

const folders = Object.values(kinds).map(({ folder, many }) =>
  many ? `${folder}/${slugPattern}` : folder,
);
const entryFile = new RegExp(
  String.raw`^${brandFolder}/content/(?:${folders.join("|")})/(?:index\.(?:yaml|json)|(?:[^./\\][^/\\]*/)*[^./\\][^/\\]*\.(?i:png|jpe?g|svg|woff2|ttf))$`,
);

/** Whether a path, relative to `root`, is the data or a picture of an entry, and no link leads out of the folder. */
export function isEntryFile(path: string, root = process.cwd()): boolean {
  if (!entryFile.test(path)) return false;
  let existing = join(root, path);
  while (!lstatSync(existing, { throwIfNoEntry: false })) existing = dirname(existing);
  try {
    // The folder of all entries itself, where that of a kind is not there.
    return (realpathSync(existing) + sep).startsWith(
      realpathSync(join(root, brandFolder, "content")) + sep,
    );
  } catch {
    return false; // a link to nothing
  }
}

export { unfinished } from "#server/write-whole.ts";

/**
 * Writes a file of an entry.
 * @throws if it is no file of an entry
 */
export async function writeEntryFile(file: string, content: string | Uint8Array): Promise<void> {
  if (!isEntryFile(file)) throw new Error(`The editor does not write ${file}`);
  await writeWhole(file, content);
}
