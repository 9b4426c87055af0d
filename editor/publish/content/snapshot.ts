import { cp } from "node:fs/promises";
import { basename, join } from "node:path";
import { brandFolder } from "../../../src/content/brand-folder.ts";
import { checkEntry, nameOf } from "../../content/check.ts";
import { readAll } from "../../content/entries.ts";
import { type EntryId, folderOf, unfinished } from "../../content/files.ts";

/** An entry that cannot be published, and why. */
export type ToMend = EntryId & { name: string; message: string };

/** Checks all entries and, if nothing is wrong, copies them: what is saved afterwards is not in the copy. */
export async function takeSnapshot(to: string): Promise<ToMend[]> {
  const entries = await readAll();
  const found = await Promise.all(
    entries.map(async (entry) => {
      const { kind, slug, value, problem } = entry;
      const name = nameOf(entry);
      if (!value) return [{ kind, slug, name, message: problem ?? "This cannot be read." }];
      const issues = await checkEntry(entry, value);
      return issues.map(({ message }) => ({ kind, slug, name, message }));
    }),
  );
  const issues = found.flat();
  if (issues.length === 0)
    await cp(join(brandFolder, "content"), to, {
      recursive: true,
      filter: (file) => !basename(file).startsWith(unfinished),
    });
  return issues;
}

/** The entry that a file belongs to. @param path from the project's root */
export async function entryAt(path: string): Promise<(EntryId & { name: string }) | undefined> {
  const entries = await readAll();
  const own = entries.find(({ kind, slug }) => path.startsWith(`${folderOf({ kind, slug })}/`));
  return own && { kind: own.kind, slug: own.slug, name: nameOf(own) };
}
