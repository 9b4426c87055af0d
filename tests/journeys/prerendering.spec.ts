import { expect, test } from "@playwright/test";
import { type Browser, launch, type Page } from "puppeteer-core";
import { patienceMs } from "#tests/support/patience.ts";
import { launchArgs, requireProgram } from "#tools/browsers.ts";
import { testSite } from "#tests/support/journeys/server.ts";

/* Uses puppeteer: under Playwright, Chromium never activates a prerendered page. */
let browser: Browser;
let tab: Page;

test.beforeAll(async () => {
  // Emulate a mouse, as Playwright does.
  const mouse =
    "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";
  const args = [...launchArgs, `--blink-settings=${mouse}`];
  browser = await launch({
    timeout: patienceMs,
    protocolTimeout: patienceMs,
    executablePath: requireProgram("chromium"),
    args,
    // Home's rotating code panel is above the fold at this size.
    defaultViewport: { width: 1440, height: 900 },
  });
});
test.afterAll(() => browser.close());
test.beforeEach(async () => {
  const context = await browser.createBrowserContext();
  tab = await context.newPage();
  tab.setDefaultTimeout(patienceMs);
});

/** Hovers a link until its page is requested for prerendering. */
async function pointAt(link: string): Promise<void> {
  const isPrerendering = tab.waitForResponse(
    (response) => response.request().headers()["sec-purpose"]?.includes("prerender") ?? false,
  );
  await tab.hover(link);
  await isPrerendering;
}
const follow = (link: string) => Promise.all([tab.waitForNavigation(), tab.click(link)]);
const navigation = () =>
  tab.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON());

test("hovering prerenders the next page, which runs no scripts until the click", async () => {
  await tab.goto(`${testSite.url}/about`);
  const home = 'header a[href="/"]';
  await pointAt(home);
  const point = await (await tab.$(home))?.clickablePoint();
  await follow(home);

  const ring = await tab.waitForSelector(".cursor-outer");
  await tab.waitForSelector("[popovertarget][aria-expanded]"); // the page's scripts have run
  await tab.waitForSelector("html[data-page]", { hidden: true });
  const { name, activationStart } = await navigation();
  expect(name).toBe(`${testSite.url}/`);
  expect(activationStart).toBeGreaterThan(0);
  // Scripts and API calls are not requested before activation.
  const asked = await tab.evaluate(() =>
    performance.getEntriesByType("resource").map((it): PerformanceEntry => it.toJSON()),
  );
  const scripts = asked.filter(({ name }) => /\.js$|\/api\//.test(name));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((it) => it.startTime < activationStart)).toEqual([]);

  // The mouse has not moved since the click.
  const { x = 0, y = 0, width = 0, height = 0 } = (await ring?.boundingBox()) ?? {};
  const middle = [x + width / 2, y + height / 2].map(Math.round);
  expect(middle).toEqual([point?.x ?? -1, point?.y ?? -1].map(Math.round));
});

test("a prerendered page scrolls to its anchor and adopts a theme chosen meanwhile", async () => {
  await tab.goto(`${testSite.url}/about`);
  const link = 'footer a[href="/services#apps"]';
  await pointAt(link);
  await tab.evaluate(() => document.querySelector<HTMLElement>("#theme-toggle")?.click());
  const entries = await tab.evaluate(() => history.length);
  await follow(link);
  await tab.waitForFunction(() => {
    const place = document.querySelector("#apps")?.getBoundingClientRect().top ?? 0;
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return location.hash === "#apps" && place >= header && place < 300;
  });
  expect((await navigation()).activationStart).toBeGreaterThan(0);
  expect(await tab.evaluate(() => history.length)).toBe(entries + 1);
  expect(await tab.$("html.dark")).not.toBeNull();
});
