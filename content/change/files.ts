import { lstatSync, realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { writeWhole } from "#server/write-whole.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { slugPattern } from "#content/entry-file.ts";
import { kinds } from "#content/kinds.ts";
import { type EntryId, placeOf } from "#content/site.ts";

/* The files of entries: where they are, and how they are written. */

/** All entries, relative to the project. Those of an earlier version are in a folder of their own (`root`). */
export const contentFolder = join(brandFolder, "content");

/** Relative to the project. */
export const folderOf = (id: EntryId, root = contentFolder): string => join(root, placeOf(id));

export const fileOf = (id: EntryId) => join(folderOf(id), "index.yaml");

/** @returns undefined if there is no such file */
export const readText = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").catch(() => undefined);

const folders = Object.values(kinds).map(({ folder, many }) =>
  many ? `${folder}/${slugPattern}` : folder,
);
/** As cameras write them, too. Not `(?i:…)`, which once missed an upper-case extension under load; why is not known. */
const inAnyCase = (text: string) => text.replaceAll(/[a-z]/g, (it) => `[${it}${it.toUpperCase()}]`);
const entryFile = new RegExp(
  String.raw`^${brandFolder}/content/(?:${folders.join("|")})/(?:index\.yaml|(?:[^./\\][^/\\]*/)*[^./\\][^/\\]*\.(?:${inAnyCase("png|jpe?g|svg|woff2|ttf")}))$`,
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
