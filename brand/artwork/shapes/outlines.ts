import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";

/*
 * An SVG in an <img> cannot use the page's fonts, so text in the brand's typeface is converted to outlines. Code stays
 * text in the visitor's monospace font, as on the pages.
 */

const file = "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
const whole = await readFile(createRequire(import.meta.url).resolve(file));
const letters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32))}’“”·›−–×`;

async function fontOf(wght: number): Promise<harfbuzz.Font> {
  const options = {
    targetFormat: "sfnt",
    variationAxes: { wght },
    keepFeatures: ["kern"],
  } as const;
  const cut = await subsetFont(whole, letters, options);
  return new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(cut).buffer)));
}

const fonts = new Map(
  await Promise.all(
    ["400", "500", "600", "700"].map(
      async (weight) => [weight, await fontOf(Number(weight))] as const,
    ),
  ),
);
const unitsPerEm = 1000;

type Style = Readonly<Record<string, string>>;
const inherited = ["font-family", "font-size", "font-weight", "text-anchor", "letter-spacing"];

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
  );

/** Converts every text that is not in monospace to outlines. */
export function outlined(picture: string): string {
  const styles: Style[] = [{}];
  return picture.replace(
    /<text\b([^>]*)>([^<]*)<\/text>|<\/[^>]+>|<[^>]*>/g,
    (tag, own: string | undefined, words: string | undefined) => {
      const around = styles.at(-1) ?? {};
      if (own !== undefined && words !== undefined && !around["font-family"]?.includes("monospace"))
        return drawn(words, { ...around, ...attributesOf(own) }, attributesOf(own));
      if (tag.startsWith("</")) styles.pop();
      else if (!tag.endsWith("/>") && own === undefined)
        styles.push({ ...around, ...attributesOf(tag) });
      return tag;
    },
  );
}

function drawn(words: string, style: Style, own: Style): string {
  const font = fonts.get(style["font-weight"] ?? "400");
  if (!font) throw new Error(`No weight ${style["font-weight"]} for ${words}`);
  const scale = Number(style["font-size"]) / unitsPerEm;
  const spacing = Number(style["letter-spacing"] ?? 0);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(unescaped(words));
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const glyphs = buffer.getGlyphInfosAndPositions();
  const width = glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance * scale + spacing, 0);
  const anchored = { middle: width / 2, end: width }[style["text-anchor"] ?? ""] ?? 0;
  const pen = { x: Number(own["x"] ?? 0) - anchored, y: Number(own["y"] ?? 0) };
  const outlines = glyphs.map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
    if (codepoint === 0) throw new Error(`The font lacks a character of "${words}"`);
    const place = [pen.x + xOffset * scale, pen.y].map((value) => tenths(value) / 10);
    pen.x += xAdvance * scale + spacing;
    return `M${place.join(" ")}${relativePath(font.glyphToPath(codepoint), scale)}`;
  });
  const kept = Object.entries(own).filter(([key]) => !["x", "y", ...inherited].includes(key));
  return `<path${kept.map(([key, value]) => ` ${key}="${value}"`).join("")} d="${outlines.join("")}"/>`;
}

const unescaped = (words: string) =>
  words.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/**
 * Makes a glyph's outline relative, in tenths of a unit: equal letters have equal path data wherever they are, which
 * compresses well.
 */
function relativePath(outline: string, scale: number): string {
  let start = [0, 0];
  let at = start;
  return outline.replace(
    /([MLQC])([^MLQCZ]*)|Z/g,
    (_, letter: string | undefined, list: string) => {
      if (letter === undefined) {
        at = start;
        return "z";
      }
      const points = [...list.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, px, py]) => [
        tenths(Number(px) * scale),
        tenths(-Number(py) * scale),
      ]);
      const steps = points.flatMap((point) => point.map((v, i) => (v - (at[i] ?? 0)) / 10));
      at = points.at(-1) ?? at;
      if (letter === "M") start = at;
      return letter.toLowerCase() + joined(steps);
    },
  );
}

const tenths = (value: number) => Math.round(value * 10);

/** The shortest SVG notation of a list of numbers: `.5-3 .2`. */
const joined = (values: readonly number[]) =>
  values
    .map((value) => String(value).replace(/^(-?)0\./, "$1."))
    .reduce((all, value) => all + (all && !value.startsWith("-") ? " " : "") + value, "");
