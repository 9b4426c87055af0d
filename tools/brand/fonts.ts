import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fromBuffer } from "@capsizecss/unpack";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { brandFolder } from "#content/brand-folder.ts";
import type { Brand } from "#content/schemas/brand.ts";
import { writeWhole } from "#server/write-whole.ts";
import { layoutOf } from "./layout-features.ts";
import { type ShownText, shownTexts } from "./shown-characters.ts";

const root = join(import.meta.dirname, "../..");
/** Of which capsize takes the average width. */
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));

/** The weights that the pages use; 500, between them, shares the fallback of 400. */
const weights = { display: [700], text: [400, 600] } as const;

type Use = keyof typeof weights;

const rangeOf = (use: Use) => ({ min: Math.min(...weights[use]), max: Math.max(...weights[use]) });

/**
 * Writes subsets of both fonts to .generated/: ASCII (what visitors type) and every character of the site's texts.
 * The whole fonts would be the largest downloads of a page.
 * @returns their `@font-face` rules, the language of the texts, and one line for each file of the brand with characters that a font lacks
 * @throws when a font lacks weights that the pages use
 */
export async function writeFonts({ fonts }: Brand) {
  const { language, texts } = await shownTexts();
  let rules = "";
  const notes: string[] = [];
  for (const use of ["display", "text"] as const) {
    const whole = await readBrandFile(fonts[use]);
    const face = await faceOf(whole);
    requireWeights(use, face);
    const isBoth = fonts.text === fonts.display;
    if (use === "display" || !isBoth)
      notes.push(...lacking(isBoth ? "fonts.display and fonts.text" : `fonts.${use}`, face, texts));
    const subset = await subsetOf(use, whole, language, texts);
    await writeWhole(join(root, ".generated", `${use}.woff2`), subset);
    rules += await fontFaces(use, whole, charactersOf(face));
  }
  return { language, rules, notes };
}

/** The part of a font that texts in a language need, as WOFF2. */
export async function subsetOf(
  use: Use,
  whole: Buffer,
  language: string,
  texts: readonly ShownText[],
): Promise<Buffer> {
  // Composed, too: some keyboards and programs write letter and accent apart, and browsers look for both in one.
  const characters = new Set(texts.flatMap(({ text }) => [text, text.normalize()]).join(""));
  const present = characters.intersection(charactersOf(await faceOf(whole)));
  return subsetFont(whole, [...present].join(""), {
    targetFormat: "woff2",
    ...layoutOf(present, language),
    variationAxes: { wght: rangeOf(use) },
  });
}

export const faceOf = async (font: Buffer): Promise<Face> =>
  new Face(
    new Blob(await subsetFont(font, undefined, { targetFormat: "sfnt", keepAllGlyphs: true })),
  );

/** harfbuzzjs gives numbers in its own memory, which moves when it grows. */
export const charactersOf = (face: Face): Set<string> =>
  new Set(Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code)));

/** @throws when the font lacks weights that the pages use */
export function requireWeights(use: Use, face: Face): void {
  const { min, max } = rangeOf(use);
  const { wght } = face.getAxisInfos();
  if (wght && wght.min <= min && wght.max >= max) return;
  const has = wght ? `${wght.min} to ${wght.max}` : "one only";
  throw new Error(
    `content/brand/index.yaml: fonts.${use} needs weights ${min} to ${max} but has ${has}; use a variable font`,
  );
}

export const readBrandFile = (name: string) =>
  readFile(join(root, brandFolder, "content/brand", name));

/** Spaces, invisible characters and emoji, which are the system's, look the same in any font. */
const isDrawn = (character: string) =>
  !/[\s\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}\p{Cc}]/u.test(character);

/** One line for each file of the brand with characters that a font lacks; one for all if it has none of the Latin script. */
export function lacking(font: string, face: Face, texts: readonly ShownText[]): string[] {
  const has = charactersOf(face);
  const isLatin = has.has("a");
  // Punctuation comes with them.
  const others = isLatin ? /./su : /[^\p{sc=Latin}\p{sc=Common}]/u;
  const isLacked = (character: string) =>
    !has.has(character) && others.test(character) && isDrawn(character);
  const files = new Map<string, Set<string>>();
  for (const { text, file } of texts)
    for (const character of file === undefined ? "" : text.normalize())
      if (isLacked(character))
        files.set(file ?? "", (files.get(file ?? "") ?? new Set()).add(character));
  const then = "pages show them in another font, share images may leave them out";
  const ofFiles = [...files].map(
    ([file, characters]) => `${file} has ${[...characters].join(" ")}, not in ${font}: ${then}`,
  );
  return isLatin
    ? ofFiles
    : [
        `No Latin letters and figures in ${font}: ${then}; take a file with both scripts`,
        ...ofFiles,
      ];
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
export async function fontFaces(
  use: Use,
  whole: Buffer,
  characters: ReadonlySet<string>,
): Promise<string> {
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
    // Without Latin letters capsize measures the sign for what is missing, and pages show all theirs in the fallback.
    const isLatin = characters.has("a");
    const scale = isLatin ? font.xWidthAvg / font.unitsPerEm / fallback.width : 1;
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
