import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { pictureProblem } from "../../src/content/picture-file.ts";

/** Pictures that were added to a form which is not saved yet. */
const folder = join(".generated", "uploads");

/** No page shows a picture larger; in pixels. */
const largest = 2400;

/** The file of a picture that was added; undefined for pictures of the entry. */
export function uploadedFile(name: string): string | undefined {
  const file = join(folder, name);
  return /^[a-z\d-]+\.(?:png|jpg)$/.test(name) && existsSync(file) ? file : undefined;
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
  const stored = `${stemOf(name)}-${randomBytes(3).toString("hex")}.${ending}`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, stored), picture.data);
  return { name: stored };
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
