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

test("a page leaves, then the next one enters at its top; the header stays", async ({ page }) => {
  const notes = await notePageChanges(page);
  await open(page, "/");
  await scrollAt(page, 1500);
  await follow(about(page));
  await arrived(page, "/about");
  expect(await notes()).toEqual([
    "/ first frame: main 1",
    "/ page-leave: main 0",
    "/about first frame: main 0",
    "/about page-enter: main 1",
  ]);
  expect(await scrolledTo(page)).toBe(0);
});

test("under reduced motion pages are simply there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const notes = await notePageChanges(page);
  await open(page, "/");
  await follow(about(page));
  await arrived(page, "/about");
  await expect.poll(notes).toEqual(["/ first frame: main 1", "/about first frame: main 1"]);
});

test("a page that is left while it enters leaves like any other", async ({ page }) => {
  const notes = await notePageChanges(page);
  await page.addInitScript(() => {
    const hold = () => {
      const [entering] = document.querySelector("main")?.getAnimations() ?? [];
      if (entering) entering.pause();
      else requestAnimationFrame(hold);
    };
    if (document.referrer) requestAnimationFrame(hold); // a page that was reached by a link
  });
  await open(page, "/");
  await follow(about(page));
  await expect(page).toHaveURL("/about");
  await untilReady(page);
  await expect(html(page)).toHaveAttribute("data-page", "enters");
  await follow(page.getByRole("banner").getByRole("link", { name: "Our Apps" }));
  await expect(page).toHaveURL("/our-apps");
  expect((await notes()).slice(-2)).toEqual([
    "/about page-leave: main 0",
    "/our-apps first frame: main 0",
  ]);
});

test("a reload does not enter", async ({ page }) => {
  const notes = await notePageChanges(page);
  await open(page, "/");
  await follow(about(page));
  await arrived(page, "/about");
  await page.reload();
  await expect.poll(async () => (await notes()).at(-1)).toBe("/about first frame: main 1");
});

test("what is no plain click on a link to a page is the browser's own", async ({ page }) => {
  await open(page, "/contact");
  const taken = await page.evaluate(() => {
    const taken: string[] = [];
    const press = (name: string, attributes: object, click: MouseEventInit = {}) => {
      const link = Object.assign(document.createElement("a"), attributes);
      document.body.append(link);
      // Asked after the site's own listener; nothing is opened.
      addEventListener(
        "click",
        (event) => {
          if (event.defaultPrevented) taken.push(name);
          event.preventDefault();
        },
        { once: true },
      );
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...click }));
      link.remove();
    };
    const href = "/about";
    press("Ctrl", { href }, { ctrlKey: true });
    press("Shift", { href }, { shiftKey: true });
    press("Command", { href }, { metaKey: true });
    press("the middle button", { href }, { button: 1 });
    press("another tab", { href, target: "_blank" });
    press("a download", { href, download: "about" });
    press("a file", { href: "/llms.txt" });
    press("another site", { href: "https://other.invalid/" });
    press("a letter", { href: "mailto:somebody@example.org" });
    press("a place on the page", { href: "#main" });
    press("a page", { href }); // shows that the others could be seen
    return taken;
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
  test(`Back finds ${path} as it was left`, async ({ page }) => {
    const notes = await notePageChanges(page);
    await open(page, path);
    await page.mouse.move(700, 450); // the cursor's rings are code and motion of their own
    await scrollAt(page, (await scrolledTo(page)) + 137);
    const place = await scrolledTo(page);
    expect(place).toBeGreaterThan(100);
    await follow(about(page));
    await arrived(page, "/about");
    await travel(page, -1);
    await arrived(page, path);
    await expect(page.locator("main")).toHaveCSS("opacity", "1");
    expect(await scrolledTo(page)).toBe(place);
    expect((await notes()).at(-1)).toMatch(/ kept$/);
    await travel(page, 1);
    await arrived(page, "/about");
    expect((await notes()).at(-1)).toBe("/about kept");
  });

test("a page that comes back has the theme that was chosen meanwhile", async ({ page }) => {
  const notes = await notePageChanges(page);
  await open(page, "/privacy");
  await follow(about(page));
  await arrived(page, "/about");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await travel(page, -1);
  await arrived(page, "/privacy");
  await expect(html(page)).toContainClass("dark");
  expect((await notes()).at(-1)).toBe("/privacy kept");
  await expect(page.getByRole("button", { name: "Dark theme" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});
