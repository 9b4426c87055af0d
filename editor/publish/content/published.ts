import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Entry, kindNames, readAsEntry } from "#editor/content/entries.ts";
import { kindOf } from "#src/entries/kinds.ts";
import type { EntryId } from "#editor/content/files.ts";
import { isSlug } from "#src/entries/entry-file.ts";

/* Entries of an earlier version, which the server has written into a folder of its own. */

/** Relative to the project. */
export const publishedFolder = (commit: string): string => {
  if (!/^[\da-f]{40}$/.test(commit)) throw new Error(`${commit} is no commit`);
  return join(".generated/published", commit);
};

/** The folder of an entry in a version. */
export function folderIn(commit: string, { kind, slug }: EntryId): string {
  const { folder, many } = kindOf(kind);
  if (many && !isSlug(slug)) throw new Error(`${slug} is no name of an entry`);
  return join(publishedFolder(commit), folder, many ? slug : "");
}

const read = new Map<string, Promise<Map<string, Entry>>>();

/** All entries of a version, by `keyOf`. */
export function publishedEntries(commit: string): Promise<Map<string, Entry>> {
  const known = read.get(commit) ?? readVersion(commit);
  read.set(commit, known);
  return known;
}

export const keyOf = ({ kind, slug }: EntryId) => `${kind}/${slug}`;

async function readVersion(commit: string) {
  const found = new Map<string, Entry>();
  for (const kind of kindNames) {
    const { folder, many, format } = kindOf(kind);
    const inside = join(publishedFolder(commit), folder);
    const slugs = many ? (await readdir(inside).catch(() => [])).filter(isSlug) : [""];
    for (const slug of slugs) {
      const file = join(inside, slug, `index.${format}`);
      const text = await readFile(file, "utf8").catch(() => undefined);
      if (text !== undefined) found.set(keyOf({ kind, slug }), readAsEntry({ kind, slug }, text));
    }
  }
  return found;
}
