import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, glob, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { drawCard } from "./card.ts";
import { readPage } from "./page.ts";

const cache = join(import.meta.dirname, "../../node_modules/.cache/share-images");
const jpeg = { quality: 80, chromaSubsampling: "4:4:4", mozjpeg: true } as const;

/**
 * Makes the image that each page of a built site shows where it is shared. Encoding takes most of
 * the time: an image that was drawn before is taken from the cache.
 * @param folder a built site; the images go where its pages say
 * @param origin the site's own address
 * @throws when a title has no room
 */
export async function makeShareImages(folder: string, origin: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  for await (const file of glob("**/*.html", { cwd: folder })) {
    const page = readPage(await readFile(join(folder, file), "utf8"), file, folder, origin);
    if (!page.image.startsWith("/share/")) continue; // a picture of the entry's own
    const svg = await drawCard(page);
    const hash = createHash("sha256").update(svg + JSON.stringify(jpeg));
    const made = join(cache, `${hash.digest("hex")}.jpg`);
    if (!existsSync(made)) {
      // Under its name only when it is whole: a build may be interrupted.
      await writeFile(`${made}.new`, await sharp(Buffer.from(svg)).jpeg(jpeg).toBuffer());
      await rename(`${made}.new`, made);
    }
    const image = join(folder, page.image);
    await mkdir(dirname(image), { recursive: true });
    await copyFile(made, image);
  }
}
