import { nameOf } from "#content/forms/forms.ts";
import { siteNow } from "#content/now.ts";
import { issues } from "#content/rules/issues.ts";
import { type EntryId, readSite } from "#content/site.ts";
import { brandFolder } from "#content/brand-folder.ts";

/** An entry that cannot be published, and why. */
export type ToFix = EntryId & { name: string; message: string };

/** What is wrong in all entries. */
export const mistakes = async (): Promise<ToFix[]> =>
  (await issues(readSite(brandFolder), siteNow())).map(
    ({ entry: { kind, slug, title }, issue: { message } }) => ({
      kind,
      slug,
      name: nameOf(kind, title),
      message,
    }),
  );

/** The entries that a program names at the start of a line: "People › Zara Malik › Role: needs a text". */
export async function entriesToFix(said: string): Promise<ToFix[]> {
  const all = readSite(brandFolder)
    .entries.map(({ kind, slug, title }) => ({ kind, slug, name: nameOf(kind, title) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  return said.split("\n").flatMap((line) => {
    const entry = all.find(({ name }) => line.startsWith(`${name} › `));
    return entry ? [{ ...entry, message: line.slice(entry.name.length + 3) }] : [];
  });
}
