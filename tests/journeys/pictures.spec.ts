import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** Bytes as they travel, by address, of everything a page asks for. */
function watchBytes(page: Page): (pattern: RegExp) => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  page.on("requestfinished", (request) =>
    sizes.set(
      request.url(),
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    ),
  );
  return async (pattern) => {
    const wanted = [...sizes].filter(([url]) => pattern.test(url));
    expect(wanted.length, `requests like ${pattern}`).toBeGreaterThan(0);
    return (await Promise.all(wanted.map(([, size]) => size))).reduce((a, b) => a + b, 0);
  };
}

for (const [screen, use] of [
  ["a dense desktop", { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 }],
  ["a phone", { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use(use);

    test("the whole portfolio weighs at most 700 kB, in AVIF", async ({ page }) => {
      const bytes = watchBytes(page);
      await page.goto("/portfolio");
      const pictures = page.getByRole("article").getByRole("img");
      for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
      const shown = () =>
        pictures.evaluateAll((images: HTMLImageElement[]) =>
          images.filter((it) => it.naturalWidth > 0 && it.currentSrc.endsWith(".avif")),
        );
      await expect.poll(async () => (await shown()).length).toBe(22);
      expect(await bytes(/./)).toBeLessThanOrEqual(700_000);
    });

    test("home shows at most 60 kB of pictures before it is scrolled", async ({ page }) => {
      const bytes = watchBytes(page);
      await page.goto("/", { waitUntil: "networkidle" });
      expect(await bytes(/\.(avif|webp|svg|png)$/)).toBeLessThanOrEqual(60_000);
    });
  });
