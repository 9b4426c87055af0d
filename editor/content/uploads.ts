import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { type EntryId, folderOf, isEntryFile } from "./files.ts";
import { pictureProblem } from "#src/entries/picture-file.ts";
import { withoutFocus } from "#src/entries/picture-focus.ts";

/** Pictures that were added to a form which is not saved yet. */
const folder = join(".generated", "uploads");

/** No page shows a picture larger; in pixels. */
const largest = 2400;

/** The file of a picture that was added, whatever its focus; undefined for pictures of the entry. */
export function uploadedFile(name: string): string | undefined {
  const stored = withoutFocus(name);
  const file = join(folder, stored);
  return /^[a-z\d-]+\.(?:png|jpg)$/.test(stored) && existsSync(file) ? file : undefined;
}

/** The same, for the form that shows it. */
export const findPicture = async (id: EntryId, name: string) => pictureFile(folderOf(id), name);

/** The file of a picture in a form: of its entry, under this name or with another focus, or one that was added. */
export function pictureFile(entryFolder: string, name: string): string | undefined {
  if (/[/\\]/.test(name))
    return existsSync(join(entryFolder, name)) ? join(entryFolder, name) : undefined;
  const files = existsSync(entryFolder) ? readdirSync(entryFolder) : [];
  const same =
    files.find((it) => it === name) ?? files.find((it) => withoutFocus(it) === withoutFocus(name));
  return same === undefined ? uploadedFile(name) : join(entryFolder, same);
}

/**
 * Prepares a picture for the site: turned upright, no larger than needed, without the place where it was taken.
 * @param name of the file it comes from
 * @returns the name to put into the form, or in a sentence why it cannot be used
 */
export async function addPicture(
  bytes: Uint8Array,
  name: string,
): Promise<{ name: string } | { problem: string }> {
  if (/\.hei[cf]$/i.test(name))
    return {
      problem:
        "This is an HEIC picture, which browsers do not show. Open it on the phone or computer and export it as JPEG.",
    };
  if (/\.(?:svg|pdf)$/i.test(name))
    return { problem: "This is a drawing: export it as PNG, at least 1,200 pixels wide." };
  const picture = await prepared(bytes).catch(() => undefined);
  if (!picture)
    return { problem: "This file is not a picture that can be read. Use a JPEG or PNG." };
  const problem = pictureProblem(picture.data);
  if (problem) return { problem: `The picture ${problem}.` };
  const ending = picture.info.format === "png" ? "png" : "jpg";
  return { name: await store(picture.data, `${stemOf(name)}.${ending}`) };
}

/** Makes a picture of another entry one that was added. @param file from the project's root */
export async function reusePicture(file: string): Promise<{ name: string } | { problem: string }> {
  if (!isEntryFile(file) || !existsSync(file))
    return { problem: "This picture is no longer there." };
  const type = /\.png$/i.test(file) ? "png" : "jpg";
  return {
    name: await store(await readFile(file), `${stemOf(withoutFocus(basename(file)))}.${type}`),
  };
}

/** @returns a name that no other picture has */
async function store(bytes: Uint8Array, name: string): Promise<string> {
  const stored = name.replace(/\.\w+$/, (type) => `-${randomBytes(3).toString("hex")}${type}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, stored), bytes);
  return stored;
}

/** JPEG for photos, PNG where something is transparent or was drawn. */
async function prepared(bytes: Uint8Array) {
  const upright = sharp(bytes).rotate().resize(largest, largest, {
    fit: "inside",
    withoutEnlargement: true,
  });
  const { format, hasAlpha } = await sharp(bytes).metadata();
  const isDrawn = hasAlpha || format === "png" || format === "gif";
  const encoded = isDrawn ? upright.png() : upright.jpeg({ quality: 88, mozjpeg: true });
  return encoded.toBuffer({ resolveWithObject: true });
}

/** "Team photo (1).JPG" becomes "team-photo-1". */
const stemOf = (name: string) =>
  name
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 40) || "picture";
