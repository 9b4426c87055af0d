import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "..");
/** Words that no visitor reads. */
const exclude = ["**/*.test.ts"];
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));

/** The weights the pages use. */
const fonts = [
  {
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    output: "display.woff2",
    variationAxes: { wght: 700 },
  },
  {
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    output: "text.woff2",
    variationAxes: { wght: { min: 400, max: 600 } },
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
  for (const { file, output, variationAxes } of fonts) {
    const whole = await readFile(require.resolve(file));
    const options = { targetFormat: "woff2", keepFeatures, variationAxes } as const;
    await writeFile(join(root, ".generated", output), await subsetFont(whole, glyphs, options));
  }
}

async function glyphsInUse(): Promise<string> {
  const used = new Set(ascii);
  for (const folder of ["src", "contract"])
    for await (const file of glob(`${folder}/**/*.{ts,tsx,astro}`, { cwd: root, exclude }))
      for (const glyph of await readFile(join(root, file), "utf8")) used.add(glyph);
  return [...used].filter((glyph) => glyph >= " ").join("");
}
