import { cp } from "node:fs/promises";
import { basename, join } from "node:path";
import { brandFolder } from "#src/content/brand-folder.ts";
import { nameOf } from "#src/content/forms/forms.ts";
import { checkAmong, linkablePages } from "#editor/content/check.ts";
import { readAll } from "#editor/content/entries.ts";
import { type EntryId, unfinished } from "#editor/content/files.ts";

/** An entry that cannot be published, and why. */
export type ToMend = EntryId & { name: string; message: string };

/** Checks all entries and, if nothing is wrong, copies them: what is saved afterwards is not in the copy. */
export async function takeSnapshot(to: string): Promise<ToMend[]> {
  const entries = await readAll();
  const pages = await linkablePages();
  const found = await Promise.all(
    entries.map(async (entry) => {
      const { kind, slug, value, problem } = entry;
      const name = nameOf(kind, entry.title);
      if (!value) return [{ kind, slug, name, message: problem ?? "This cannot be read." }];
      const issues = await checkAmong(pages, entry, value);
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

/** The entries that a program names at the start of a line: "People › Zara Malik › Role: needs a text". */
export async function entriesToMend(said: string): Promise<ToMend[]> {
  const entries = await readAll();
  return said.split("\n").flatMap((line) => {
    const named = entries.map(({ kind, slug, title }) => ({
      kind,
      slug,
      name: nameOf(kind, title),
    }));
    const entry = named
      .filter(({ name }) => line.startsWith(`${name} › `))
      .toSorted((a, b) => b.name.length - a.name.length)[0];
    return entry ? [{ ...entry, message: line.slice(entry.name.length + 3) }] : [];
  });
}
