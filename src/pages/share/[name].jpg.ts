import type { APIRoute, GetStaticPaths } from "astro";
import sharp from "sharp";
import { kept } from "#src/lib/kept.ts";
import { size } from "#src/lib/share/art.ts";
import { drawCard } from "#src/lib/share/card.ts";
import { type Card, shareCards } from "#src/lib/share/cards.ts";

/* The share image (og:image) of each page. */

/** mozjpeg makes them a sixth smaller, for four times the processor time; nobody waits for them. */
const jpeg = { quality: 76, chromaSubsampling: "4:4:4", progressive: true } as const;

export const getStaticPaths: GetStaticPaths = () =>
  shareCards().map((card) => ({ params: { name: card.name }, props: card }));

/** As pixels, which takes longer than to draw a text on it. */
const backgrounds = new Map<string, Promise<Buffer>>();
function pixelsOf(svg: string): Promise<Buffer> {
  const pixels = backgrounds.get(svg) ?? sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  backgrounds.set(svg, pixels);
  return pixels;
}

export const GET: APIRoute<Card> = async ({ props: card }) => {
  const { behind, front } = await drawCard(card);
  const image = await kept(behind + front + JSON.stringify(jpeg), ".jpg", async () =>
    sharp(await pixelsOf(behind), { raw: { ...size, channels: 3 } })
      .composite([{ input: Buffer.from(front) }])
      .jpeg(jpeg)
      .toBuffer(),
  );
  return new Response(new Uint8Array(image));
};
