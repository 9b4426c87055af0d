import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp, { type Metadata, type Sharp } from "sharp";
import type { EntryId } from "#content/site.ts";
import { folderOf, isEntryFile } from "./files.ts";
import { drawing, isCutOff, otherKind } from "./picture-kinds.ts";
import { pictureProblem, sizeProblem } from "#content/picture-file.ts";
import { withoutFocus } from "#content/picture-focus.ts";

/** Pictures that were added to a form which is not saved yet. */
const folder = join(".generated", "uploads");

/** No page shows a picture wider; in pixels. Tall ones stay as tall as they are: they are cropped. */
const largest = 2400;

/** A panorama of a phone has 60; more take too long. */
const mostMegapixels = 250;

/** Of all pixels: some pictures are read as a whole (interlaced ones, WebP), and a pixel may have 8 bytes. */
const mostMegabytes = 1_000;

/** In pixels; of a JPEG. */
const tallest = 65_535;

/** In bytes. Photos that somebody saved as PNG have more. */
const largestPng = 3_000_000;

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
 * Prepares a picture for the site: turned upright, no wider than needed, without the place where it was taken.
 * @param name of the file it comes from
 * @returns the name to put into the form, or in a sentence why it cannot be used
 */
export async function addPicture(
  bytes: Uint8Array,
  name: string,
): Promise<{ name: string } | { problem: string }> {
  if (bytes.length === 0) return { problem: notComplete };
  const other = otherKind(bytes, name);
  if (other !== undefined) return { problem: other };
  const source = sharp(bytes, { failOn: "error", limitInputPixels: false });
  const known = await source.metadata().catch(() => undefined);
  if (!known) return { problem: isCutOff(bytes) ? notComplete : unreadable };
  // Compressed, or behind a long header: the first bytes did not say so.
  if (known.format === "svg") return { problem: drawing };
  const { width, height } = known.autoOrient;
  const megapixels = Math.round((width * height) / 1_000_000);
  const pixelBytes = known.channels * (known.depth === "uchar" ? 1 : 2);
  const most = Math.min(mostMegapixels, Math.floor(mostMegabytes / pixelBytes));
  if (megapixels > most)
    return { problem: `The picture has ${megapixels} megapixels, and needs at most ${most}.` };
  if (height > tallest)
    return { problem: `The picture is ${height} pixels tall, and may have ${tallest}: cut it.` };
  const isSmall = sizeProblem(width, height);
  if (isSmall) return { problem: `The picture ${isSmall}.` };
  const picture = await prepared(source, known).catch(() => undefined);
  if (!picture) return { problem: notComplete };
  const problem = pictureProblem(picture.data);
  if (problem) return { problem: `The picture ${problem}.` };
  return { name: await store(picture.data, `${stemOf(name)}.${picture.type}`) };
}

const unreadable = "This file is not a picture that can be read. Use a JPEG or PNG.";
const notComplete =
  "The file is not complete. Copy it from the phone or camera, or have it sent, once more.";

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

/** JPEG for photos, and for what is too large as PNG; PNG where something is transparent or was drawn. */
async function prepared(source: Sharp, { format, hasAlpha }: Metadata) {
  const upright = source.autoOrient().resize({ width: largest, withoutEnlargement: true });
  if (hasAlpha || format === "png" || format === "gif") {
    const data = await upright.clone().png().toBuffer();
    if (data.length <= largestPng) return { data, type: "png" };
    const { isOpaque } = await sharp(data).stats();
    if (!isOpaque)
      return { data: await upright.png({ palette: true, effort: 1 }).toBuffer(), type: "png" };
  }
  return { data: await upright.jpeg({ quality: 88 }).toBuffer(), type: "jpg" };
}

/** "Team photo (1).JPG" becomes "team-photo-1". */
const stemOf = (name: string) =>
  name
    .replace(/\.[^.]*$/, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 40) || "picture";
