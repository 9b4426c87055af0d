import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { formFor } from "#content/forms/forms.ts";
import { type Data, type EntryId, versionOf } from "#content/site.ts";
import { walk } from "#content/forms/fields.ts";
import { fileOf, folderOf, isEntryFile, readText, unfinished, writeEntryFile } from "./files.ts";
import { pictureFile, uploadedFile } from "./uploads.ts";
import { yamlOf } from "./yaml.ts";

/** Writes an entry with its pictures. @returns the version of its file */
export async function writeEntry(id: EntryId, value: Data): Promise<string> {
  const file = fileOf(id);
  const before = await readText(file);
  if (before === undefined) return writeNewEntry(id, value);
  await storeFiles(id, value, folderOf(id));
  const text = yamlOf(value, before);
  if (text !== before) await writeEntryFile(file, text);
  await dropFiles(id, before, text, value);
  return versionOf(text);
}

/** The folder appears with everything in it: Astro's server would miss what is written into a new folder at once. */
async function writeNewEntry(id: EntryId, value: Data): Promise<string> {
  if (!isEntryFile(fileOf(id))) throw new Error(`The editor does not write ${fileOf(id)}`);
  const folder = folderOf(id);
  const draft = join(dirname(folder), unfinished + id.slug);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await storeFiles(id, value, draft);
  const text = yamlOf(value);
  await writeFile(join(draft, basename(fileOf(id))), text, { flush: true });
  // Left by somebody who deleted the file only.
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  return versionOf(text);
}

/** Pictures and other files that an entry names, with their fields. */
export const filesIn = (id: EntryId, value: Data) =>
  [...walk(formFor(id.kind), value)].filter(
    ({ field, value: name }) =>
      (field.type === "picture" || field.type === "file") && typeof name === "string",
  );

/** Copies added files, and pictures that get another focus, to their names. Share images are known by theirs. */
async function storeFiles(id: EntryId, value: Data, folder: string) {
  for (const { value: name, path } of filesIn(id, value)) {
    const given = String(name);
    const from = pictureFile(folderOf(id), given);
    const key = String(path.at(-1));
    const isAdded = from !== undefined && from === uploadedFile(given);
    const stored = key === "shareImage" && isAdded ? given.replace(/^[^.]+/, "shareImage") : given;
    const to = join(folder, stored);
    if (!from || from === to) continue;
    if (!isEntryFile(join(folderOf(id), stored)))
      throw new Error(`The editor does not write ${stored}`);
    await copyFile(from, to);
    const parent = path.slice(0, -1).reduce<unknown>((at, it) => (at as Data)[it], value);
    (parent as Data)[key] = stored;
  }
}

/** Deletes files that the entry had and no longer names. */
async function dropFiles(id: EntryId, before: string | undefined, after: string, value: Data) {
  const shown = new Set(filesIn(id, value).map(({ value: name }) => name));
  const files = await readdir(folderOf(id));
  for (const name of files) {
    if (!shown.has(name) && before?.includes(name) && !after.includes(name))
      await rm(join(folderOf(id), name));
  }
}
