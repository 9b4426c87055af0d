/*
 * npm run pictures: draws the pictures that are committed ready-made, because a browser and its
 * fonts are needed to draw them: the projects, the scenes of the share images, the icons. Only
 * what has changed since the last time; `npm run pictures -- takenote` what has this in its name.
 */
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { allDrawings, folders, hashOf, manifestFile, root } from "./drawings.ts";
import { favicon } from "./icons.ts";
import { openStudio, render } from "./render.ts";

const wanted = process.argv.slice(2);
const drawings = await allDrawings();
const done = JSON.parse(await readFile(manifestFile, "utf8").catch(() => "{}")) as Record<
  string,
  string
>; // written below
const due = drawings.filter((drawing) =>
  wanted.length > 0
    ? wanted.some((part) => drawing.key.includes(part))
    : done[drawing.key] !== hashOf(drawing),
);

await writeFile(join(root, "public", "favicon.svg"), `${favicon}\n`);
if (due.length > 0) {
  const { browser, page } = await openStudio();
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
await forgetTheRest();
console.log(`${due.length} of ${drawings.length} drawings were new.`);

/** Takes away the pictures of drawings that are no more, and writes down the others. */
async function forgetTheRest() {
  const files = new Set(drawings.flatMap(({ outputs }) => outputs.map(({ file }) => file)));
  for (const folder of folders)
    for await (const file of glob(`${folder}/*.{avif,webp}`, { cwd: root }))
      if (!files.has(file)) await rm(join(root, file));
  const kept = drawings.map(({ key }) => [key, done[key]]);
  await writeFile(manifestFile, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
}
