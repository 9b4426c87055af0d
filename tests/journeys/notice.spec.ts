import type { Page } from "@playwright/test";
import { open } from "#tests/support/journeys/open.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";

test.use({ ...still, onBuildDay: true });

const notice = (page: Page) => page.getByRole("complementary", { name: "Hinweis" });
const close = (page: Page) => notice(page).getByRole("button", { name: "Hinweis schließen" });
const link = (page: Page) => notice(page).getByRole("link", { name: "So erreichen Sie uns" });
const header = (page: Page) => page.getByRole("banner");

const topOf = async (page: Page) => (await header(page).boundingBox())?.y;

/** Sum of all layout shifts since the page began to load. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as { value?: number }).value ?? 0;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 0));
      }),
  );

test("the notice is closed by keyboard, for this tab only, and moves nothing on the next page", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  await expect(notice(page)).toContainText("Wir machen vom 27. bis zum 31. Dezember zu.");
  for (const target of [page.getByRole("link", { name: "Zum Inhalt" }), link(page), close(page)]) {
    await page.keyboard.press("Tab");
    await expect(target).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(notice(page)).toBeHidden();
  await expect(header(page).getByRole("link").first()).toBeFocused();
  expect(await topOf(page)).toBe(0);

  await page.goto("/contact");
  await expect(notice(page)).toBeHidden();
  expect(await shifted(page)).toBe(0);
  const other = await context.newPage();
  await other.goto("/contact");
  await expect(notice(other)).toBeVisible();
});

test("the notice scrolls away, and the header stays", async ({ page }) => {
  await open(page, "/about");
  const { height = 0 } = (await notice(page).boundingBox()) ?? {};
  expect(height).toBeGreaterThan(30);
  expect(await topOf(page)).toBe(height);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => topOf(page)).toBe(0);
  await link(page).press("Enter");
  await expect(page).toHaveURL("/contact");
});

test("the mobile menu opens below the header, with the notice above it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  await page.getByRole("button", { name: "Menü" }).click();
  const menu = page.getByRole("navigation", { name: "Menü für kleine Bildschirme" });
  await expect(menu).toBeVisible();
  const { y = 0, height = 0 } = (await header(page).boundingBox()) ?? {};
  const sheet = await page.locator("#mobile-menu").boundingBox();
  expect(sheet?.y).toBeCloseTo(y + height, 0);
  await page.getByRole("button", { name: "Menü" }).click();
  await expect(menu).toBeHidden();
});

test("when its last day is over, the notice is gone before a new build", async ({ page }) => {
  await page.clock.setSystemTime(new Date("2026-11-22T22:59:59Z"));
  await page.goto("/about");
  await expect(notice(page)).toBeVisible();
  await page.clock.setSystemTime(new Date("2026-11-22T23:00:00Z"));
  await page.goto("/about");
  await expect(notice(page)).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the notice stays, with its link and without a button", async ({ page }) => {
    await page.goto("/about");
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).getByRole("button")).toHaveCount(0);
    await link(page).click();
    await expect(page).toHaveURL("/contact");
  });
});
