import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { root } from "../../artwork/drawings.ts";
import { type Layer, size } from "./arrange.ts";
import { artOf } from "./art.ts";
import { layOut, type Layout } from "./layout.ts";
import { openLettering } from "./lettering.ts";
import { sharePages } from "./pages.ts";

const defaultCache = join(root, ".generated", "share");

/** Changes with the way images are put together and encoded, so that old ones are not taken. */
const recipe = { quality: 80, version: 1 };

/**
 * Makes the image that each page of a built site shows where it is shared. One that was made
 * before of the same words and pictures is taken from .generated/share.
 *
 * @param folder a built site; the images go where its pages say
 * @param origin the site's own address
 * @param cache where images are kept between builds; those no page has any more are taken out
 * @throws when two pages ask for one image, or a title has no room
 */
export async function makeShareImages(
  folder: string,
  origin: string,
  cache: string = defaultCache,
): Promise<void> {
  const letters = await openLettering();
  await mkdir(cache, { recursive: true });
  const used = new Set<string>();
  for (const page of await sharePages(folder, origin)) {
    const layout = layOut(page, artOf(page.path), letters);
    const name = `${await hashOf(layout)}.jpg`;
    used.add(name);
    const made = join(cache, name);
    if (!existsSync(made)) await writeFile(made, await draw(layout));
    const file = join(folder, page.image);
    await mkdir(dirname(file), { recursive: true });
    await copyFile(made, file);
  }
  for (const name of await readdir(cache)) if (!used.has(name)) await rm(join(cache, name));
}

async function hashOf(layout: Layout): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([recipe, layout]));
  for (const { file } of layout.layers) hash.update(await readFile(join(root, file)));
  return hash.digest("hex").slice(0, 24);
}

async function draw({ ground, layers }: Layout): Promise<Buffer> {
  const parts = await Promise.all(
    layers.map(async (layer) => ({ input: await cut(layer), left: layer.left, top: layer.top })),
  );
  return sharp(Buffer.from(ground))
    .resize(size)
    .composite(parts)
    .flatten()
    .jpeg({ quality: recipe.quality, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
}

async function cut({ file, width, height, mask }: Layer): Promise<Buffer> {
  const picture = sharp(join(root, file), { density: 144 });
  const whole = { fit: "contain", position: "bottom", background: "#0000" } as const;
  if (mask === undefined)
    return picture
      .resize({ width, height, ...whole })
      .png()
      .toBuffer();
  const seen = await picture.resize({ width, height }).ensureAlpha().png().toBuffer();
  return sharp(seen)
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png()
    .toBuffer();
}
