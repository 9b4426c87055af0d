import { join } from "node:path";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { nameOf } from "#src/entry-forms/forms.ts";
import { checkAmong, othersNow } from "#editor/content/check.ts";
import { readAll } from "#editor/content/entries.ts";
import type { EntryId } from "#editor/content/files.ts";
import { createRepository } from "#editor/publish/repository/repository.ts";

/** Of the thread: what is recorded is recorded between two saves. */
export const repository = createRepository(join(brandFolder, "content"));

/** An entry that cannot be published, and why. */
export type ToMend = EntryId & { name: string; message: string };

/** What is wrong in all entries. */
export async function mistakes(): Promise<ToMend[]> {
  const entries = await readAll();
  const others = await othersNow();
  const found = await Promise.all(
    entries.map(async (entry) => {
      const { kind, slug, value, problem } = entry;
      const name = nameOf(kind, entry.title);
      if (!value) return [{ kind, slug, name, message: problem ?? "This cannot be read." }];
      const issues = await checkAmong(others, entry, value);
      return issues.map(({ message }) => ({ kind, slug, name, message }));
    }),
  );
  return found.flat();
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
