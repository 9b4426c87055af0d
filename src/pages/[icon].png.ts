import type { APIRoute, GetStaticPaths } from "astro";
import sharp from "sharp";
import { brand } from "#src/entries/brand.ts";
import { logoOnSquare } from "#src/lib/theme/logo.ts";

type Icon = { size: number; share: number; ground?: string };

const ground = brand.colors.paper.light;

/** `size` in pixels; `share`: size of the logo relative to it. */
const icons: Record<string, Icon> = {
  "icon-192": { size: 192, share: 0.97 },
  "icon-512": { size: 512, share: 0.97 },
  // Launchers may crop maskable icons to a circle of 80% (W3C, "Web Application Manifest", 1.9).
  "icon-maskable-512": { size: 512, share: 0.56, ground },
  "apple-touch-icon": { size: 180, share: 0.78, ground },
};

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(icons).map(([icon, props]) => ({ params: { icon }, props }));

export const GET: APIRoute<Icon> = async ({ props: { size, share, ground } }) => {
  const drawing = Buffer.from(logoOnSquare(share, ground));
  const png = sharp(drawing, { density: (72 * size) / 100 }).resize(size, size);
  return new Response(new Uint8Array(await png.png({ compressionLevel: 9 }).toBuffer()));
};
