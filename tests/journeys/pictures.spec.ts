import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** Sums the transferred bytes of matching requests from now on. */
function countBytes(page: Page, wanted = /./): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    size.catch(() => {}); // A request that finishes after the test has no sizes.
    if (wanted.test(request.url())) sizes.push(size);
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test.use({ deviceScaleFactor: 2 });

test("home loads at most 60 kB of pictures before its load event", async ({ page }) => {
  const bytes = countBytes(page, /\.(avif|webp|svg|png)$/);
  // The rest load afterwards, so that printing and screenshots are complete.
  await page.goto("/", { waitUntil: "load" });
  const total = await bytes();
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(60_000);
});

test("the portfolio loads all its pictures as AVIF within 700 kB", async ({ page }) => {
  const bytes = countBytes(page);
  await page.goto("/portfolio");
  const shown = () =>
    page
      .getByRole("article")
      .getByRole("img")
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter((it) => it.naturalWidth > 0 && it.currentSrc.endsWith(".avif")),
      );
  await expect.poll(async () => (await shown()).length).toBe(22);
  expect(await bytes()).toBeLessThanOrEqual(700_000);
});
