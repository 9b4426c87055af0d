import { glob, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build, makeSecondBrand } from "./build.ts";
import brand from "./content/brand/index.json" with { type: "json" };
import { wordsOfFirstBrand } from "./first-brand.ts";

/*
 * Builds another company's site by replacing content entries only. The build itself checks links and
 * color contrast.
 */
let copy: string;
let site: string;

beforeAll(async () => {
  copy = await makeSecondBrand();
  await build(copy);
  site = join(copy, "dist/served");
}, 300_000);

afterAll(async () => {
  if (copy) await rm(copy, { recursive: true });
});

const read = (file: string) => readFile(join(site, file), "utf8");

test("the second brand's files and file names never mention the first brand", async () => {
  const words = await wordsOfFirstBrand();
  expect(words.length).toBeGreaterThan(40);
  const pattern = new RegExp(
    words.map((word) => `(?<![\\w-])${RegExp.escape(word)}(?![\\w])`).join("|"),
    "i",
  );
  const files = await Array.fromAsync(glob("**/*.*", { cwd: site }));
  const texts = files.filter((file) =>
    /(?:html|js|css|txt|xml|webmanifest|^favicon\.svg)$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(20);
  const mentions = await Promise.all(
    texts.map(async (file) => [file, pattern.exec(await read(file))?.[0]] as const),
  );
  expect(mentions.filter(([, word]) => word)).toEqual([]);
  expect(files.filter((file) => pattern.test(file))).toEqual([]);
});

test("the second brand's site has its own name, colors and logo", async () => {
  const manifest = JSON.parse(await read("manifest.webmanifest"));
  const { light, dark } = brand.colors.paper;
  expect(manifest).toMatchObject({ name: "Blåfjell", theme_color: light });
  const { data } = await sharp(join(site, "apple-touch-icon.png"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(`#${data.subarray(0, 3).toString("hex")}`).toBe(light);
  expect(await read("favicon.svg")).toContain(brand.colors.ink.dark);

  const home = await read("index.html");
  expect(home).toContain(`--color-paper:light-dark(${light},${dark})`);
  expect(home).toContain(`name="theme-color" content="${light}"`);
  // Inlined once; the footer refers to the header's.
  const logo = parse(home).querySelector("header a[href='/'] svg");
  expect(logo?.querySelectorAll("script, style, [style]")).toEqual([]);
  expect(logo?.toString()).toContain("currentColor");
  const again = parse(home).querySelector("footer p svg use")?.getAttribute("href");
  expect(again).toBe(`#${logo?.querySelector("[id]")?.id}`);
});
