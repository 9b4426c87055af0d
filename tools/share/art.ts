import { existsSync } from "node:fs";
import { join } from "node:path";
import { createElement, type CSSProperties, type ReactElement } from "react";
import sharp from "sharp";
import { arch } from "../../src/ui/arches/arch.ts";
import { gateOutline, thirteen } from "../../src/ui/arches/thirteen.ts";

const assets = join(import.meta.dirname, "../../src/assets");

/** What Open Graph and the large Twitter card ask for, in pixels. */
export const size = { width: 1200, height: 630 } as const;

export const svgAddress = (width: number, height: number, body: string) => {
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return `data:image/svg+xml;base64,${Buffer.from(`${start}${body}</svg>`).toString("base64")}`;
};

/** An element over the whole image. */
const drawing = (body: string) => {
  const src = svgAddress(size.width, size.height, body);
  return createElement("img", { src, style: { ...size, position: "absolute" } });
};

/** Arches within arches that stand on the lower edge, the outermost first. */
function arches(fills: string[], halfWidth: number, step: number, springing: number) {
  const paths = fills.map((fill, i) => {
    const half = halfWidth - step * i;
    const at = `translate(900 ${springing + (step * i) / 2})`;
    return `<path d="${arch(half, half * 0.9, 400, 6)}" fill="${fill}" transform="${at}"/>`;
  });
  return drawing(paths.join(""));
}

const frames = ["#1f3fae", "#1c62ab", "#0b8a8f", "#f0a51e"];
const lit = arches([...frames, "#ffe096"], 286, 46, 330);
const brand = thirteen.map(
  ({ transform, fill }) => `<path d="${gateOutline}" fill="${fill}" transform="${transform}"/>`,
);
const opening = `<path d="${arch(182, 164, 400, 6)}" transform="translate(194 272)"/>`;

/** A picture without a height keeps its proportions. */
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

type Kind = "scene" | "view" | "screen" | "screens" | "icons" | "people" | "gates";

/** What a kind of art shows behind its pictures, and where those stand, the front one last. */
const kinds: Record<Kind, [behind: ReactElement, ...Place[]]> = {
  scene: [arches(["#2f57d6"], 278, 0, 370), { left: 617, bottom: 0, width: 566 }],
  view: [
    arches(frames, 262, 20, 322),
    at(706, 90, 388, { height: 540, maskImage: `url(${svgAddress(388, 540, opening)})` }),
  ],
  screen: [lit, at(640, 184, 516, screen)],
  screens: [lit, at(716, 84, 420, screen), at(676, 196, 440, screen), at(616, 322, 470, screen)],
  icons: [lit, at(668, 282, 216, icon), at(916, 282, 216, icon)],
  people: [lit, at(602, 384, 228), at(970, 384, 228), at(750, 302, 300)],
  gates: [
    drawing(
      `<g transform="translate(560 -32) scale(1.03)"><g stroke="#fff" stroke-opacity=".16" stroke-width="1.5">${brand.join("")}</g><circle cx="350" cy="372" r="20" fill="#fff8e1"/></g>`,
    ),
  ],
};

const rooms = ["studio-table", "sketch-wall", "chai-break", "roof-terrace"];

/** The kind of art that the page at `path` has, and its pictures in src/assets. */
function artOf(path: string): [Kind, ...files: string[]] {
  const [, section = "", slug = ""] = path.split("/");
  const sum = [...slug].reduce((codes, letter) => codes + letter.charCodeAt(0), 3);
  const portraits = (slug ? [3, 7, 4] : [1, 5, 2]).map((number) => `portraits/${number}.svg`);
  const projects = slug ? [slug] : ["card-club", "rooi-boos", "passu-cones-hotel"];
  const sections: Record<string, [Kind, ...files: string[]]> = {
    "404": ["scene", "status/not-found.svg"],
    about: ["view", "scenes/about.svg"],
    careers: ["view", `scenes/culture/${rooms[sum % rooms.length]}.svg`],
    contact: ["people", ...portraits],
    "our-apps": ["icons", "apps/mojito-vpn.svg", "apps/ai-image-generator.svg"],
    portfolio: [slug ? "screen" : "screens", ...projects.map((it) => `projects/${it}-1200.webp`)],
    services: ["scene", "share/services-web-development.webp"],
    tech: ["scene", `share/technologies-${slug}.webp`],
  };
  return sections[section] ?? ["gates"];
}

/** The art of the page at `path`; the brand's gates where there are no pictures of its own. */
export async function drawArt(path: string): Promise<ReactElement[]> {
  const [kind, ...files] = artOf(path);
  const areThere = files.every((file) => existsSync(join(assets, file)));
  const [behind, ...places] = kinds[areThere ? kind : "gates"];
  return [behind, ...(await Promise.all(places.map((place, i) => picture(files[i] ?? "", place))))];
}

/** As PNG in the size it is shown in: the SVG that sharp draws can hold no WebP. */
async function picture(file: string, place: Place) {
  const { width, height } = place;
  const png = sharp(join(assets, file), { density: 144 }).resize({ width, height }).png();
  const src = `data:image/png;base64,${(await png.toBuffer()).toString("base64")}`;
  return createElement("img", { src, style: { ...place, position: "absolute" } });
}
