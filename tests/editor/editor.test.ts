import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchArgs, requireProgram } from "../../tools/browsers.ts";
import { startProductionServer } from "../../tools/production-server.ts";
import { axeViolations } from "../journeys/support/axe.ts";
import { projectRoot } from "../journeys/support/server.ts";
import { untilReady } from "../journeys/support/open.ts";
import { buildBrand, copyBrand } from "../support/brand-copies.ts";
import { retried } from "../support/retried.ts";
import { addOpening, addProject, changeAndChangeBack, dataDir, withEditor } from "./editing.ts";
import { askForTooMuch } from "./intruders.ts";

/* Edits a copy of the brand made for tests in the browser (npm run edit), then builds its site. */
// Keystatic does not see what git ignores.
const copy = "tests/brand-edited";
const site = join(projectRoot, "dist/test-edited");
let browser: Browser;
/** Validation messages of the forms, and an entry before and after a change that was reverted. */
let messages: string[];
let unchanged: { before: string; after: string };
/** What the development server answered to requests that it has to refuse. */
let refused: Record<string, number>;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: requireProgram("chromium"),
    args: [...launchArgs],
  });
  await copyBrand(copy);
  await withEditor(copy, edit);
  await buildBrand(copy, site);
});

afterAll(async () => {
  await browser?.close();
  for (const folder of [site, copy, dataDir]) await rm(folder, { recursive: true, force: true });
});

/**
 * Retries each form: in its first minute the development server may reload a page being filled in,
 * when it discovers more packages to prebundle.
 */
async function edit(url: string) {
  const context = await browser.newContext({ viewport: { width: 1400, height: 1000 } });
  messages = await retried(() => addProject(context, url, copy));
  await retried(() => addOpening(context, url, copy));
  const file = join(copy, "content/projects/pier-booking/index.yaml");
  const before = await readFile(file, "utf8");
  const form = `${url}/keystatic/collection/projects/item/pier-booking`;
  await retried(() => changeAndChangeBack(context, form, file));
  unchanged = { before, after: await readFile(file, "utf8") };
  refused = await askForTooMuch(url);
}

test("the edited site is accessible in both themes", async () => {
  const server = await startProductionServer(site);
  const page = await browser.newPage({ reducedMotion: "reduce" });
  for (const path of ["/", "/careers/frontend-entwicklung"]) {
    await page.goto(server.url + path);
    await untilReady(page);
    expect(await axeViolations(page), path).toEqual([]);
    await page.evaluate(() => document.documentElement.classList.add("dark"));
    expect(await axeViolations(page), `${path}, dark`).toEqual([]);
  }
  await server.stop();
});

const read = (file: string) => readFile(join(site, file), "utf8");

test("the editor shows the validation messages of the schemas", () => {
  expect(messages).toEqual([
    "Description has 2 words, and needs 20 to 35.",
    "The picture is 600 pixels wide, and needs 1200 or more.",
  ]);
});

test("reverting a change in the editor restores the identical file", () => {
  expect(unchanged.before).not.toBe("");
  expect(unchanged.after).toBe(unchanged.before);
});

test("the editor refuses other origins, other files and the messages", async () => {
  expect(Object.entries(refused).filter(([, status]) => status !== 403)).toEqual([]);
});

test("entries added in the editor appear on the built site", async () => {
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
