import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fromBuffer } from "@capsizecss/unpack";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { brandFolder } from "#src/content/brand-folder.ts";
import type { Brand } from "#src/content/schemas/brand.ts";

const root = join(import.meta.dirname, "../..");
/** Files whose text is on no page. */
const exclude = ["**/*.test.ts", "src/content/schemas/**", `${brandFolder}/content/house-style/**`];
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));

/** The weights that the pages use; 500, between them, shares the fallback of 400. */
const weights = { display: [700], text: [400, 600] } as const;

type Use = keyof typeof weights;

const rangeOf = (use: Use) => ({ min: Math.min(...weights[use]), max: Math.max(...weights[use]) });

/**
 * Writes subsets of both fonts to .generated/: ASCII (what visitors type) and every character of the site's texts.
 * The whole fonts would be the largest downloads of a page.
 * @returns their `@font-face` rules
 * @throws when a font lacks weights that the pages use
 */
export async function writeFonts({ fonts }: Brand): Promise<string> {
  const glyphs = await charactersInUse();
  let rules = "";
  for (const use of ["display", "text"] as const) {
    const whole = await readBrandFile(fonts[use]);
    await requireWeights(use, whole);
    const subset = await subsetFont(whole, glyphs, {
      targetFormat: "woff2",
      // Kerning is the only feature the pages use. Dropping GDEF drops the kerning variations: all weights share one
      // kerning table, and the file is a quarter smaller.
      keepFeatures: ["kern"],
      dropTables: ["GDEF"],
      variationAxes: { wght: rangeOf(use) },
    });
    await writeFile(join(root, ".generated", `${use}.woff2`), subset);
    rules += await fontFaces(use, whole);
  }
  return rules;
}

/** @throws when the font lacks weights that the pages use */
export async function requireWeights(use: Use, font: Buffer): Promise<void> {
  const { min, max } = rangeOf(use);
  const sfnt = await subsetFont(font, "a", { targetFormat: "sfnt" });
  const { wght } = new Face(new Blob(sfnt)).getAxisInfos();
  if (wght && wght.min <= min && wght.max >= max) return;
  const has = wght ? `${wght.min} to ${wght.max}` : "one only";
  throw new Error(
    `content/brand/index.json: fonts.${use} needs weights ${min} to ${max} but has ${has}; use a variable font`,
  );
}

export const readBrandFile = (name: string) =>
  readFile(join(root, brandFolder, "content/brand", name));

async function charactersInUse(): Promise<string> {
  const used = new Set(ascii);
  const files = glob(
    [
      `{src,${brandFolder}/{content,components}}/**/*.{ts,tsx,astro,yaml,json}`,
      ".generated/words.ts",
    ],
    { cwd: root, exclude },
  );
  for await (const file of files)
    for (const character of await readFile(join(root, file), "utf8")) used.add(character);
  return [...used].filter((character) => character >= " ").join("");
}

/**
 * Local names of Arial and its equivalents, and Arial's average letter width in ems as capsize computes it.
 * Android has Roboto instead, which is as wide (0.4448) except in bold (0.4521).
 */
const arial = {
  regular: { names: ["Arial", "ArialMT", "Liberation Sans", "Roboto"], width: 0.4459 },
  bold: { names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"], width: 0.48 },
};

/**
 * `@font-face` rules for the font and for a metric-adjusted Arial as its fallback, one per weight, so that the swap
 * moves few lines.
 */
async function fontFaces(use: Use, whole: Buffer): Promise<string> {
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
    const fallback = weight < 600 ? arial.regular : arial.bold;
    const scale = font.xWidthAvg / font.unitsPerEm / fallback.width;
    const measure = (units: number) => percent(Math.abs(units) / font.unitsPerEm / scale);
    rules += `
@font-face {
  font-family: "${family} Fallback";
  font-weight: ${weight};
  src: ${fallback.names.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(scale)};
  ascent-override: ${measure(font.ascent)};
  descent-override: ${measure(font.descent)};
  line-gap-override: ${measure(font.lineGap)};
}
`;
  }
  return rules;
}

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(1))}%`;
