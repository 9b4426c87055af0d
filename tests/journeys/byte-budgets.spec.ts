import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, type Page, type Response, test } from "@playwright/test";
import { sitemapPaths } from "../bench/sitemap.ts";
import { untilReady } from "./support/open.ts";

/** Maximum bytes of a page, compressed as transferred, without headers. */
type Budget = {
  HTML?: number;
  inline?: number;
  untouched?: number;
  JavaScript: number;
  all?: number;
};

// Pages with islands have Astro's own inline script besides.
const reading = { HTML: 18_000, inline: 1200, JavaScript: 5200 };
const budgets: Record<string, Budget> = {
  // What runs React there stands below the first window.
  "/": { HTML: 26_000, untouched: reading.JavaScript, JavaScript: 68_000, all: 125_000 },
  "/contact": { JavaScript: 80_000 },
  "/careers": { JavaScript: 80_000 },
  "/portfolio": { JavaScript: 80_000 },
  "/privacy": { ...reading, all: 60_000 },
  "/our-apps": { ...reading, all: 60_000 },
  // Ten people in their own words, five offices.
  "/about": { ...reading, HTML: 20_000, all: 60_000 },
  // Six services, each with its proof, and the eight questions once more for search engines.
  "/services": { ...reading, HTML: 23_000 },
};
const caseStudy = { ...reading, HTML: 20_500 };
const budgetOf = (path: string): Budget =>
  budgets[path.startsWith("/careers/") ? "/careers" : path] ??
  (path.startsWith("/portfolio/") ? caseStudy : reading);

const paths = await sitemapPaths(join(import.meta.dirname, "..", "..", "dist", "served"));

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
});

for (const path of [...paths, "/no-such-page"])
  test(`${path} stays within its byte budget on a phone`, async ({ page }) => {
    const { HTML, inline, untouched, JavaScript, all } = await weigh(page, path);
    const budget = budgetOf(path);
    expect.soft(HTML, "HTML with its styles").toBeLessThanOrEqual(budget.HTML ?? Infinity);
    expect
      .soft(untouched, "JavaScript before scrolling")
      .toBeLessThanOrEqual(budget.untouched ?? Infinity);
    expect
      .soft(inline, "JavaScript before the first paint")
      .toBeLessThanOrEqual(budget.inline ?? Infinity);
    expect.soft(JavaScript, "JavaScript").toBeLessThanOrEqual(budget.JavaScript);
    expect.soft(all, "all").toBeLessThanOrEqual(budget.all ?? Infinity);
  });

/** What a first visit loads without scrolling, and with all its islands; bodies only, brotli. */
async function weigh(page: Page, path: string) {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const isScript = (response: Response) => response.request().resourceType() === "script";
  await page.goto(path);
  // Scripts wait until the browser is idle, which may be later than a quiet network.
  await expect.poll(() => responses.some(isScript), "the shared module is loaded").toBe(true);
  await page.waitForLoadState("networkidle");
  const before = responses.filter(isScript);
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
    HTML: await sizeOf(responses.slice(0, 1)),
    inline,
    untouched: inline + (await sizeOf(before)),
    JavaScript: inline + (await sizeOf(responses.filter(isScript))),
    all: await sizeOf(responses),
  };
}
