import { createElement, type CSSProperties, type ReactElement } from "react";
import sharp from "sharp";
import { brand } from "#src/entries/brand.ts";
import { blend } from "#content/schemas/color.ts";
import { direction } from "#src/lib/direction.ts";
import { formatOf, positionOf } from "#src/lib/pictures/formats.ts";
import { shareArt } from "#slots/share-art.ts";

/** Recommended by Open Graph and for large Twitter cards, in pixels. */
export const size = { width: 1200, height: 630 } as const;

export const svgAddress = (width: number, height: number, body: string) => {
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return `data:image/svg+xml;base64,${Buffer.from(`${start}${body}</svg>`).toString("base64")}`;
};

/** A full-size image element of SVG markup. */
const drawing = (body: string) => {
  const src = svgAddress(
    size.width,
    size.height,
    direction ? `<g transform="translate(${size.width})scale(-1 1)">${body}</g>` : body,
  );
  return createElement("img", { src, style: { ...size, position: "absolute" } });
};

const lit = drawing(shareArt.lit);

/** Without a height, a picture keeps its proportions. Its distance is that from where lines begin. */
type Place = CSSProperties & { left: number; width: number; height?: number };
const boxShadow = "0 12px 22px #060b1899";
const screen = { borderRadius: 20, boxShadow };
const icon = { width: 216, borderRadius: 50, boxShadow };
const maskImage = `url(${svgAddress(388, 540, shareArt.opening)})`;

/** For each composition, its background and the places of its pictures, back to front. */
const compositions = {
  scene: [
    drawing(shareArt.plain(blend(brand.colors.action.dark, 0.25, brand.colors.action.light))),
    { left: 617, bottom: 0, width: 566 },
  ],
  view: [drawing(shareArt.view), { left: 706, top: 90, width: 388, height: 540, maskImage }],
  screen: [lit, { left: 640, top: 184, width: 516, ...screen }],
  screens: [
    lit,
    { left: 716, top: 84, width: 420, ...screen },
    { left: 676, top: 196, width: 440, ...screen },
    { left: 616, top: 322, width: 470, ...screen },
  ],
  icons: [lit, { left: 668, top: 282, ...icon }, { left: 916, top: 282, ...icon }],
  people: [
    lit,
    { left: 602, top: 384, width: 228 },
    { left: 970, top: 384, width: 228 },
    { left: 750, top: 302, width: 300 },
  ],
  alone: [drawing(shareArt.alone)],
} satisfies Record<string, [background: ReactElement, ...Place[]]>;

/** A composition and its pictures' files, from the project's root with / in front. */
export type Art = [composition: keyof typeof compositions, ...files: (string | undefined)[]];

/** What is beside the title: a background, which many pages share, and pictures on it; the brand's own if a file is missing. */
export async function drawArt([composition, ...files]: Art): Promise<
  [background: ReactElement, pictures: ReactElement[]]
> {
  const [background, ...places] = compositions[composition];
  const pictures = places.flatMap((place, i) => (files[i] ? [picture(files[i], place)] : []));
  if (pictures.length < places.length) return [compositions.alone[0], []];
  return [background, await Promise.all(pictures)];
}

/** As PNG at display size: sharp's SVG renderer does not support WebP images. An own picture is cropped as on its page. */
async function picture(file: string, place: Place) {
  const own = formatOf(file);
  const { left, ...style } = place;
  const { width, height = own?.height && Math.round((place.width * own.height) / own.width) } =
    place;
  const position = own ? positionOf(file) : "center";
  const png = sharp(`.${file}`, { density: 144 }).resize({ width, height, position }).png();
  const src = `data:image/png;base64,${(await png.toBuffer()).toString("base64")}`;
  return createElement("img", {
    src,
    style: { ...style, [direction ? "right" : "left"]: left, position: "absolute" },
  });
}
