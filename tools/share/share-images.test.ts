import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { size } from "./art.ts";
import { makeShareImages } from "./share-images.ts";

const origin = "https://company.example";
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "share-images-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function addPage(file: string, title: string, image: string, address = origin, more = "") {
  const to = join(folder, "site", file);
  await mkdir(dirname(to), { recursive: true });
  const head = `<meta property="og:image" content="${address}/share/${image}.jpg">`;
  await writeFile(to, `<head>${head}</head><main><h1>${title}</h1>${more}</main>`);
}
const make = () => makeShareImages(join(folder, "site"), origin, join(folder, "cache"));

it("makes an image out of each page's title and picture, of the size that is asked for", async () => {
  const picture = sharp({ create: { width: 8, height: 5, channels: 3, background: "red" } });
  await addPage("portfolio/one.html", "A shop", "one", origin, '<img src="/picture.png">');
  await addPage("portfolio/two.html", "A shop", "two");
  await picture.png().toFile(join(folder, "site/picture.png"));
  await make();
  const files = ["one", "two"].map((name) => join(folder, "site/share", `${name}.jpg`));
  const [first, second] = await Promise.all(files.map((file) => readFile(file)));
  expect(first).not.toEqual(second);
  expect(await sharp(first).metadata()).toMatchObject({ ...size, format: "jpeg" });
});

it("stops the build when two pages that differ ask for one image", async () => {
  await addPage("coffee.html", "Coffee", "tea");
  await addPage("tea.html", "Tea", "tea");
  await expect(make()).rejects.toThrow("tea.html and /coffee ask for the same share image");
});

it.each([
  ["an image of another site", "Tea", "https://elsewhere.example", "not one of the site's own"],
  ["no heading", "", origin, "there is no h1"],
  ["a title of too many words", "Tea ".repeat(60), origin, "There is no room"],
  ["too long a word", "Tea".repeat(15), origin, "There is no room"],
])("stops the build on %s", async (_, title, address, message) => {
  await addPage("tea.html", title, "tea", address);
  await expect(make()).rejects.toThrow(message);
});
