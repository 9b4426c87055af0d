import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp, { type Metadata, type Sharp } from "sharp";
import type { EntryId } from "#content/site.ts";
import { folderOf, isEntryFile } from "./files.ts";
import { drawing, firstPage, kindOf, notComplete, otherKind, unreadable } from "./picture-kinds.ts";
import { pictureProblem, sizeProblem } from "#content/picture-file.ts";
import { brandFileFault } from "#content/rules/brand-file.ts";
import { withoutFocus } from "#content/picture-focus.ts";

/** Pictures and other files that were added to a form which is not saved yet. */
const folder = join(".generated", "uploads");

/** No page shows a picture wider; in pixels. Tall ones stay as tall as they are: they are cropped. */
const largest = 2400;

/** Of all pixels once they are decoded: many kinds are as a whole. A panorama of a phone has 180. */
const mostMegabytes = 1_000;

/** In pixels; of a JPEG. */
const tallest = 65_535;

/** In bytes. Photos that somebody saved as PNG have more. */
const largestPng = 3_000_000;

/** What was added under a name, of a picture whatever its focus; undefined for files of the entry. */
export function uploadedFile(name: string): string | undefined {
  const stored = withoutFocus(name);
  const file = join(folder, stored);
  return /^[a-z\d-]+\.(?:png|jpg|svg|woff2|ttf)$/.test(stored) && existsSync(file)
    ? file
    : undefined;
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
  const other = bytes.length === 0 ? notComplete : otherKind(bytes, name);
  if (other !== undefined) return { problem: other };
  const source = sharp(firstPage(bytes), { failOn: "error", limitInputPixels: false });
  const read = await source
    .metadata()
    .then(async (known) => problemOf(known, kindOf(bytes)) ?? (await prepared(source, known)))
    .catch((error: Error) => unreadable(bytes, error));
  if (typeof read === "string") return { problem: read };
  const problem = pictureProblem(read.data);
  if (problem) return { problem: `The picture ${problem}.` };
  return { name: await store(read.data, `${stemOf(name)}.${read.type}`) };
}

/**
 * Keeps a file of the brand, its logo or a font, as it is.
 * @param name of the file it comes from
 * @returns as above
 */
export async function addFile(
  bytes: Uint8Array,
  name: string,
): Promise<{ name: string } | { problem: string }> {
  const [ending] = /\.(?:svg|woff2|ttf)$/.exec(name.toLowerCase()) ?? [];
  if (ending === undefined) return { problem: "A logo is an SVG file, and a font .woff2 or .ttf." };
  const problem = brandFileFault(ending, bytes, "");
  if (problem) return { problem: `The file ${problem}.` };
  return { name: await store(bytes, stemOf(name) + ending) };
}

/** @returns why a picture that can be read is not taken, in a sentence */
function problemOf(known: Metadata, kind = "picture"): string | undefined {
  // Compressed, or behind a long header: the first bytes did not say so.
  if (known.format === "svg") return drawing;
  const { width, height } = known.autoOrient;
  const megapixels = (width * height) / 1_000_000;
  const megabytes = Math.round(megapixels * bytesOfPixel(known));
  if (megabytes > mostMegabytes)
    return `This ${kind} of ${Math.round(megapixels)} megapixels takes ${megabytes} MB to open, and may take ${mostMegabytes}. Export it as JPEG, ${largest} pixels wide.`;
  if (height > tallest)
    return `The picture is ${height} pixels tall, and may have ${tallest}: cut it.`;
  const isSmall = sizeProblem(width, height);
  return isSmall && `The picture ${isSmall}.`;
}

/** In memory. Measured of AVIF; a progressive JPEG is numbers of two bytes until it is whole. */
function bytesOfPixel({ format, channels, depth, isProgressive }: Metadata): number {
  if (format === "heif") return 18;
  if (format === "jpeg") return isProgressive ? 2 * channels : channels;
  return channels * (depth.endsWith("char") ? 1 : depth.endsWith("short") ? 2 : 4);
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
    .slice(0, 40) || "file";
