import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { folderOf } from "../../server/testing/temp.ts";
import { size } from "./art.ts";
import { makeShareImages } from "./share-images.ts";

const origin = "https://company.example";
const page = (title: string, image: string, more = "") =>
  `<head><meta property="og:image" content="${image}"></head><main><h1>${title}</h1>${more}</main>`;

/** @returns the folder of the images */
async function make(files: Parameters<typeof folderOf>[0]) {
  const folder = folderOf(files);
  await makeShareImages(folder, origin);
  return join(folder, "share");
}

it("makes a JPEG of 1200 x 630 from each page's title and picture", async () => {
  const picture = sharp({ create: { width: 8, height: 5, channels: 3, background: "red" } });
  const folder = await make({
    "portfolio/one.html": page("A shop", `${origin}/share/one.jpg`, '<img src="/picture.png">'),
    "portfolio/two.html": page("A shop", `${origin}/share/two.jpg`),
    "picture.png": await picture.png().toBuffer(),
  });
  const first = await readFile(join(folder, "one.jpg"));
  expect(first).not.toEqual(await readFile(join(folder, "two.jpg")));
  expect(await sharp(first).metadata()).toMatchObject({ ...size, format: "jpeg" });
});

it.each([
  ["with too many words", "Tea ".repeat(60)],
  ["with too long a word", "Tea".repeat(15)],
])("rejects a title %s", async (_, title) => {
  const files = { "tea.html": page(title, `${origin}/share/tea.jpg`) };
  await expect(make(files)).rejects.toThrow("is too long");
});
