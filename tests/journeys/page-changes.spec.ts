import type { Page } from "@playwright/test";
import { open, untilReady } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

/** By a key: a mouse that rests on a link would have the page behind it prerendered. */
const follow = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name }).press("Enter");

test("only plain clicks on links to pages are taken; who leaves while a page enters sees it leave", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const main = () => document.querySelector("main");
    const hold = () => {
      const [entering] = main()?.getAnimations() ?? [];
      if (entering) entering.pause();
      else if (document.referrer) requestAnimationFrame(hold); // reached by a link
    };
    requestAnimationFrame(hold);
    addEventListener("pagehide", () => {
      const { opacity } = getComputedStyle(main() ?? document.body);
      sessionStorage.setItem(location.pathname, opacity);
    });
  });
  await open(page, "/");
  const taken = await page.evaluate(() => {
    const href = "/about";
    const clicks: [name: string, link: object, click?: MouseEventInit][] = [
      ["Ctrl", { href }, { ctrlKey: true }],
      ["the middle button", { href }, { button: 1 }],
      ["another tab", { href, target: "_blank" }],
      ["a download", { href, download: "about" }],
      ["a file", { href: "/llms.txt" }],
      ["a letter", { href: "mailto:somebody@example.org" }],
      ["a page", { href }], // is followed
    ];
    let isTaken = false;
    addEventListener("click", (event) => {
      isTaken = event.defaultPrevented; // by the site's own listener, which is before this one
      event.preventDefault();
    });
    const press = (attributes: object, click?: MouseEventInit) => {
      const link = Object.assign(document.createElement("a"), attributes);
      document.body.append(link);
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...click }));
      return isTaken;
    };
    return clicks.filter(([, link, click]) => press(link, click)).map(([name]) => name);
  });
  expect(taken).toEqual(["a page"]);

  await expect(page).toHaveURL("/about");
  await untilReady(page);
  await expect(page.locator("html")).toHaveAttribute("data-page", "enters");
  await follow(page, "Our Apps");
  await expect(page).toHaveURL("/our-apps");
  expect(await page.evaluate(() => sessionStorage.getItem("/about"))).toBe("0");
});

test("a page that is still there after two seconds is shown again", async ({ page }) => {
  await page.route("/about", (route) => route.fulfill({ status: 204 })); // no page, so the old one stays
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(Date.now() + 60_000);
  const answered = page.waitForEvent("requestfailed");
  await follow(page, "About us");
  await answered;
  await expect(page.locator("main")).toHaveCSS("opacity", "0");
  await page.clock.runFor(1900);
  const answeredAgain = page.waitForEvent("requestfailed");
  await follow(page, "About us");
  await answeredAgain;
  await page.clock.runFor(1900); // from the second press on
  await expect(page.locator("main")).toHaveCSS("opacity", "0");
  await page.clock.runFor(100);
  await expect(page.locator("main")).toHaveCSS("opacity", "1");
});
