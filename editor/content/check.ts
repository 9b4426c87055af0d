import { ownPages } from "#integrations/own-pages.ts";
import { readFile } from "node:fs/promises";
import { formFor } from "#src/entry-forms/forms.ts";
import { type Issue, issuesOf } from "#src/entry-forms/issues.ts";
import { pageAddresses } from "#src/entry-forms/page-addresses.ts";
import { type Known, knownOf } from "#src/entry-forms/shown-entry.ts";
import { siteTime } from "#src/entry-forms/descriptions.ts";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { readWords } from "#tools/brand/sentences.ts";
import { type Data, type Entry, readAll } from "./entries.ts";
import { type EntryId, folderOf } from "./files.ts";
import { pictureFile } from "./uploads.ts";

/** What of all entries decides how pages show one of them. */
export async function knownAmong(entries: readonly Entry[]): Promise<Known> {
  const { language } = entries.find(({ kind }) => kind === "company")?.value ?? {};
  const { sentences } = await readWords(brandFolder, String(language));
  return knownOf(entries, siteTime(), sentences.page.numbers);
}

/** What checks need of all entries: addresses that links may have, and what words in braces stand for. */
type Others = { pages: ReadonlySet<string>; facts: Known["facts"] };

/** Whoever checks many entries reads them once. */
export async function othersNow(): Promise<Others> {
  const entries = await readAll();
  const { facts } = await knownAmong(entries);
  return { facts, pages: new Set(pageAddresses(entries, ownPages()).map(({ to }) => to)) };
}

/** Everything that is wrong with an entry as it is in its form. */
export const checkEntry = async (id: EntryId, entered: Data): Promise<Issue[]> =>
  checkAmong(await othersNow(), id, entered);

/** @param others {@link othersNow} */
export async function checkAmong(others: Others, id: EntryId, entered: Data): Promise<Issue[]> {
  // A new entry gets its place in lists when it is saved.
  const value = "order" in formFor(id.kind).fields ? { order: 1, ...entered } : entered;
  return issuesOf(id.kind, value, {
    ...others,
    async readPicture(name) {
      const file = pictureFile(folderOf(id), name);
      return file === undefined ? undefined : readFile(file).catch(() => undefined);
    },
  });
}

/** About the entry as a whole. */
export const generalIssue = (message: string): Issue => ({
  path: [],
  message,
  place: "",
  rule: message,
});
