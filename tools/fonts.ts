import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { fontOf, tablesOf } from "./sfnt.ts";

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "..");
/** Words that no visitor reads. */
const exclude = ["**/*.test.ts"];
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));

type Axes = Parameters<typeof subsetFont>[2]["variationAxes"];

type Font = {
  file: string;
  output: string;
  axes: Axes;
  /** Where kerning is taken from, for all of `axes`: the differences would be a fourth of the file. */
  kerningAt?: Axes;
};

const fonts: readonly Font[] = [
  {
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    output: "display.woff2",
    axes: { wght: 700 },
  },
  {
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    output: "text.woff2",
    axes: { wght: { min: 400, max: 600 } },
    kerningAt: { wght: 400 },
  },
];

/** Of what a font can do, the pages use kerning alone; ligatures and figures of one width go. */
const keepFeatures = ["kern"];

/**
 * Cuts both fonts to ASCII (what visitors type) and every glyph the site's own words use, and
 * writes them to .generated/: a whole web font is the largest thing a page of this kind loads.
 */
export async function cutFonts(): Promise<void> {
  const glyphs = await glyphsInUse();
  await mkdir(join(root, ".generated"), { recursive: true });
  for (const font of fonts)
    await writeFile(join(root, ".generated", font.output), await cut(font, glyphs));
}

async function cut({ file, axes, kerningAt }: Font, glyphs: string): Promise<Buffer> {
  const whole = await readFile(require.resolve(file));
  const woff2 = { targetFormat: "woff2", keepFeatures } as const;
  if (!kerningAt) return subsetFont(whole, glyphs, { ...woff2, variationAxes: axes });

  const sfnt = { targetFormat: "sfnt", keepFeatures } as const;
  const tables = tablesOf(await subsetFont(whole, glyphs, { ...sfnt, variationAxes: axes }));
  const pinned = tablesOf(await subsetFont(whole, glyphs, { ...sfnt, variationAxes: kerningAt }));
  for (const tag of ["GPOS", "GDEF"]) {
    const table = pinned.get(tag);
    if (!table) throw new Error(`${file} has no table ${tag}`);
    tables.set(tag, table);
  }
  return subsetFont(fontOf(tables), glyphs, woff2);
}

async function glyphsInUse(): Promise<string> {
  const used = new Set(ascii);
  for (const folder of ["src", "contract"])
    for await (const file of glob(`${folder}/**/*.{ts,tsx,astro}`, { cwd: root, exclude }))
      for (const glyph of await readFile(join(root, file), "utf8")) used.add(glyph);
  return [...used].filter((glyph) => glyph >= " ").join("");
}
