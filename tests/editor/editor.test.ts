import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchArgs, requireProgram } from "../../tools/browsers.ts";
import { startProductionServer } from "../../tools/production-server.ts";
import { findings } from "../journeys/support/axe.ts";
import { untilReady } from "../journeys/support/open.ts";
import { build, makeSecondBrand } from "../second-brand/build.ts";
import { retried } from "../support/retried.ts";
import { addOpening, addProject, changeAndChangeBack, withEditor } from "./editing.ts";

/* Someone edits another company's site in the browser (npm run edit), then builds it. */
let copy: string;
let site: string;
let browser: Browser;
/** What the forms complained of, and an entry before and after it was changed and changed back. */
let complaints: string[];
let unchanged: { before: string; after: string };

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: requireProgram("chromium"),
    args: [...launchArgs],
  });
  copy = await makeSecondBrand();
  await withEditor(copy, edit);
  await build(copy);
  site = join(copy, "dist/served");
});

afterAll(async () => {
  await browser?.close();
  if (copy) await rm(copy, { recursive: true });
});

/**
 * Each form again if it did not come to an end: the development server reloads one that is being filled in
 * when it finds further packages to prepare, which it does in its first minute.
 */
async function edit(url: string) {
  const context = await browser.newContext({ viewport: { width: 1400, height: 1000 } });
  complaints = await retried(() => addProject(context, url, copy));
  await retried(() => addOpening(context, url, copy));
  const file = join(copy, "src/content/projects/pier-booking/index.yaml");
  const before = await readFile(file, "utf8");
  const form = `${url}/keystatic/collection/projects/item/pier-booking`;
  await retried(() => changeAndChangeBack(context, form, file));
  unchanged = { before, after: await readFile(file, "utf8") };
}

test("its pages are accessible in both themes", async () => {
  const server = await startProductionServer(site);
  const page = await browser.newPage({ reducedMotion: "reduce" });
  for (const path of ["/", "/careers/front-end-developer"]) {
    await page.goto(server.url + path);
    await untilReady(page);
    expect(await findings(page), path).toEqual([]);
    await page.evaluate(() => document.documentElement.classList.add("dark"));
    expect(await findings(page), `${path}, dark`).toEqual([]);
  }
  await server.stop();
});

const read = (file: string) => readFile(join(site, file), "utf8");

test("the editor says what is wrong, in the schemas' words", () => {
  expect(complaints).toEqual([
    "Description has 2 words, and needs 20 to 35.",
    "The picture is 600 pixels wide, and needs 1200 or more.",
  ]);
});

test("an entry that is changed in the editor and changed back is the same file", () => {
  expect(unchanged.before).not.toBe("");
  expect(unchanged.after).toBe(unchanged.before);
});

test("what was added in the editor is on the site", async () => {
  const portfolio = parse(await read("portfolio.html"));
  const picture = portfolio.querySelector('picture:has([alt^="A calendar of piers"])');
  const addresses = picture?.querySelector('[type="image/avif"]')?.getAttribute("srcset") ?? "";
  for (const address of addresses.split(", "))
    expect((await sharp(join(site, address.split(" ")[0] ?? "")).metadata()).compression).toBe(
      "av1",
    );
  expect(addresses.split(", ")).toHaveLength(3);

  const opening = parse(await read("careers/boat-tester.html"));
  expect(opening.querySelector("h1")?.text).toBe("Boat Tester");
  expect(opening.querySelector('[type="application/ld+json"]')?.text).toContain('"JobPosting"');
  const page = parse(await read("portfolio/pier-booking.html"));
  expect(page.querySelector('[type="application/ld+json"]')?.text).toContain("Pier Booking");
  const sitemap = await read("sitemap.xml");
  expect(sitemap).toContain("/careers/boat-tester<");
  expect(sitemap).toContain("/portfolio/pier-booking<");
});
