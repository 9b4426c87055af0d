import type { BrowserContext, Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

// Playwright turns the cache off, because a page that comes out of it loads nothing to intercept.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

/** Notes every page that is shown, where another page of the origin can read it. */
async function noteShown(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      const [entry] = performance.getEntriesByType("navigation");
      const why = persisted || !entry || !("notRestoredReasons" in entry) ? null : entry;
      const shown = {
        path: location.pathname,
        persisted,
        reasons: why && JSON.stringify(why.toJSON().notRestoredReasons),
      };
      localStorage.setItem("shown", JSON.stringify(shown));
    });
  });
  const reader = await context.newPage();
  await reader.goto("/robots.txt");
  return reader;
}

const lastShown = (reader: Page) =>
  reader.evaluate(() => JSON.parse(localStorage.getItem("shown") ?? "null") as unknown);

for (const path of ["/", "/careers", "/portfolio", "/contact"])
  test(`${path} is still there for whoever comes back`, async ({ page, context }) => {
    const reader = await noteShown(context);
    await open(page, path);
    await page.mouse.move(700, 450); // the cursor's rings are code and motion of their own
    await page.goto("/llms.txt");
    // Not `page.goBack()`: it waits for a load, and there is none.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => lastShown(reader)).toEqual({ path, persisted: true, reasons: null });
  });
