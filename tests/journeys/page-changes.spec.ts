import type { Page } from "@playwright/test";
import { open } from "#tests/support/journeys/open.ts";
import { expectInViewBelowHeader } from "#tests/support/journeys/scrolling.ts";
import { expect, test } from "#tests/support/journeys/test.ts";

/** By keyboard: hovering a link would prerender its page. */
const follow = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name }).press("Enter");

test("animates only plain clicks on links to pages", async ({ page }) => {
  await open(page, "/");
  const animated = await page.evaluate(() => {
    const href = "/about";
    const clicks: [name: string, link: object, click?: MouseEventInit][] = [
      ["Ctrl", { href }, { ctrlKey: true }],
      ["the middle button", { href }, { button: 1 }],
      ["another tab", { href, target: "_blank" }],
      ["a download", { href, download: "about" }],
      ["a file", { href: "/llms.txt" }],
      ["a letter", { href: "mailto:somebody@example.org" }],
      ["a page", { href }], // navigates
    ];
    let isAnimated = false;
    addEventListener("click", (event) => {
      isAnimated = event.defaultPrevented; // by the site's own listener, which ran first
      event.preventDefault();
    });
    const press = (attributes: object, click?: MouseEventInit) => {
      const link = Object.assign(document.createElement("a"), attributes);
      document.body.append(link);
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...click }));
      return isAnimated;
    };
    return clicks.filter(([, link, click]) => press(link, click)).map(([name]) => name);
  });
  expect(animated).toEqual(["a page"]);
  await expect(page).toHaveURL("/about");
});

/** Whether an animation of a page change covers the page. */
const isCovered = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body, "::after").content === '""');

test("shows the page again when the next one has not arrived after two seconds", async ({
  page,
}) => {
  await page.route("/about", (route) => route.fulfill({ status: 204 })); // 204 keeps the current page
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(Date.now() + 60_000);
  const answered = page.waitForEvent("requestfailed");
  await follow(page, "Über uns");
  await page.clock.runFor(160);
  await answered;
  await page.clock.runFor(1900);
  const answeredAgain = page.waitForEvent("requestfailed");
  await follow(page, "Über uns");
  await page.clock.runFor(160);
  await answeredAgain;
  await page.clock.runFor(1900); // from the second press on
  expect(await isCovered(page)).toBe(true);
  await page.clock.runFor(100);
  expect(await isCovered(page)).toBe(false);
});

/** Adds a rule to every document, as a user's style sheet does. */
const addRule = (page: Page, rule: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rule);

const place = "/services#betrieb";
const followToPlace = (page: Page) =>
  page.locator(`#menu-2 a[href="${place}"]`).evaluate((link: HTMLElement) => link.click());
const heading = (page: Page) => page.locator("#betrieb h2");

test("a page without animations or a main heading is not covered, and scrolls to its hash", async ({
  page,
}) => {
  await addRule(page, "*, ::before, ::after { animation: none !important }");
  await page.route("/services", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(<\/?)h1/g, "$1h2");
    await route.fulfill({ response, body });
  });
  await open(page, "/about");
  await followToPlace(page);
  await expect(page).toHaveURL(place);
  await expect(page.locator("h1")).toHaveCount(0);
  await expectInViewBelowHeader(page, heading(page));
  expect(await isCovered(page)).toBe(false);
});

test("the address keeps its hash while the page enters and loads, for a reload or a bookmark", async ({
  page,
}) => {
  await addRule(page, "body::after { animation-play-state: paused !important }");
  await open(page, "/about");
  await followToPlace(page);
  await expect(page).toHaveURL(place);
  await expect(page.locator("html[data-page=enters]")).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  const fonts = Promise.withResolvers<void>(); // the load event waits for them
  await page.route("**/*.woff2", () => fonts.promise);
  await followToPlace(page);
  await page.waitForURL(/services/, { waitUntil: "domcontentloaded" });
  const state = () => page.evaluate(() => [location.hash, document.readyState, scrollY]);
  await expect.poll(state).toEqual(["#betrieb", "interactive", 0]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  fonts.resolve();
});
