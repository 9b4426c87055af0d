import type { APIRoute } from "astro";
import sharp from "sharp";
import { logoOnSquare } from "#src/lib/theme/logo.ts";

/* For programs that ask for /favicon.ico without reading a page, and browsers without SVG icons. */

/** In pixels. */
const sizes = [32, 48];

export const GET: APIRoute = async () => {
  const drawing = Buffer.from(logoOnSquare(0.97));
  const images = sizes.map((size) =>
    sharp(drawing, { density: (72 * size) / 100 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
  return new Response(new Uint8Array(icoOf(await Promise.all(images))));
};

/**
 * An ICO file of PNG images, as Windows Vista and all browsers read it.
 * https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
function icoOf(images: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach((image, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(sizes[index] ?? 0, at);
    head.writeUInt8(sizes[index] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4); // planes
    head.writeUInt16LE(32, at + 6); // bits per pixel
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  });
  return Buffer.concat([head, ...images]);
}
