import type { APIRoute } from "astro";
import sharp from "sharp";
import { touchIcon } from "#src/lib/theme/logo.ts";

/** In pixels. */
const size = 180;

/** The icon on the home screen of a phone. */
export const GET: APIRoute = async () => {
  const drawing = sharp(Buffer.from(touchIcon()), { density: (72 * size) / 100 });
  const png = drawing.resize(size, size).png({ compressionLevel: 9 });
  return new Response(new Uint8Array(await png.toBuffer()));
};
