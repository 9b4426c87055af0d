import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { expect, test } from "vitest";
import { brand } from "#src/entries/brand.ts";
import { company } from "#src/entries/company.ts";
import { charactersOf, faceOf, readBrandFile } from "#tools/brand/fonts.ts";
import { slotFile } from "#integrations/slots.ts";
import { builtSite, readBuiltPages } from "#tests/support/journeys/built.ts";

const read = (file: string) => readFile(join(builtSite, file), "utf8");

test("the site has the brand's name, colors, logo and parts", async () => {
  const manifest = JSON.parse(await read("manifest.webmanifest"));
  const { light, dark } = brand.colors.paper;
  expect(manifest).toMatchObject({ name: company.name, theme_color: light });
  const { data } = await sharp(join(builtSite, "apple-touch-icon.png"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(`#${data.subarray(0, 3).toString("hex")}`).toBe(light);

  const home = await read("index.html");
  expect(home).toContain(`--color-paper:light-dark(${light},${dark})`);
  expect(home).toContain(`name="theme-color" content="${light}"`);
  // Inlined once; the footer refers to the header's.
  const logo = parse(home).querySelector("header a[href='/'] svg");
  expect(logo?.querySelectorAll("script, style, [style]")).toEqual([]);
  const again = parse(home).querySelector("footer p svg use")?.getAttribute("href");
  expect(again).toBe(`#${logo?.querySelector("[id]")?.id}`);
  const { iconFrame } = (await import(slotFile("icon-frame.ts"))) as { iconFrame: string };
  // On each page that has such icons: which ones have, is the company's choice.
  const pages = await readBuiltPages();
  const framed = pages.filter(({ root }) => root.toString().includes(iconFrame));
  expect(framed, "pages with the brand's frame of icons").not.toEqual([]);
});

test("the logo's color follows the theme in the favicon", async () => {
  const logo = String(await readBrandFile(brand.logo));
  const favicon = await read("favicon.svg");
  expect(favicon.includes(brand.colors.ink.dark)).toBe(logo.includes("currentColor"));
});

test("the fonts have every character that a page shows, if the brand's own have it", async () => {
  const pages = await readBuiltPages();
  const shown = new Set(pages.flatMap(({ root }) => [...(root.querySelector("body")?.text ?? "")]));
  expect(shown.size).toBeGreaterThan(50);
  for (const use of ["display", "text"] as const) {
    const [file = ""] = await Array.fromAsync(glob(`_astro/${use}.*.woff2`, { cwd: builtSite }));
    const has = charactersOf(await faceOf(await readFile(join(builtSite, file))));
    const could = charactersOf(await faceOf(await readBrandFile(brand.fonts[use])));
    expect(
      [...shown].filter((it) => could.has(it) && !has.has(it)),
      use,
    ).toEqual([]);
  }
});
