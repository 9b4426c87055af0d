import { ownPages } from "#tools/brand/own-pages.ts";
import { readFile } from "node:fs/promises";
import { formFor } from "#src/content/forms/forms.ts";
import { type Issue, issuesOf } from "#src/content/forms/issues.ts";
import { pageAddresses } from "#src/content/forms/pages.ts";
import { type Data, readAll } from "./entries.ts";
import { type EntryId, folderOf } from "./files.ts";
import { pictureFile } from "./uploads.ts";

/** Everything that is wrong with an entry as it is in its form. */
export async function checkEntry(id: EntryId, entered: Data): Promise<Issue[]> {
  // A new entry gets its place in lists when it is saved.
  const value = "order" in formFor(id.kind).fields ? { order: 1, ...entered } : entered;
  return issuesOf(id.kind, value, {
    pages: new Set(pageAddresses(await readAll(), ownPages()).map(({ to }) => to)),
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
