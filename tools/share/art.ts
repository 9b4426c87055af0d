import { existsSync } from "node:fs";
import { join } from "node:path";
import { createElement, type CSSProperties, type ReactElement } from "react";
import sharp from "sharp";
import { brandFolder } from "../../src/content/brand-folder.ts";
import { brand } from "../../src/content/brand.ts";
import { blend } from "../../src/content/schemas/color.ts";
import type { ShareArt } from "../../src/slots/share-art.ts";
import { slotFile } from "../brand/slots.ts";
import type { SharePage } from "./page.ts";

const assets = join(import.meta.dirname, "../..", brandFolder, "assets");

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

// Typed by the engine's part, which a brand's replaces.
const { shareArt } = (await import(slotFile("share-art.ts"))) as { shareArt: ShareArt };
const { action } = brand.colors;
const lit = drawing(shareArt.lit);

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
    drawing(shareArt.plain(blend(action.dark, 0.25, action.light))),
    { left: 617, bottom: 0, width: 566 },
  ],
  view: [
    drawing(shareArt.view),
    at(706, 90, 388, { height: 540, maskImage: `url(${svgAddress(388, 540, shareArt.opening)})` }),
  ],
  screen: [lit, at(640, 184, 516, screen)],
  screens: [lit, at(716, 84, 420, screen), at(676, 196, 440, screen), at(616, 322, 470, screen)],
  icons: [lit, at(668, 282, 216, icon), at(916, 282, 216, icon)],
  people: [lit, at(602, 384, 228), at(970, 384, 228), at(750, 302, 300)],
  alone: [drawing(shareArt.alone)],
} satisfies Record<string, [background: ReactElement, ...Place[]]>;

type Art = [composition: keyof typeof compositions, ...files: string[]];

/** A page's composition and its pictures: those on the page, or drawings in the brand's assets. */
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
  return sections[section] ?? ["alone"];
}

/** The art of a page, or the brand's own picture if one is missing. */
export async function drawArt(page: SharePage): Promise<ReactElement[]> {
  const [composition, ...files] = artOf(page);
  const [, ...required] = compositions[composition];
  const isComplete = files.length >= required.length && files.every((file) => existsSync(file));
  const [background, ...places] = compositions[isComplete ? composition : "alone"];
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
