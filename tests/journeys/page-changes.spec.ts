import type { Locator, Page } from "@playwright/test";
import { open, untilReady } from "./support/open.ts";
import { notePageChanges } from "./support/page-changes.ts";
import { scrollAt, scrolledTo } from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";

// Playwright turns the back/forward cache off, because a page that comes out of it loads nothing to intercept.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

const html = (page: Page) => page.locator("html");
const about = (page: Page) => page.getByRole("banner").getByRole("link", { name: "About us" });
/** A press of the key: a mouse that rests on a link would have the page behind it prerendered. */
const follow = (link: Locator) => link.press("Enter");
const arrived = async (page: Page, path: string) => {
  await expect(page).toHaveURL(path);
  await expect(html(page)).not.toHaveAttribute("data-page");
};
/** Not `page.goBack()`: it waits for a load, and there is none. */
const travel = (page: Page, steps: 1 | -1) =>
  page.evaluate((steps) => void setTimeout(() => history.go(steps)), steps);

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`a page leaves, the next one enters at its top, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const notes = await notePageChanges(page);
    await open(page, "/");
    await scrollAt(page, 1500);
    await follow(about(page));
    await arrived(page, "/about");
    expect(await scrolledTo(page)).toBe(0);
    await page.reload(); // is simply there, too
    const moving = [
      "/ page-leave: main 0",
      "/about first frame: main 0",
      "/about page-enter: main 1",
    ];
    const change = reducedMotion === "reduce" ? ["/about first frame: main 1"] : moving;
    await expect
      .poll(notes)
      .toEqual(["/ first frame: main 1", ...change, "/about first frame: main 1"]);
  });

test("a page that is left while it enters leaves like any other", async ({ page }) => {
  const notes = await notePageChanges(page);
  await page.addInitScript(() => {
    const hold = () => {
      const [entering] = document.querySelector("main")?.getAnimations() ?? [];
      if (entering) entering.pause();
      else if (document.referrer) requestAnimationFrame(hold); // reached by a link
    };
    requestAnimationFrame(hold);
  });
  await open(page, "/");
  await follow(about(page));
  await expect(page).toHaveURL("/about");
  await untilReady(page);
  await expect(html(page)).toHaveAttribute("data-page", "enters");
  await follow(page.getByRole("banner").getByRole("link", { name: "Our Apps" }));
  await expect(page).toHaveURL("/our-apps");
  await expect
    .poll(async () => (await notes()).slice(-2))
    .toEqual(["/about page-leave: main 0", "/our-apps first frame: main 0"]);
});

test("what is no plain click on a link to a page is the browser's own", async ({ page }) => {
  await open(page, "/contact");
  const taken = await page.evaluate(() => {
    const href = "/about";
    const clicks: [name: string, link: object, click?: MouseEventInit][] = [
      ["Ctrl", { href }, { ctrlKey: true }],
      ["the middle button", { href }, { button: 1 }],
      ["another tab", { href, target: "_blank" }],
      ["a download", { href, download: "about" }],
      ["a file", { href: "/llms.txt" }],
      ["a letter", { href: "mailto:somebody@example.org" }],
      ["a page", { href }], // shows that the others could be seen
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
});

test("a page that is still there after two seconds is shown again", async ({ page }) => {
  await page.route("/about", (route) => route.fulfill({ status: 204 })); // no page, so the old one stays
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(Date.now() + 60_000);
  const answered = page.waitForEvent("requestfailed");
  await follow(about(page));
  await answered;
  await expect(page.locator("main")).toHaveCSS("opacity", "0");
  await page.clock.runFor(1900);
  const answeredAgain = page.waitForEvent("requestfailed");
  await follow(about(page));
  await answeredAgain;
  await page.clock.runFor(1900); // from the second press on
  await expect(page.locator("main")).toHaveCSS("opacity", "0");
  await page.clock.runFor(100);
  await expect(page.locator("main")).toHaveCSS("opacity", "1");
});

for (const path of ["/", "/services#seo-digital-marketing", "/careers", "/portfolio", "/contact"])
  test(`Back finds ${path} as it was left, in the theme chosen meanwhile`, async ({ page }) => {
    const notes = await notePageChanges(page);
    await open(page, path);
    await page.mouse.move(700, 450); // the cursor's rings are code and motion of their own
    const place = (await scrolledTo(page)) + 137;
    await scrollAt(page, place);
    await follow(about(page));
    await arrived(page, "/about");
    await page.getByRole("button", { name: "Dark theme" }).press("Enter");
    await travel(page, -1);
    await arrived(page, path);
    await expect(page.locator("main")).toHaveCSS("opacity", "1");
    expect(await scrolledTo(page)).toBe(place);
    await expect(page.getByRole("button", { name: "Dark theme", pressed: true })).toBeVisible();
    expect((await notes()).at(-1)).toMatch(/ kept$/);
    await travel(page, 1);
    await arrived(page, "/about");
    expect((await notes()).at(-1)).toBe("/about kept");
  });
