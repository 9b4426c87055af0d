import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FrameLocator, Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "#tests/support/journeys/server.ts";
import { mistakesIn } from "#editor/testing/start-editor.ts";
import { openEditor } from "./with-editor.ts";

/* What an office manager does, by real clicks, each saved and right on the page. */

const copy = "tests/company-edited";
let page: Page;
let close: () => Promise<void>;

beforeAll(async () => void ({ page, close } = await openEditor(copy)));
afterAll(() => close());

const shown = (): FrameLocator => page.frameLocator("iframe.shown");
const field = (name: string | RegExp) => page.getByRole("textbox", { name }).first();
const saved = () => page.getByRole("status").getByText("Saved", { exact: true }).waitFor();
const inPage = (text: string | RegExp) =>
  shown().getByText(text).first().waitFor({ state: "attached" });

async function save() {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await saved();
}

const mistakes = () => mistakesIn(join(projectRoot, copy));

/** The entries that the brand of the test has. */
const titles = async (list: string) => {
  await page.getByRole("link", { name: list, exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: list }).waitFor();
  return page.locator(".rows .title").allTextContents();
};

test("a word on Home is corrected", async () => {
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await inPage(/./);
  await expect
    .poll(() =>
      shown()
        .locator(":root")
        .evaluate(() => document.readyState),
    )
    .toBe("complete");
  // A page that is loaded again where it is shown is white until then.
  const shownFrame = await page.locator("iframe.shown").elementHandle();
  await shownFrame?.evaluate((it) =>
    it.addEventListener("load", () => it.setAttribute("title", "Was white")),
  );
  await field("Small line above the heading").fill("Trusted by the harbor office");
  await save();
  await inPage("Trusted by the harbor office");
  expect(await shownFrame?.getAttribute("title")).toBe("The page");
  expect(await field("Small line above the heading").inputValue()).toContain("harbor");
});

test("an opening is added, shown on a page of its own, and closed", async () => {
  await titles("Openings");
  await page.getByRole("link", { name: "Add an opening" }).click();
  await field("Title").fill("Office Assistant");
  await page.getByRole("combobox", { name: "Department" }).selectOption({ index: 1 });
  await page.getByRole("combobox", { name: "Kind of work" }).selectOption({ index: 1 });
  await page.getByRole("radio", { name: "Remote" }).check();
  await field("Country 1").fill("Norway");
  await page.getByRole("button", { name: "Add a country" }).click();
  await field("Country 2").fill("Sweden");
  await field("Experience").fill("1+ years");
  await field("Description").fill("You keep the office open and the tea warm.");
  for (const [index, word] of ["Sails", "Writes", "Listens"].entries()) {
    await page.getByRole("button", { name: "Add a requirement" }).click();
    await field(`Requirement ${index + 1}`).fill(`${word} every week`);
  }
  await field("Summary").fill(
    "Keep an office of eighteen people open, and know where everything lies.",
  );
  await field("Team").fill("A captain and a designer.");
  await page.getByLabel("On the site from").fill("2026-11-20");
  await page.getByLabel("Last day to apply").fill("2031-02-28");
  await save();
  await shown().getByRole("heading", { level: 1, name: "Office Assistant" }).waitFor();
  expect(page.url()).toContain("#/jobs/office-assistant");

  await page.getByLabel("Last day to apply").fill("2026-11-22");
  await save();
  await titles("Openings");
  const row = page.locator(".rows li").filter({ hasText: "Office Assistant" });
  await row.getByText("Closed on Nov 22, 2026").waitFor();
});

