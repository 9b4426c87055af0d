import { existsSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, type Page, type Response, test } from "@playwright/test";
import { untilReady } from "#tests/support/journeys/open.ts";
import { companySite } from "#tests/support/journeys/server.ts";

/** Maximum bytes as transferred (compressed, without headers). */
type Budget = {
  /** Everything loaded without interaction. */
  all?: number;
  /** Scripts with all islands hydrated. */
  JavaScript?: number;
};

/* byte-budgets.test.ts checks the budgets of documents and of the shared script, file by file. */
const budgets: Record<string, Budget> = {
  "/": { all: 125_000, JavaScript: 6500 },
  "/contact": { JavaScript: 80_000 },
  // The heaviest; the portfolio and the pages of openings share its budget and are lighter.
  "/careers": { JavaScript: 80_500 },
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

/** A company may have no such page. */
const isBuilt = (path: string) =>
  existsSync(join(companySite.folder, path === "/" ? "index.html" : `${path}.html`));

for (const [path, budget] of Object.entries(budgets).filter(([path]) => isBuilt(path)))
  test(`${path} stays within its byte budget on a phone`, async ({ page }) => {
    const weight: Required<Budget> = await weigh(page, path);
    for (const [what, limit] of Object.entries(budget))
      expect.soft(weight[what as keyof Budget], what).toBeLessThanOrEqual(limit); // a key of Budget
  });

/** Loads the page with an empty cache, then hydrates all islands. */
async function weigh(page: Page, path: string) {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const isScript = (response: Response) => response.request().resourceType() === "script";
  await page.goto(path);
  // Scripts are requested when the browser is idle, possibly after `networkidle`.
  await expect.poll(() => responses.some(isScript), "the shared module is loaded").toBe(true);
  await page.waitForLoadState("networkidle");
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
    JavaScript: inline + (await sizeOf(responses.filter(isScript))),
  };
}
