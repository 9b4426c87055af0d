import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fromBuffer } from "@capsizecss/unpack";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import type { Brand } from "../../src/content/schemas/brand.ts";

const root = join(import.meta.dirname, "../..");
/** Words that no visitor reads. */
const exclude = ["**/*.test.ts", "src/content/schemas/**", "src/content/house-style/**"];
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));

/** The weights that the pages use: of headings one, of text a range. */
const weights = { display: [700], text: [400, 500, 600] } as const;

type Use = keyof typeof weights;

const rangeOf = (use: Use) => ({ min: Math.min(...weights[use]), max: Math.max(...weights[use]) });

/**
 * Cuts both fonts to ASCII (what visitors type) and every glyph the site's own words use, and
 * writes them to .generated/: a whole web font is the largest thing a page of this kind loads.
 * @returns their `@font-face` rules
 * @throws when one has not the weights it needs
 */
export async function cutFonts({ fonts }: Brand): Promise<string> {
  const glyphs = await glyphsInUse();
  let rules = "";
  for (const use of ["display", "text"] as const) {
    const whole = await readBrandFont(fonts[use]);
    await requireWeights(use, whole);
    const cut = await subsetFont(whole, glyphs, {
      targetFormat: "woff2",
      // Of what a font can do, the pages use kerning alone; ligatures and figures of one width go. Without GDEF,
      // kerning is one weight's at every weight: the differences would be a fourth of the file.
      keepFeatures: ["kern"],
      dropTables: ["GDEF"],
      variationAxes: { wght: rangeOf(use) },
    });
    await writeFile(join(root, ".generated", `${use}.woff2`), cut);
    rules += await facesOf(use, whole);
  }
  return rules;
}

/** @throws when a font lacks weights that its use needs */
export async function requireWeights(use: Use, font: Buffer): Promise<void> {
  const { min, max } = rangeOf(use);
  const sfnt = await subsetFont(font, "a", { targetFormat: "sfnt" });
  const { wght } = new Face(new Blob(sfnt)).getAxisInfos();
  if (wght && wght.min <= min && wght.max >= max) return;
  const has = wght ? `${wght.min} to ${wght.max}` : "one only";
  throw new Error(
    `src/content/brand/index.json: fonts.${use} needs the weights ${min} to ${max}, and has ${has}: take a variable font`,
  );
}

export const readBrandFont = (name: string) => readFile(join(root, "src/content/brand", name));

async function glyphsInUse(): Promise<string> {
  const used = new Set(ascii);
  const files = glob("{src,contract}/**/*.{ts,tsx,astro,yaml,json}", { cwd: root, exclude });
  for await (const file of files)
    for (const glyph of await readFile(join(root, file), "utf8")) used.add(glyph);
  return [...used].filter((glyph) => glyph >= " ").join("");
}

/**
 * What everybody has of Arial, and how wide its letters are on average, in ems, as capsize counts them. Android has
 * Roboto instead, whose letters are as wide (0.4448) unless they are bold (0.4521).
 */
const arial = {
  regular: { names: ["Arial", "ArialMT", "Liberation Sans", "Roboto"], width: 0.4459 },
  bold: { names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"], width: 0.48 },
};

/**
 * The font's own rule, and Arial's in its measures until it is there, so that nothing moves when it
 * arrives: each weight as wide as the font's own.
 */
async function facesOf(use: Use, whole: Buffer): Promise<string> {
  const family = `${use.charAt(0).toUpperCase()}${use.slice(1)}`;
  const { min, max } = rangeOf(use);
  let rules = `
@font-face {
  font-family: "${family}";
  font-weight: ${min} ${max};
  font-display: swap;
  src: url("./${use}.woff2") format("woff2");
}
`;
  for (const weight of weights[use]) {
    const options = { targetFormat: "sfnt", variationAxes: { wght: weight } } as const;
    const font = await fromBuffer(await subsetFont(whole, ascii, options));
    const like = weight < 600 ? arial.regular : arial.bold;
    const scale = font.xWidthAvg / font.unitsPerEm / like.width;
    const measure = (units: number) => percent(Math.abs(units) / font.unitsPerEm / scale);
    rules += `
@font-face {
  font-family: "${family} Fallback";
  font-weight: ${weight};
  src: ${like.names.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(scale)};
  ascent-override: ${measure(font.ascent)};
  descent-override: ${measure(font.descent)};
  line-gap-override: ${measure(font.lineGap)};
}
`;
  }
  return rules;
}

const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;