test("a person is added, shown on About, and deleted where named", async () => {
  await titles("People");
  await page.getByRole("link", { name: "Add a person" }).click();
  await field("Name").fill("Farah Siddiqui");
  await field("Role").fill("Office Manager");
  await field("City").fill("Bergen");
  await field("Sentence").fill("I know where the keys are.");
  await save();
  await page.getByRole("button", { name: /^About › People/ }).click();
  await page
    .getByRole("link", { name: /^About › People/ })
    .first()
    .click();
  await inPage("Farah Siddiqui");
  expect(await mistakes()).toEqual([]);

  await titles("People");
  await page.getByRole("link", { name: /Farah Siddiqui/ }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByText(/^About › People/)
    .waitFor();
  await page.getByRole("button", { name: "Take it out there and delete" }).click();
  await page.getByRole("heading", { level: 1, name: "People" }).waitFor();
  await page.getByText("Farah Siddiqui").waitFor({ state: "detached" });
  expect(await mistakes()).toEqual([]);
});

const screenshot = () =>
  sharp({ create: { width: 1280, height: 900, channels: 3, background: "#0b8a8f" } })
    .png()
    .toBuffer();

test("a project with a picture is added, renamed and deleted", async () => {
  await titles("Projects");
  await page.getByRole("link", { name: "Add a project" }).click();
  await field("Title").fill("Pier Booking");
  await field("Description").fill(
    "Skippers see which pier is free on Friday night, book a place in two taps and pay when they leave. The harbor office sees every boat on a single screen.",
  );
  await page.getByRole("group", { name: "Category" }).getByRole("checkbox").first().check();
  const stack = page.getByRole("group", { name: "Technologies" }).getByRole("checkbox");
  await stack.nth(0).check();
  await stack.nth(1).check();
  const picture = page.getByRole("group", { name: "Picture", exact: true });
  await picture.getByRole("checkbox").check();
  await picture.locator('input[type="file"]').setInputFiles({
    name: "Pier (1).PNG",
    mimeType: "image/png",
    buffer: await screenshot(),
  });
  await picture.getByRole("img").waitFor();
  await picture.getByRole("radio", { name: "right bottom" }).check();
  await picture.getByRole("textbox").fill("A calendar of piers, two of them free on Friday");
  await save();
  await inPage("Pier Booking");
  expect(await mistakes()).toEqual([]);

  await field("Title").fill("Pier Diary");
  await save();
  await inPage("Pier Diary");
  await page.getByRole("button", { name: "Change the address" }).click();
  await page.getByLabel("Last part of the address").fill("pier-diary");
  await page.getByRole("button", { name: "Change it" }).click();
  await page.waitForURL(/pier-diary$/);
  const folder = join(copy, "content/projects/pier-diary");
  const file = await readFile(join(folder, "index.yaml"), "utf8");
  expect(file).toContain("title: Pier Diary");
  const [, name = ""] = /image: (pier-1-[\da-f]{6}\.right-bottom\.png)/.exec(file) ?? [];
  expect(existsSync(join(folder, name)) && name !== "").toBe(true);

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Projects" }).waitFor();
  expect(existsSync(folder)).toBe(false);
  expect(await mistakes()).toEqual([]);
});

test("a testimonial is added", async () => {
  await titles("Testimonials");
  await page.getByRole("link", { name: "Add a testimonial" }).click();
  await field("Name").fill("Ingrid Solberg");
  await field("Position").fill("Harbor Master");
  await field("Company").fill("Bergen Port");
  await field("What they said").fill("They asked what the skippers do at night.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  // The rule across fields is told, and Save goes to it.
  await page
    .getByText(/needs a choice, or “Work for the company”/)
    .first()
    .waitFor();
  await expect.poll(() => page.locator(":focus").getAttribute("id")).toBe("field.project");
  await page
    .getByRole("combobox", { name: /^Project in the portfolio/ })
    .selectOption({ index: 1 });
  await save();
  expect(await mistakes()).toEqual([]);
});

test("a link leaves the site, and an address that visitors miss leads to a page", async () => {
  await page.getByRole("link", { name: "Header and footer", exact: true }).click();
  await page.getByRole("textbox", { name: "Text", exact: true }).first().waitFor();
  const to = page.locator('select[id$=".to"]').first();
  await to.selectOption("An address outside this site");
  const address = page.getByRole("textbox", { name: /: address$/ }).first();
  await address.fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page
    .getByText(/has to be a page of this site/)
    .first()
    .waitFor();
  await address.fill("");
  expect(await address.inputValue()).toBe("https://");
  await address.fill("https://termine.example/wir");
  await save();
  expect(await mistakes()).toEqual([]);

  const wanted = [{ path: "/alte-seite.php", visits: 7 }];
  await page.route("**/edit/not-found", (route) => route.fulfill({ json: { wanted } }));
  await page.getByRole("link", { name: "Moved addresses", exact: true }).click();
  await page.getByText("/alte-seite.php (7 times)").waitFor();
  await page.getByRole("button", { name: "Lead it to a page" }).click();
  await expect.poll(() => page.locator(":focus").getAttribute("id")).toMatch(/^field\.addresses/);
  await page.locator("select:focus").selectOption("/about");
  await save();
  await page.getByText("/alte-seite.php (7 times)").waitFor({ state: "detached" });
  const file = await readFile(join(copy, "content/moved/index.yaml"), "utf8");
  expect(file).toMatch(/- from: \/alte-seite\.php\n +to: \/about\n/);
  expect(await mistakes()).toEqual([]);
});
