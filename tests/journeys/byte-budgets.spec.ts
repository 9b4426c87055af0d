import { brotliCompressSync } from "node:zlib";
import { expect, type Page, type Response, test } from "@playwright/test";
import { untilReady } from "./support/open.ts";

/**
 * Maximum bytes, compressed as transferred, without headers: of everything and of scripts without scrolling, and of
 * scripts with all islands.
 */
type Budget = { all?: number; before?: number; JavaScript?: number };

/* Those of documents, and of the scripts that every page has, are held to their files (tests/built). */
const budgets: Record<string, Budget> = {
  // What runs React there stands below the first window.
  "/": { all: 125_000, before: 5200, JavaScript: 68_000 },
  "/contact": { JavaScript: 80_000 },
  // More than an opening's page and the portfolio, which are held to the same.
  "/careers": { JavaScript: 80_000 },
  "/about": { all: 60_000, JavaScript: 5200 },
  "/privacy": { all: 60_000, JavaScript: 5200 },
  "/our-apps": { all: 60_000, JavaScript: 5200 },
};

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
});

for (const [path, budget] of Object.entries(budgets))
  test(`${path} stays within its byte budget on a phone`, async ({ page }) => {
    const weight: Required<Budget> = await weigh(page, path);
    for (const [what, most] of Object.entries(budget))
      expect.soft(weight[what as keyof Budget], what).toBeLessThanOrEqual(most); // its own key
  });

/** What a first visit loads without scrolling, and with all its islands. */
async function weigh(page: Page, path: string) {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const isScript = (response: Response) => response.request().resourceType() === "script";
  await page.goto(path);
  // Scripts wait until the browser is idle, which may be later than a quiet network.
  await expect.poll(() => responses.some(isScript), "the shared module is loaded").toBe(true);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => [...document.images].every((image) => image.naturalWidth > 0));
  const before = [...responses];
  await untilReady(page);
  await page.waitForLoadState("networkidle");

  const inScripts = await page
    .locator("script:not([src], [type=speculationrules], [type$=json])")
    .allTextContents();
  const inline = brotliCompressSync(inScripts.join("\n")).length;
  const sizeOf = async (counted: readonly Response[]) => {
    const sizes = await Promise.all(counted.map((response) => response.request().sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  return {
    all: await sizeOf(before),
    before: inline + (await sizeOf(before.filter(isScript))),
    JavaScript: inline + (await sizeOf(responses.filter(isScript))),
  };
}
