/*
 * npx node brand/artwork/render.ts brand/artwork/projects/hqre.svg …: writes the bitmaps in ../assets that show these
 * drawings. Pages load bitmaps because a visitor has none of the drawings' fonts.
 */
import { readFile, writeFile } from "node:fs/promises";
import { basename, extname, join, relative } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { viewBoxOf, widthToHeight } from "#content/schemas/view-box.ts";
import { cardWidths, headWidths, pictureWidths } from "#src/lib/pictures/drawing-widths.ts";
import { launchArgs, requireProgram } from "#tools/browsers.ts";

const assets = join(import.meta.dirname, "../assets");
const fonts = join(import.meta.dirname, "../content/brand/fonts");

/** A drawing, or a part of one. Widths are in pixels. */
type Picture = {
  viewBox: string;
  /** Width of the page in which the browser draws it. */
  width: number;
  /** In assets/. */
  bitmaps: readonly { file: string; width: number }[];
};

/** Projects with a page of their own. */
const withPage = ["cyber-guardians", "iamadesigner", "takenote"];

/** Windows and phones that home shows without what is around them. */
const screens: Readonly<Record<string, string>> = {
  "cyber-guardians": "44 36 552 364",
  takenote: "430 26 196 374",
};

/** What the texts beside screens are about, for phones: 360 of 640 wide, so that it is read. */
const narrow: Readonly<Record<string, string>> = {
  "cyber-guardians-campaign": "280 40 360 339",
  "cyber-guardians-report": "56 61 360 339",
  "iamadesigner-editor": "218 61 360 339",
  "iamadesigner-page": "36 61 360 339",
  "takenote-merge": "262 50 360 339",
  "takenote-week": "40 45 360 339",
};

/** Byte limit of a card's AVIF; larger ones are encoded at a lower quality. */
export const cardBytes = 25_000;

/** @param file the drawing's path in this folder @returns none if pages show the SVG in assets/ */
export function picturesOf(file: string, viewBox: string): Picture[] {
  const name = basename(file, ".svg");
  if (file.startsWith("projects/")) return projectPictures(name, viewBox);
  // Scenes on share images, which are built where the fonts of their code may be missing.
  const shared = /^scenes\/(technologies|services(?=\/web-development))\//.exec(file)?.[1];
  if (shared === undefined) return [];
  const bitmaps = [{ file: `share/${shared}-${name}.webp`, width: 880 }];
  return [{ viewBox, width: Number(viewBox.split(" ")[2]), bitmaps }];
}

function projectPictures(name: string, viewBox: string): Picture[] {
  const wide = withPage.includes(name) ? headWidths : pictureWidths;
  const whole =
    widthToHeight(viewBox) < 1
      ? { viewBox, width: 800, bitmaps: bitmapsOf(name, cardWidths, 800) }
      : { viewBox, width: 1200, bitmaps: bitmapsOf(name, wide, 800) };
  const part = narrow[name];
  if (part !== undefined) {
    const bitmaps = [{ file: `projects/${name}-narrow-800.avif`, width: 800 }];
    return [whole, { viewBox: part, width: 800, bitmaps }];
  }
  const screen = screens[name];
  if (screen === undefined) return [whole];
  // A phone stands beside a window that is more than twice as wide.
  const bitmaps =
    widthToHeight(screen) < 1
      ? bitmapsOf(`${name}-screen`, [600, 400, 250, 150], 400)
      : bitmapsOf(`${name}-screen`, [1200, 800, 500, 300], 800);
  return [whole, { viewBox: screen, width: 600, bitmaps }];
}

/** @param webp the width for browsers without AVIF */
const bitmapsOf = (name: string, avif: readonly number[], webp: number) => [
  ...avif.map((width) => ({ file: `projects/${name}-${width}.avif`, width })),
  { file: `projects/${name}-${webp}.webp`, width: webp },
];

const style = async () => `<style>
  @font-face { font-family: "Instrument Sans"; font-weight: 200 800; src: ${await embedded("text")} }
  @font-face { font-family: "Bricolage Grotesque"; font-weight: 200 800; src: ${await embedded("display")} }
  /* Menlo, which the drawings name for code, derives from it. */
  @font-face { font-family: Menlo; font-weight: 400; src: local("DejaVu Sans Mono") }
  @font-face { font-family: Menlo; font-weight: 700; src: local("DejaVu Sans Mono Bold") }
  body { margin: 0; background: none }
  svg { display: block; width: 100vw; height: 100vh }
</style>`;
const embedded = async (font: string) =>
  `url(data:font/woff2;base64,${await readFile(join(fonts, `${font}.woff2`), "base64")})`;

/** Draws a picture at two device pixels per pixel: bitmaps made smaller are sharper. @throws naming a missing font */
async function draw(page: Page, svg: string, { viewBox, width }: Picture): Promise<Buffer> {
  await page.setViewportSize({ width, height: Math.round(width / widthToHeight(viewBox)) });
  await page.setContent((await style()) + svg);
  const missing = await page.evaluate(async (viewBox) => {
    const root = document.querySelector("svg");
    root?.setAttribute("viewBox", viewBox);
    root?.setAttribute("preserveAspectRatio", "xMidYMid slice");
    const loads = await Promise.allSettled([...document.fonts].map((face) => face.load()));
    if (loads.some(({ status }) => status === "rejected")) return ["DejaVu Sans Mono"];
    // Text in a missing font is as wide as in the fallback.
    const context = document.createElement("canvas").getContext("2d");
    const widthIn = (font: string) => {
      if (context) context.font = `40px ${font}`;
      return context?.measureText("Thirteen gates of Lahore, 1047").width;
    };
    const families = [...document.querySelectorAll("[font-family]")].map(
      (element) => element.getAttribute("font-family")?.split(",")[0] ?? "",
    );
    return families.filter(
      (family) =>
        family !== "ui-monospace" &&
        ["serif", "cursive"].every(
          (fallback) => widthIn(`"${family}", ${fallback}`) === widthIn(fallback),
        ),
    );
  }, viewBox);
  if (missing.length > 0)
    throw new Error(`Not installed: ${missing.join(", ")}. docs/content.md names the packages.`);
  return page.screenshot({ omitBackground: true });
}

/** Lowers a card's AVIF quality step by step until it fits the byte limit. */
async function encode(
  drawn: Buffer,
  file: string,
  width: number,
  quality?: number,
): Promise<Buffer> {
  const bitmap = sharp(drawn).resize({ width });
  if (extname(file) === ".webp")
    return bitmap.webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer();
  // Only dense screens load the larger card, on which artifacts are half as large; below 58 small text is blurred.
  const wanted = quality ?? (width === cardWidths[1] ? 54 : 58);
  const options = { quality: wanted, effort: 6, chromaSubsampling: "4:4:4" };
  const bytes = await bitmap.removeAlpha().avif(options).toBuffer();
  const isCard = cardWidths.some((it) => it === width);
  return isCard && bytes.length > cardBytes ? encode(drawn, file, width, wanted - 3) : bytes;
}

if (import.meta.main) {
  const browser = await chromium.launch({
    executablePath: requireProgram("chromium"),
    args: [...launchArgs, "--font-render-hinting=none"],
  });
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  for (const path of process.argv.slice(2)) {
    const svg = await readFile(path, "utf8");
    for (const picture of picturesOf(relative(import.meta.dirname, path), viewBoxOf(svg))) {
      const drawn = await draw(page, svg, picture);
      for (const { file, width } of picture.bitmaps) {
        await writeFile(join(assets, file), await encode(drawn, file, width));
        console.log(file);
      }
    }
  }
  await browser.close();
}
