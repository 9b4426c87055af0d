import { basename } from "node:path";
import sharp, { type OverlayOptions } from "sharp";

/** Pixels. A thumbnail shows the first part of a long page; the rest is in its own file. */
const thumb = { width: 240, height: 420 };
const gap = 16;
const label = 26;
const columns = 12; // three pages a row
const cell = { width: thumb.width + gap, height: thumb.height + label + gap };

/** Puts all pictures on one sheet, small, with the file's name under each. */
export async function makeSheet(pictures: { file: string }[], to: string): Promise<void> {
  const rows = Math.ceil(pictures.length / columns);
  const across = Math.min(columns, pictures.length);
  const parts = await Promise.all(
    pictures.map(async ({ file }, index): Promise<OverlayOptions[]> => {
      const left = gap + (index % columns) * cell.width;
      const top = gap + Math.floor(index / columns) * cell.height;
      return [
        { input: await small(file), left, top },
        { input: caption(basename(file, ".png")), left, top: top + thumb.height },
      ];
    }),
  );
  await sharp({
    create: {
      width: across * cell.width + gap,
      height: rows * cell.height + gap,
      channels: 3,
      background: "#8a8f98",
    },
  })
    .composite(parts.flat())
    .png({ palette: true })
    .toFile(to);
}

async function small(file: string): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .resize({ width: thumb.width })
    .toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, thumb.height);
  return sharp(data).extract({ left: 0, top: 0, width: thumb.width, height }).toBuffer();
}

const caption = (text: string) =>
  Buffer.from(
    `<svg width="${thumb.width}" height="${label}" xmlns="http://www.w3.org/2000/svg">` +
      `<text y="17" font-family="sans-serif" font-size="12" fill="#fff">${text}</text></svg>`,
  );
