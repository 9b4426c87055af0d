import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRoute, GetStaticPaths } from "astro";
import sharp from "sharp";
import { drawCard } from "#src/lib/share/card.ts";
import { type Card, shareCards } from "#src/lib/share/cards.ts";

/* The share image (og:image) of each page. Encoding takes most of the time, so images are cached by their SVG. */

// Beside what Astro keeps, which the editor keeps from publish to publish.
const cache = "node_modules/.astro/share-images";
const jpeg = { quality: 80, chromaSubsampling: "4:4:4", mozjpeg: true } as const;

export const getStaticPaths: GetStaticPaths = () =>
  shareCards().map((card) => ({ params: { name: card.name }, props: card }));

export const GET: APIRoute<Card> = async ({ props: card }) => {
  const svg = await drawCard(card);
  const hash = createHash("sha256").update(svg + JSON.stringify(jpeg));
  const cached = join(cache, `${hash.digest("hex")}.jpg`);
  if (!existsSync(cached)) {
    await mkdir(cache, { recursive: true });
    // Renamed when complete: a build may be interrupted.
    await writeFile(`${cached}.new`, await sharp(Buffer.from(svg)).jpeg(jpeg).toBuffer());
    await rename(`${cached}.new`, cached);
  }
  return new Response(new Uint8Array(await readFile(cached)));
};
