import { ownPages } from "#integrations/own-pages.ts";
import { readFile } from "node:fs/promises";
import { formFor } from "#src/entry-forms/forms.ts";
import { type Issue, issuesOf } from "#src/entry-forms/issues.ts";
import { pageAddresses } from "#src/entry-forms/page-addresses.ts";
import { type Data, readAll } from "./entries.ts";
import { type EntryId, folderOf } from "./files.ts";
import { pictureFile } from "./uploads.ts";

/** Addresses that links may have. Whoever checks many entries reads them once. */
export const linkablePages = async (): Promise<ReadonlySet<string>> =>
  new Set(pageAddresses(await readAll(), ownPages()).map(({ to }) => to));

/** Everything that is wrong with an entry as it is in its form. */
export const checkEntry = async (id: EntryId, entered: Data): Promise<Issue[]> =>
  checkAmong(await linkablePages(), id, entered);

/** @param pages {@link linkablePages} */
export async function checkAmong(
  pages: ReadonlySet<string>,
  id: EntryId,
  entered: Data,
): Promise<Issue[]> {
  // A new entry gets its place in lists when it is saved.
  const value = "order" in formFor(id.kind).fields ? { order: 1, ...entered } : entered;
  return issuesOf(id.kind, value, {
    pages,
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
