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
 * Makes the share image (og:image) of each page of a built site. Encoding takes most of the time, so images are
 * cached by their SVG.
 * @param folder the built site; images are written to the paths in its pages
 * @param origin the site's own
 * @throws when a title is too long
 */
export async function makeShareImages(folder: string, origin: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  for await (const file of glob("**/*.html", { cwd: folder })) {
    const page = readPage(await readFile(join(folder, file), "utf8"), file, folder, origin);
    if (!page.image.startsWith("/share/")) continue; // the entry has its own picture
    const svg = await drawCard(page);
    const hash = createHash("sha256").update(svg + JSON.stringify(jpeg));
    const cached = join(cache, `${hash.digest("hex")}.jpg`);
    if (!existsSync(cached)) {
      // Renamed when complete: a build may be interrupted.
      await writeFile(`${cached}.new`, await sharp(Buffer.from(svg)).jpeg(jpeg).toBuffer());
      await rename(`${cached}.new`, cached);
    }
    const image = join(folder, page.image);
    await mkdir(dirname(image), { recursive: true });
    await copyFile(cached, image);
  }
}
