import { nameOf } from "#src/entry-forms/forms.ts";
import { issuesOfAll } from "#editor/content/all-issues.ts";
import { readAll } from "#editor/content/entries.ts";
import type { EntryId } from "#editor/content/files.ts";

/** An entry that cannot be published, and why. */
export type ToMend = EntryId & { name: string; message: string };

/** What is wrong in all entries. */
export const mistakes = async (): Promise<ToMend[]> =>
  (await issuesOfAll()).map(({ entry: { kind, slug, title }, issue: { message } }) => ({
    kind,
    slug,
    name: nameOf(kind, title),
    message,
  }));

/** The entries that a program names at the start of a line: "People › Zara Malik › Role: needs a text". */
export async function entriesToMend(said: string): Promise<ToMend[]> {
  const all = (await readAll())
    .map(({ kind, slug, title }) => ({ kind, slug, name: nameOf(kind, title) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  return said.split("\n").flatMap((line) => {
    const entry = all.find(({ name }) => line.startsWith(`${name} › `));
    return entry ? [{ ...entry, message: line.slice(entry.name.length + 3) }] : [];
  });
}
