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

test("home requests at most 60 kB of its pictures before its load event", async ({ page }) => {
  await page.goto("/");
  const isLoaded = () =>
    page.evaluate(() => [...document.images].every((it) => it.complete && it.naturalWidth > 0));
  // The rest load afterwards, so that printing and screenshots are complete.
  await expect.poll(isLoaded).toBe(true);
  const pictures = await page.evaluate(() => {
    const entries = [...performance.getEntriesByType("resource")] as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => /\.(avif|webp|svg|png)$/.test(name))
      .map(({ startTime, encodedBodySize }) => ({ startTime, bytes: encodedBodySize }));
  });
  const loaded = await page.evaluate(() => {
    const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return page?.loadEventStart ?? 0;
  });
  const sum = (list: typeof pictures) => list.reduce((total, { bytes }) => total + bytes, 0);
  expect(sum(pictures.filter(({ startTime }) => startTime < loaded))).toBeLessThanOrEqual(60_000);
  expect(sum(pictures)).toBeGreaterThan(60_000);
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
