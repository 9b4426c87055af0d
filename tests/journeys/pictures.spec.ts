import { expect, test } from "./support/test.ts";
import { scrollThrough } from "../../tools/scroll-through.ts";
import type { Page } from "@playwright/test";

/** Bytes as they travel, by address, of everything a page asks for. */
function watchBytes(page: Page): { sum(pattern: RegExp): Promise<number> } {
  const sizes = new Map<string, Promise<number>>();
  page.on("requestfinished", (request) =>
    sizes.set(
      request.url(),
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    ),
  );
  return {
    async sum(pattern) {
      const wanted = [...sizes].filter(([url]) => pattern.test(url));
      expect(wanted.length, `nothing was asked for like ${pattern}`).toBeGreaterThan(0);
      return (await Promise.all(wanted.map(([, size]) => size))).reduce((a, b) => a + b, 0);
    },
  };
}

const pictures = /\.(avif|webp|svg|png)$/;

for (const [screen, use] of [
  ["a desktop", { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }],
  ["a dense desktop", { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 }],
  ["a phone", { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use(use);

    test("the whole portfolio weighs at most 700 kB", async ({ page }) => {
      const bytes = watchBytes(page);
      await page.goto("/portfolio", { waitUntil: "networkidle" });
      await scrollThrough(page);
      await page.waitForLoadState("networkidle");
      const cards = page.getByRole("article").getByRole("img");
      await expect(cards).toHaveCount(22);
      for (const card of await cards.all())
        await expect
          .poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      expect(await bytes.sum(/./)).toBeLessThanOrEqual(700_000);
    });

    test("the home page shows at most 60 kB of pictures before it is scrolled", async ({
      page,
    }) => {
      const bytes = watchBytes(page);
      await page.goto("/", { waitUntil: "networkidle" });
      expect(await bytes.sum(pictures)).toBeLessThanOrEqual(60_000);
    });
  });

test("a browser takes AVIF, no larger than it needs", async ({ page }) => {
  await page.goto("/portfolio");
  const first = page.getByRole("article").getByRole("img").first();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/-480-[^/]+\.avif$/);
});

test("only the first row of the portfolio comes with the page", async ({ page }) => {
  await page.goto("/portfolio");
  const loading = await page
    .getByRole("article")
    .getByRole("img")
    .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.loading));
  expect(loading.filter((value) => value === "eager")).toHaveLength(3);
  expect(loading.slice(3).every((value) => value === "lazy")).toBe(true);
});
