import { join, resolve } from "node:path";
import { decide } from "#content/known.ts";
import { siteNow } from "#content/now.ts";
import { checkEntry, withPlace } from "#content/change/check.ts";
import { folderOf } from "#content/change/files.ts";
import { placed } from "#content/change/save.ts";
import { pictureFile } from "#content/change/uploads.ts";
import { filesIn } from "#content/change/write-entry.ts";
import { isPictureName } from "#content/picture-file.ts";
import { type Data, type EntryId, keyOf, readSite, withEntry } from "#content/site.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { previewOf } from "#content/forms/page-addresses.ts";
import type { ShownDraft } from "./draft-module.ts";

/** A form as pages would show it once it is saved. */
export type Draft = ShownDraft & {
  /** The entry's page, if it has one of its own. */
  page?: string;
};

/** @returns undefined while something in the form is wrong, or names a new logo or font: pages read them once they are saved */
export async function draftOf(
  { kind, slug: name }: EntryId,
  entered: Data,
): Promise<Draft | undefined> {
  const isNew = name === "new";
  const { slug, value } = isNew
    ? placed(kind, entered)
    : { slug: name, value: withPlace({ kind, slug: name }, entered) };
  const id = { kind, slug };
  if ((await checkEntry(id, value)).length > 0) return undefined;
  const site = withEntry(readSite(brandFolder), id, value);
  const known = decide(site, siteNow());
  const files = addedFiles(id, value);
  if (Object.keys(files).some((file) => !isPictureName(file))) return undefined;
  const page = previewOf({ ...id, value }, known.closed.has(keyOf(id)));
  return { ...id, value, pictures: files, ...(page !== undefined && { page }) };
}

function addedFiles(id: EntryId, value: Data): Record<string, string> {
  const added = filesIn(id, value).flatMap(({ value: name }) => {
    const to = join(folderOf(id), String(name));
    const from = pictureFile(folderOf(id), String(name));
    return from === undefined || from === to ? [] : [[`/${to}`, resolve(from)] as const];
  });
  return Object.fromEntries(added);
}
