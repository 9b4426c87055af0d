import { existsSync } from "node:fs";
import { join } from "node:path";
import { createElement, type CSSProperties, type ReactElement } from "react";
import sharp from "sharp";
import { brand } from "../../src/content/brand.ts";
import { fiveColors } from "../../src/lib/theme/arch-colors.ts";
import { blend } from "../../src/content/schemas/color.ts";
import { arch } from "../../src/ui/arches/arch.ts";
import { gateOutline, thirteen } from "../../src/ui/arches/thirteen.ts";
import type { SharePage } from "./page.ts";

const assets = join(import.meta.dirname, "../../src/assets");

/** Recommended by Open Graph and for large Twitter cards, in pixels. */
export const size = { width: 1200, height: 630 } as const;

export const svgAddress = (width: number, height: number, body: string) => {
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return `data:image/svg+xml;base64,${Buffer.from(`${start}${body}</svg>`).toString("base64")}`;
};

/** A full-size image element of SVG markup. */
const drawing = (body: string) => {
  const src = svgAddress(size.width, size.height, body);
  return createElement("img", { src, style: { ...size, position: "absolute" } });
};

/** Nested arches standing on the lower edge; fills from the outermost inwards. */
function arches(fills: readonly string[], halfWidth: number, step: number, springing: number) {
  const paths = fills.map((fill, i) => {
    const half = halfWidth - step * i;
    const at = `translate(900 ${springing + (step * i) / 2})`;
    return `<path d="${arch(half, half * 0.9, 400, 6)}" fill="${fill}" transform="${at}"/>`;
  });
  return drawing(paths.join(""));
}

const { action } = brand.colors;
const lit = arches(fiveColors, 286, 46, 330);
const gates = thirteen.map(
  ({ transform, fill }) => `<path d="${gateOutline}" fill="${fill}" transform="${transform}"/>`,
);
const opening = `<path d="${arch(182, 164, 400, 6)}" transform="translate(194 272)"/>`;

/** Without a height, a picture keeps its proportions. */
type Place = CSSProperties & { width: number; height?: number };
const at = (left: number, top: number, width: number, style: Partial<Place> = {}): Place => ({
  left,
  top,
  width,
  ...style,
});
const boxShadow = "0 12px 22px #060b1899";
const screen = { borderRadius: 20, boxShadow };
const icon = { borderRadius: 50, boxShadow };

/** For each composition, its background and the places of its pictures, back to front. */
const compositions = {
  scene: [
    arches([blend(action.dark, 0.25, action.light)], 278, 0, 370),
    { left: 617, bottom: 0, width: 566 },
  ],
  view: [
    arches(fiveColors.slice(0, -1), 262, 20, 322),
    at(706, 90, 388, { height: 540, maskImage: `url(${svgAddress(388, 540, opening)})` }),
  ],
  screen: [lit, at(640, 184, 516, screen)],
  screens: [lit, at(716, 84, 420, screen), at(676, 196, 440, screen), at(616, 322, 470, screen)],
  icons: [lit, at(668, 282, 216, icon), at(916, 282, 216, icon)],
  people: [lit, at(602, 384, 228), at(970, 384, 228), at(750, 302, 300)],
  gates: [
    drawing(
      `<g transform="translate(560 -32) scale(1.03)"><g stroke="#fff" stroke-opacity=".16" stroke-width="1.5">${gates.join("")}</g><circle cx="350" cy="372" r="20" fill="#fff8e1"/></g>`,
    ),
  ],
} satisfies Record<string, [background: ReactElement, ...Place[]]>;

type Art = [composition: keyof typeof compositions, ...files: string[]];

/** A page's composition and its pictures: those on the page, or drawings in src/assets. */
function artOf({ path, pictures }: SharePage): Art {
  const [, section = "", slug = ""] = path.split("/");
  const asset = (file: string) => join(assets, file);
  const sections: Record<string, Art> = {
    "404": ["scene", asset("status/not-found.svg")],
    about: ["view", asset("scenes/about.svg")],
    careers: ["view", asset("scenes/culture/roof-terrace.svg")],
    contact: ["people", ...pictures],
    "our-apps": ["icons", ...pictures],
    portfolio: slug ? ["screen", ...pictures] : ["screens", ...pictures.slice(0, 3).toReversed()],
    services: ["scene", asset("share/services-web-development.webp")],
    tech: ["scene", asset(`share/technologies-${slug}.webp`)],
  };
  return sections[section] ?? ["gates"];
}

/** The art of a page, or the brand's gates if a picture is missing. */
export async function drawArt(page: SharePage): Promise<ReactElement[]> {
  const [composition, ...files] = artOf(page);
  const [, ...required] = compositions[composition];
  const isComplete = files.length >= required.length && files.every((file) => existsSync(file));
  const [background, ...places] = compositions[isComplete ? composition : "gates"];
  const pictures = places.map((place, i) => picture(files[i] ?? "", place));
  return [background, ...(await Promise.all(pictures))];
}

/** As PNG at display size: sharp's SVG renderer does not support WebP images. */
async function picture(file: string, place: Place) {
  const { width, height } = place;
  const png = sharp(file, { density: 144 }).resize({ width, height }).png();
  const src = `data:image/png;base64,${(await png.toBuffer()).toString("base64")}`;
  return createElement("img", { src, style: { ...place, position: "absolute" } });
}
