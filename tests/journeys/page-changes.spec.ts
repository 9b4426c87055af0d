import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

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
  await follow(page, "About us");
  await page.clock.runFor(160);
  await answered;
  await page.clock.runFor(1900);
  const answeredAgain = page.waitForEvent("requestfailed");
  await follow(page, "About us");
  await page.clock.runFor(160);
  await answeredAgain;
  await page.clock.runFor(1900); // from the second press on
  expect(await isCovered(page)).toBe(true);
  await page.clock.runFor(100);
  expect(await isCovered(page)).toBe(false);
});
