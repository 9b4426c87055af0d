/*
 * npm run pictures: writes every committed picture. The SVGs come straight from the programs in
 * this folder. The others (projects, scenes of the share images) need a browser and its
 * fonts, so only those that changed since the last time are drawn again;
 * `npm run pictures -- takenote` draws those with this in their name in any case.
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
>; // written below
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

/** Takes away the pictures of drawings that are no more. */
async function removeUnused() {
  const files = new Set(drawings.flatMap(({ outputs }) => outputs.map(({ file }) => file)));
  for (const folder of folders)
    for await (const file of glob(`${folder}/*.{avif,webp}`, { cwd: root }))
      if (!files.has(file)) await rm(join(root, file));
}
