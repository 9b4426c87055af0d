import type { Page } from "@playwright/test";
import { readBuiltPages } from "#tests/support/journeys/built.ts";
import { open } from "#tests/support/journeys/open.ts";
import { expect, test } from "#tests/support/journeys/test.ts";

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

const loaded = (page: Page) =>
  page.evaluate(() => [...document.images].filter((it) => it.naturalWidth > 0).length);

/** As browsers do that do not load lazy pictures for printing themselves. */
const startPrinting = (page: Page) => page.evaluate(() => dispatchEvent(new Event("beforeprint")));

test("home requests at most 60 kB of its pictures before its load event", async ({ page }) => {
  await open(page, "/");
  await startPrinting(page);
  await expect.poll(() => loaded(page)).toBe(await page.locator("img").count());
  const pictures = await page.evaluate(() => {
    const entries = [...performance.getEntriesByType("resource")] as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => /\.(avif|webp|svg|png)$/.test(name))
      .map(({ startTime, encodedBodySize }) => ({ startTime, bytes: encodedBodySize }));
  });
  const loadEvent = await page.evaluate(() => {
    const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return page?.loadEventStart ?? 0;
  });
  const sum = (list: typeof pictures) => list.reduce((total, { bytes }) => total + bytes, 0);
  const early = pictures.filter(({ startTime }) => startTime < loadEvent);
  expect(sum(early)).toBeLessThanOrEqual(60_000);
  expect(early.length).toBeLessThan(pictures.length);
});

test("the portfolio loads pictures near the window, and all when it is printed, as AVIF within 700 kB", async ({
  page,
  site,
}) => {
  // A company without projects has no such page.
  if (!(await readBuiltPages(site.folder)).some(({ path }) => path === "/portfolio")) return;
  const bytes = countBytes(page);
  await page.clock.install();
  await open(page, "/portfolio");
  const images = page.getByRole("article").getByRole("img");
  const all = await images.count();
  expect(all).toBeGreaterThan(0);
  await page.clock.runFor(60_000);
  await expect.poll(() => loaded(page)).toBeGreaterThanOrEqual(Math.min(3, all));
  expect(await loaded(page)).toBeLessThan(15);
  await startPrinting(page);
  const shown = () =>
    images.evaluateAll(
      (all: HTMLImageElement[]) =>
        all.filter((it) => it.naturalWidth > 0 && it.currentSrc.endsWith(".avif")).length,
    );
  await expect.poll(shown).toBe(all);
  expect(await bytes()).toBeLessThanOrEqual(700_000);
});
