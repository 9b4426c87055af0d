import type { Page } from "@playwright/test";
import { open, withoutScripts } from "./support/open.ts";
import {
  expectInViewBelowHeader,
  noteScrolling,
  scrollAt,
  scrolledTo,
} from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";

const projects = (page: Page) => page.getByRole("heading", { name: "Selected work" });
const logo = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Thirteen Gates" });

test("a route change starts the new page at its top", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Schedule a Free Consultation" }).click();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => scrolledTo(page)).toBe(0);
});

test("to the top it scrolls smoothly", async ({ page }) => {
  await open(page, "/");
  await scrollAt(page, 3000);
  const places = await noteScrolling(page);
  await logo(page).click();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  expect((await places()).filter((place) => place > 0 && place < 2990)).not.toEqual([]);
});

test("to the top it jumps under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await scrollAt(page, 3000);
  const places = await noteScrolling(page);
  await logo(page).click();
  await expect.poll(() => scrolledTo(page)).toBe(0);
  expect((await places()).filter((place) => place > 0 && place < 2990)).toEqual([]);
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test.describe(`a hash, motion: ${reducedMotion}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion }));

    for (const width of [390, 1440])
      test(`in the first address leads below the header at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, "/#projects");
        await expectInViewBelowHeader(page, projects(page));
      });

    test("in the first address does so before any script has loaded", async ({ page }) => {
      await withoutScripts(page);
      await page.goto("/#projects");
      await expectInViewBelowHeader(page, projects(page));
    });

    test("reached from another page leads below the header", async ({ page }) => {
      await open(page, "/portfolio/takenote");
      await page.getByRole("link", { name: "Back to Projects" }).click();
      await expect(page).toHaveURL("/#projects");
      await expectInViewBelowHeader(page, projects(page));
    });

    test("within the page leads below the header, back leads back", async ({ page }) => {
      await open(page, "/");
      await page.evaluate(() => (location.hash = "projects"));
      await expectInViewBelowHeader(page, projects(page));
      await page.goBack();
      await expect(page).toHaveURL("/");
      await expect.poll(() => scrolledTo(page)).toBe(0);
    });
  });

test("to a hash it scrolls smoothly", async ({ page }) => {
  await open(page, "/portfolio/takenote");
  const places = await noteScrolling(page);
  await page.getByRole("link", { name: "Back to Projects" }).click();
  await expectInViewBelowHeader(page, projects(page));
  const end = await scrolledTo(page);
  expect((await places()).filter((place) => place > 10 && place < end - 10)).not.toEqual([]);
});

test("what Tab goes to is in sight at once, and links still travel", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/");
  // A key that is held down: a frame from one stop to the next.
  await page.evaluate(() => {
    const stops: Stop[] = [];
    addEventListener("focusin", async ({ target }) => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { top, bottom } = (target as Element).getBoundingClientRect();
      const name = (target as Element).textContent?.trim();
      stops.push({ name, isSeen: bottom > 0 && top < innerHeight });
    });
    Object.assign(window, { stops });
  });
  for (let stop = 0; stop < 16; stop += 1) {
    await page.keyboard.press("Tab");
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const seen = await page.evaluate(() => (window as unknown as { stops: Stop[] }).stops);
  expect(seen.length).toBeGreaterThan(12);
  expect(seen.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(await scrolledTo(page)).toBeGreaterThan(500);
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
});

type Stop = { name: string | undefined; isSeen: boolean };

test("an address with an unknown or ill-formed hash opens at the top", async ({ page }) => {
  await open(page, "/#nothing");
  expect(await scrolledTo(page)).toBe(0);
  await open(page, "/about#%");
  expect(await scrolledTo(page)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("back and forward", () => {
  async function leaveFrom(page: Page, place: number) {
    await open(page, "/");
    await scrollAt(page, place);
    await page.getByRole("link", { name: "See the whole portfolio" }).click();
    await expect(page).toHaveURL("/portfolio");
    await expect.poll(() => scrolledTo(page)).toBe(0);
  }

  const placeOfLink = (page: Page) =>
    page
      .getByRole("link", { name: "See the whole portfolio" })
      .evaluate((link) => Math.round(link.getBoundingClientRect().top + scrollY - 400));

  test("restore the place the visitor left", async ({ page }) => {
    await open(page, "/");
    const place = await placeOfLink(page);
    expect(place).toBeGreaterThan(900);
    await leaveFrom(page, place);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect.poll(() => scrolledTo(page)).toBe(place);
    await page.goForward();
    await expect(page).toHaveURL("/portfolio");
    await expect.poll(() => scrolledTo(page)).toBe(0);
  });

  test("restore it at once, without travelling", async ({ page }) => {
    await open(page, "/");
    const place = await placeOfLink(page);
    await leaveFrom(page, place);
    const places = await noteScrolling(page);
    await page.goBack();
    await expect.poll(() => scrolledTo(page)).toBe(place);
    expect((await places()).filter((at) => at > 10 && at < place - 10)).toEqual([]);
  });

  test("a reload keeps the place", async ({ page }) => {
    await open(page, "/");
    await scrollAt(page, 1200);
    await page.reload();
    await expect.poll(() => scrolledTo(page)).toBe(1200);
  });
});
