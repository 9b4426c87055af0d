import type { Page } from "@playwright/test";
import { scrolledTo } from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";

/* All of a page is there as soon as it has loaded (its text: pages.spec.ts), for whoever does not scroll through it. */
const closing = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).last();

test("find in page finds the last heading", async ({ page }) => {
  await page.goto("/");
  const words = await closing(page).innerText();
  // Not in TypeScript's types: it is no standard.
  expect(
    await page.evaluate(
      (words) => Reflect.apply(Reflect.get(window, "find"), window, [words]),
      words,
    ),
  ).toBe(true);
  await expect(closing(page)).toBeInViewport();
});

test("an address with its words leads to it", async ({ page }) => {
  await page.goto("/");
  const [words = ""] = (await closing(page).innerText()).split("\n");
  await page.goto("/llms.txt");
  await page.goto(`/#:~:text=${encodeURIComponent(words.replace("-", "%2D"))}`);
  await expect(closing(page)).toBeInViewport();
  expect(await scrolledTo(page)).toBeGreaterThan(3000);
});

test("copying all copies it", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Control+a");
  const copied = await page.evaluate(() => getSelection()?.toString());
  for (const heading of await page.getByRole("main").getByRole("heading").allInnerTexts())
    expect(copied).toContain(heading);
});

test("a picture of the whole page shows it", async ({ page }) => {
  await page.goto("/");
  const clip = await page.getByRole("main").locator("section").last().boundingBox();
  if (!clip) throw new Error("Home has no last section");
  const picture = () => page.screenshot({ fullPage: true, clip });
  const before = await picture();
  await closing(page).scrollIntoViewIfNeeded();
  await expect(closing(page)).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(async () => before.equals(await picture())).toBe(true);
});
