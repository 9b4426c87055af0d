/*
 * npm run pictures: writes the pictures in ../assets. SVGs are written directly. Bitmaps (projects, scenes of share
 * images) need a browser and fonts, so only those whose drawing has changed are rendered;
 * `npm run pictures -- takenote` renders those with "takenote" in their key, changed or not.
 *
 * A picture that was not drawn here, or was changed or deleted since, is left alone.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { allDrawings, hashOf, root } from "./drawings.ts";
import { openManifest } from "./manifest.ts";
import { openPage, render } from "./render.ts";
import { svgFiles } from "./svg-files.ts";

const wanted = process.argv.slice(2);
const isWanted = (key: string) => wanted.some((part) => key.includes(part));
const manifest = await openManifest();

for (const [file, svg] of svgFiles)
  await manifest.write(file, Buffer.from(`${svg}\n`), isWanted(file));

const drawings = await allDrawings();
const due = drawings.filter(
  (drawing) =>
    isWanted(drawing.key) ||
    (wanted.length === 0 && manifest.drawings[drawing.key] !== hashOf(drawing)),
);
if (due.length > 0) {
  const { browser, page } = await openPage();
  try {
    for (const drawing of due) {
      for (const { file, bytes } of await render(page, drawing))
        await manifest.write(file, bytes, isWanted(drawing.key));
      manifest.drawings[drawing.key] = hashOf(drawing);
      console.log(drawing.key);
    }
  } finally {
    await browser.close();
  }
}

const files = [
  ...svgFiles.keys(),
  ...drawings.flatMap(({ outputs }) => outputs.map((it) => it.file)),
];
for (const file of await manifest.unused(files)) await rm(join(root, file));
await manifest.save(
  drawings.map(({ key }) => key),
  files,
);
console.log(
  `${svgFiles.size} SVGs, ${due.length} of ${drawings.length} drawings rendered. Left alone: ${manifest.leftAlone.length}`,
);
for (const file of manifest.leftAlone) console.log(`  ${file}`);
