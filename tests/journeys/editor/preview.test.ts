import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, test } from "vitest";
import { expectPage as expect } from "#tests/support/chromium.ts";
import { openEditor } from "./with-editor.ts";

/* The page follows a form that nobody has saved. It is Astro's server that makes it, as builds are made. */

const copy = "tests/company-previewed";
let page: Page;
let url: string;
let close: () => Promise<void>;
beforeAll(async () => void ({ page, url, close } = await openEditor(copy)));
afterAll(() => close());

const shown = () => page.frameLocator("iframe.shown");
const field = (name: string) => page.getByRole("textbox", { name, exact: true }).first();
const about = () => readFile(join(copy, "content/pages/about/index.yaml"), "utf8");
/** As somebody else sees the page. */
const saved = async (path: string) => (await fetch(url + path)).text();
const visit = async (form: string) => {
  await page.goto(`${url}/edit#/${form}`);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
};

beforeEach(async () => {
  await visit("about");
  await expect(shown().locator("#people li")).toHaveCount(4);
});

test("a text is made into the page, where it does not stand as it is typed", async () => {
  const before = await about();
  await field("Paragraph 1").fill("Ein Zimmer in {founded}, zu dritt gemietet.");
  await expect(shown().getByText("Ein Zimmer in 2012, zu dritt gemietet.")).toBeVisible();
  expect(await saved("/about")).not.toContain("zu dritt gemietet");
  expect(await about()).toBe(before);
  // Whoever opens another form sees what is saved.
  await page.getByRole("link", { name: "People", exact: true }).first().click();
  await expect(shown().getByText("mieteten drei von uns")).toBeVisible();
});

test("Discard it takes the text from the page", async () => {
  await field("Paragraph 1").fill("Ein Zimmer in {founded}, zu viert gemietet.");
  await expect(shown().getByText("Ein Zimmer in 2012, zu viert")).toBeVisible();
  await page.reload();
  await page.getByText("What you typed last time and did not save is here again.").waitFor();
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(shown().getByText("mieteten drei von uns")).toBeVisible();
});

test("an order", async () => {
  const people = shown().locator("#people li");
  const [one = "", two = "", ...others] = await people.allTextContents();
  await page.getByRole("button", { name: "Move person 1 down" }).click();
  await expect(people).toHaveText([two, one, ...others]);
});

test("a picture that was only added", async () => {
  await visit("people/jonte-petersen");
  const portrait = shown().locator("#people img").nth(1);
  const before = (await portrait.getAttribute("src")) ?? "";
  const buffer = await sharp({
    create: { width: 1280, height: 1280, channels: 3, background: "#0b8a8f" },
  })
    .png()
    .toBuffer();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "Jonte.png", mimeType: "image/png", buffer });
  await expect(portrait).not.toHaveAttribute("src", before);
  const source = new URL((await portrait.getAttribute("src")) ?? "", url).href;
  const answer = await page.request.get(source);
  const { channels } = await sharp(await answer.body()).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([1, 14, 14]);
});

test("width and theme at a click", async () => {
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(shown().locator("html.dark")).toBeAttached();
  await page.getByRole("button", { name: "Light" }).click();
  await expect(shown().locator("html:not(.dark)")).toBeAttached();
  const width = () => page.locator("iframe.shown").evaluate((it: HTMLElement) => it.offsetWidth);
  await page.getByRole("button", { name: "Phone" }).click();
  expect(await width()).toBe(390);
  await page.getByRole("button", { name: "Computer" }).click();
  expect(await width()).toBe(1280);
});
