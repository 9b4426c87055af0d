import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium, type Browser, type Page } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { cardWidths } from "../../src/lib/pictures/picture-widths.ts";
import { launchArgs, requireProgram } from "../../tools/browsers.ts";
import { cardBytes, type Drawing, type Output } from "./drawings.ts";

const require = createRequire(import.meta.url);

const brandFonts = {
  "Instrument Sans": "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  "Bricolage Grotesque": "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
};

/** Further fonts of the drawings, with their Debian packages. */
const systemFonts: Record<string, string> = {
  P052: "fonts-urw-base35",
  C059: "fonts-urw-base35",
  "URW Bookman": "fonts-urw-base35",
  "URW Gothic": "fonts-urw-base35",
  Z003: "fonts-urw-base35",
  "DejaVu Sans Mono": "fonts-dejavu-core",
};

/** DejaVu Sans Mono, which Menlo derives from, under the name Menlo: the drawings use the system's monospace font. */
const monospace = ["", " Bold"].map(
  (style) =>
    `@font-face{font-family:Menlo;font-weight:${style ? 700 : 400};src:local("DejaVu Sans Mono${style}")}`,
);

/** Device pixels per CSS pixel: downscaled pictures are sharper. */
const density = 2;

/**
 * Opens a page in Chromium with the fonts of the drawings.
 * @throws naming the packages to install if a font is missing
 */
export async function openPage(): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({
    executablePath: requireProgram("chromium"),
    args: [...launchArgs, "--font-render-hinting=none"],
  });
  try {
    const page = await browser.newPage({ deviceScaleFactor: density });
    const faces = Object.entries(brandFonts).map(async ([family, file]) => {
      const font = await readFile(require.resolve(`@fontsource-variable/${file}`), "base64");
      return `@font-face{font-family:"${family}";font-weight:200 800;src:url(data:font/woff2;base64,${font})}`;
    });
    await page.setContent(
      `<style>${[...(await Promise.all(faces)), ...monospace].join("")}
      body{margin:0;background:none}svg{display:block;width:100vw;height:100vh}</style><main></main>`,
    );
    const missing = await page.evaluate(missingFonts, Object.keys(systemFonts));
    if (missing.length > 0) {
      const packages = new Set(missing.map((family) => systemFonts[family]));
      throw new Error(
        `The drawings need ${missing.join(", ")}: install ${[...packages].join(" ")}`,
      );
    }
    return { browser, page };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** Runs in the page. Text in a missing family is as wide as in the fallback. */
function missingFonts(families: string[]): string[] {
  const context = document.createElement("canvas").getContext("2d");
  const widthIn = (font: string) => {
    if (!context) return 0;
    context.font = `40px ${font}`;
    return context.measureText("Thirteen gates of Lahore, 1047").width;
  };
  return families.filter((family) =>
    ["serif", "cursive"].every(
      (fallback) => widthIn(`"${family}", ${fallback}`) === widthIn(fallback),
    ),
  );
}

/** Renders a drawing. @returns its files */
export async function render(
  page: Page,
  drawing: Drawing,
): Promise<{ file: string; bytes: Buffer }[]> {
  await page.setViewportSize({ width: drawing.width, height: drawing.height });
  await page.evaluate(async (markup) => {
    const main = document.querySelector("main");
    if (main) main.innerHTML = markup;
    await Promise.all([...document.fonts].map((face) => face.load()));
    await Promise.all([...document.images].map((image) => image.decode()));
  }, drawing.markup);
  const large = await page.screenshot({ omitBackground: true });
  return Promise.all(
    drawing.outputs.map(async (output) => ({
      file: output.file,
      bytes: await encode(sharp(large).resize({ width: output.width }), output),
    })),
  );
}

/** Lowers a card's AVIF quality step by step until it fits the byte limit. */
async function encode(picture: Sharp, output: Output): Promise<Buffer> {
  const bytes = await encodeAt(picture.clone(), output);
  const isCard = output.format === "avif" && cardWidths.some((width) => width === output.width);
  if (!isCard || bytes.length <= cardBytes) return bytes;
  return encode(picture, { ...output, quality: output.quality - 3 });
}

function encodeAt(picture: Sharp, { format, quality }: Output): Promise<Buffer> {
  if (format === "avif")
    return picture
      .removeAlpha()
      .avif({ quality, effort: 6, chromaSubsampling: "4:4:4" })
      .toBuffer();
  return picture.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
}
