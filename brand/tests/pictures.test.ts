import { glob, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { openingPictures } from "#brand/artwork/openings.ts";
import { cardBytes, picturesOf } from "#brand/artwork/render.ts";
import { viewBoxOf, widthToHeight } from "#content/schemas/view-box.ts";
import { projects } from "#src/entries/projects.ts";
import { screensOf } from "#src/lib/pictures/pictures.ts";
import { cardWidths } from "#src/lib/pictures/drawing-widths.ts";

const brand = join(import.meta.dirname, "..");
const drawings = await Array.fromAsync(glob("**/*.svg", { cwd: join(brand, "artwork") }));
const pictures = await Promise.all(
  drawings.map(async (file) =>
    picturesOf(file, viewBoxOf(await readFile(join(brand, "artwork", file), "utf8"))),
  ),
);
const bitmaps = pictures
  .flat()
  .flatMap(({ viewBox, bitmaps }) => bitmaps.map((it) => ({ ...it, viewBox })));

it("each drawing has its bitmaps, in the sizes that pages offer", async () => {
  expect(bitmaps.length).toBeGreaterThan(22 * 4);
  for (const { file, width, viewBox } of bitmaps) {
    const found = await sharp(join(brand, "assets", file)).metadata();
    expect([file, found.width], file).toEqual([file, width]);
    expect(Math.abs(found.height - width / widthToHeight(viewBox)), file).toBeLessThan(1);
  }
});

it("Home has the screens of a computer and of a phone, whichever project comes first", () => {
  for (const all of [projects, projects.toReversed()]) {
    const [computer, phone] = screensOf(all);
    expect(phone?.src).toMatch(/takenote-screen/);
    expect(computer?.src).not.toMatch(/takenote-screen/);
  }
});

it("each bitmap has its drawing", async () => {
  const files = await Array.fromAsync(
    glob("{projects,share}/*.{avif,webp}", { cwd: join(brand, "assets") }),
  );
  expect(files.toSorted()).toEqual(bitmaps.map(({ file }) => file).toSorted());
});

it.each(cardWidths)("cards of %i pixels have at most 25 kB", async (width) => {
  const cards = bitmaps.filter(({ file }) => file.endsWith(`-${width}.avif`));
  expect(cards.length).toBeGreaterThanOrEqual(22);
  for (const { file } of cards)
    expect((await stat(join(brand, "assets", file))).size, file).toBeLessThanOrEqual(cardBytes);
});

it("pictures of openings are what their drawings say", async () => {
  const folder = join(brand, "assets/scenes/openings");
  const pictures = await openingPictures();
  expect((await Array.fromAsync(glob("*.svg", { cwd: folder }))).toSorted()).toEqual(
    [...pictures.keys()].toSorted(),
  );
  for (const [file, text] of pictures)
    expect(await readFile(join(folder, file), "utf8"), file).toBe(text);
});
