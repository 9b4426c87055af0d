import { join, resolve } from "node:path";
import { asShown } from "#src/entry-forms/shown-entry.ts";
import { previewOf } from "#src/entry-forms/page-addresses.ts";
import { kindOf } from "#src/entries/kinds.ts";
import type { Unsaved } from "#src/entries/unsaved.ts";
import { placed } from "./changes.ts";
import { checkEntry, knownAmong } from "./check.ts";
import { type Data, readAll } from "./entries.ts";
import { type EntryId, fileOf, folderOf } from "./files.ts";
import { pictureFile } from "./uploads.ts";
import { picturesIn } from "./write-entry.ts";

/** A form as pages would show it once it is saved. */
export type UnsavedEntry = Unsaved & {
  /** Files of pictures that are not where they will be, by where that is. */
  pictures: Record<string, string>;
  /** The entry's page, if it has one of its own. */
  page?: string;
};

/** @returns undefined while something in the form is wrong, and for what Astro reads when it starts */
export async function unsavedEntry(
  { kind, slug: name }: EntryId,
  entered: Data,
): Promise<UnsavedEntry | undefined> {
  const { format, schema } = kindOf(kind);
  if (format === "json") return undefined;
  const { slug, value } =
    name === "new" ? await placed(kind, entered) : { slug: name, value: entered };
  const id = { kind, slug };
  if ((await checkEntry(id, value)).length > 0) return undefined;
  const { data } = schema.safeParse(asShown(kind, value, await knownWith({ ...id, value })));
  if (data === undefined) return undefined;
  const page = previewOf({ ...id, value });
  return {
    collection: kind,
    id: slug || "index",
    data,
    filePath: fileOf(id),
    pictures: addedPictures(id, value),
    ...(page !== undefined && { page }),
  };
}

/** As if the form were saved. */
async function knownWith(form: EntryId & { value: Data }) {
  const others = (await readAll()).filter(
    ({ kind, slug }) => kind !== form.kind || slug !== form.slug,
  );
  return knownAmong([...others, { ...form, title: "", version: "" }]);
}

function addedPictures(id: EntryId, value: Data): Record<string, string> {
  const added = picturesIn(id, value).flatMap(({ value: name }) => {
    const to = join(folderOf(id), String(name));
    const from = pictureFile(folderOf(id), String(name));
    return from === undefined || from === to ? [] : [[`/${to}`, resolve(from)] as const];
  });
  return Object.fromEntries(added);
}
