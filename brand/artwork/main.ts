/*
 * npm run pictures: writes every committed picture. SVGs are written directly. Bitmaps (projects, scenes of share
 * images) need a browser and fonts, so only those whose drawing has changed are rendered;
 * `npm run pictures -- takenote` renders those with "takenote" in their key, changed or not.
 */
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { allDrawings, folders, hashOf, manifestFile, root } from "./drawings.ts";
import { openPage, render } from "./render.ts";
import { svgFiles } from "./svg-files.ts";

for (const [file, svg] of svgFiles) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), `${svg}\n`);
}

const wanted = process.argv.slice(2);
const drawings = await allDrawings();
const done = JSON.parse(await readFile(manifestFile, "utf8").catch(() => "{}")) as Record<
  string,
  string
>; // as written below
const due = drawings.filter(
  (drawing) =>
    wanted.some((part) => drawing.key.includes(part)) ||
    (wanted.length === 0 && done[drawing.key] !== hashOf(drawing)),
);

if (due.length > 0) {
  const { browser, page } = await openPage();
  try {
    for (const drawing of due) {
      await render(page, drawing);
      done[drawing.key] = hashOf(drawing);
      console.log(drawing.key);
    }
  } finally {
    await browser.close();
  }
}
await removeUnused();
const hashes = drawings.map(({ key }) => [key, done[key]]);
await writeFile(manifestFile, `${JSON.stringify(Object.fromEntries(hashes), undefined, 2)}\n`);
console.log(
  `${svgFiles.size} SVGs written, ${due.length} of ${drawings.length} drawings rendered.`,
);

/** Deletes the pictures of drawings that no longer exist. */
async function removeUnused() {
  const files = new Set(drawings.flatMap(({ outputs }) => outputs.map(({ file }) => file)));
  for (const folder of folders)
    for await (const file of glob(`${folder}/*.{avif,webp}`, { cwd: root }))
      if (!files.has(file)) await rm(join(root, file));
}
