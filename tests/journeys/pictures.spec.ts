import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** Adds up, as they travel, the bytes of whatever the page asks for from now on. */
function countBytes(page: Page, wanted = /./): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    size.catch(() => {}); // What comes when a test is over can no longer be asked.
    if (wanted.test(request.url())) sizes.push(size);
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test.use({ deviceScaleFactor: 2 });

test("home loads at most 60 kB of pictures before it can be read", async ({ page }) => {
  const bytes = countBytes(page, /\.(avif|webp|svg|png)$/);
  // The others come after that, for whoever prints it or takes a picture of it.
  await page.goto("/", { waitUntil: "load" });
  expect(await bytes()).toBeLessThanOrEqual(60_000);
});

test("the whole portfolio weighs at most 700 kB, in AVIF", async ({ page }) => {
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
