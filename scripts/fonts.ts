import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, "..");
/** Words that no visitor reads in these fonts: pictures have their own, tests have no reader. */
const exclude = ["app/art/**", "**/*.test.ts"];
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));

const fonts = [
  {
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    output: "display.woff2",
    axes: { wght: 700 },
  },
  {
    file: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    output: "text.woff2",
    axes: { wght: { min: 400, max: 600 } },
  },
];

/**
 * Cuts both fonts to ASCII (what visitors type) and every glyph the site's own words use, and
 * writes them to .generated/: a whole web font is the largest thing a page of this kind loads.
 */
export async function cutFonts(): Promise<void> {
  const glyphs = await glyphsInUse();
  await mkdir(join(root, ".generated"), { recursive: true });
  for (const { file, output, axes } of fonts) {
    const font = await readFile(require.resolve(file));
    const cut = await subsetFont(font, glyphs, { targetFormat: "woff2", variationAxes: axes });
    await writeFile(join(root, ".generated", output), cut);
  }
}

async function glyphsInUse(): Promise<string> {
  const used = new Set(ascii);
  for (const folder of ["app", "contract"])
    for await (const file of glob(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude }))
      for (const glyph of await readFile(join(root, file), "utf8")) used.add(glyph);
  return [...used].filter((glyph) => glyph >= " ").join("");
}
