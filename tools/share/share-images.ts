import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { drawCard } from "./card.ts";
import { sharePages } from "./pages.ts";

const defaultCache = join(import.meta.dirname, "../../node_modules/.cache/share-images");
const jpeg = { quality: 80, chromaSubsampling: "4:4:4", mozjpeg: true } as const;

/**
 * Makes the image that each page of a built site shows where it is shared. Encoding takes most of
 * the time: an image that was drawn before is taken from the cache.
 *
 * @param folder a built site; the images go where its pages say
 * @param origin the site's own address
 * @throws when two pages ask for one image, or a title has no room
 */
export async function makeShareImages(
  folder: string,
  origin: string,
  cache = defaultCache,
): Promise<void> {
  const pages = await sharePages(folder, origin);
  await mkdir(cache, { recursive: true });
  for (const page of pages) {
    const svg = await drawCard(page);
    const hash = createHash("sha256")
      .update(JSON.stringify([svg, jpeg]))
      .digest("hex");
    const made = join(cache, `${hash}.jpg`);
    if (!existsSync(made)) {
      // Under its name only when it is whole: a build may be interrupted.
      await writeFile(`${made}.new`, await sharp(Buffer.from(svg)).jpeg(jpeg).toBuffer());
      await rename(`${made}.new`, made);
    }
    const file = join(folder, page.image);
    await mkdir(dirname(file), { recursive: true });
    await copyFile(made, file);
  }
}
