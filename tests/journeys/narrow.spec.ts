import type { Page } from "@playwright/test";
import { header } from "./support/header.ts";
import { open } from "./support/open.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

const pages = [
  "/",
  "/services",
  "/about",
  "/contact",
  "/careers",
  "/portfolio",
  "/portfolio/takenote",
  "/our-apps",
  "/tech/react",
];

/** Texts that reach out of the window; not those for ears only, nor in what scrolls by itself. */
const textsOutside = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const outside: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.textContent?.trim() || element?.closest(".sr-only") || scrolls(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if (left < 0 || right > innerWidth) outside.push(text.textContent);
    }
    return outside;
  });

test.describe("320 px wide", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of pages)
    test(`no word of ${path} is cut off`, async ({ page }) => {
      await open(page, path);
      expect(await textsOutside(page)).toEqual([]);
    });
});

/** 1280 × 1024 at 400%: what WCAG 1.4.10 asks a page to stand. */
test.describe("320 × 256 px, as at 400% zoom", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("the header leaves with the page and comes back with its top", async ({ page }) => {
    await open(page, "/services");
    await expect(header(page)).toBeInViewport();
    await page.mouse.wheel(0, 600);
    await expect(header(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(header(page)).toBeInViewport();
  });

  test("the menu opens and its last link can be reached", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    const last = page.getByRole("navigation", { name: "Mobile" }).getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});
