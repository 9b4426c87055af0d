import type { Page } from "@playwright/test";
import { open } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const aboutLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "About us" });

/** Notes when a whole page begins and ends to move, and the heading it has then. */
async function noteMotions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const motions: string[] = [];
    const main = document.querySelector("main");
    if (!main) throw new Error("The page has no main part");
    const note = (what: string) =>
      motions.push(`${what}: ${main.querySelector("h1")?.textContent}`);
    new MutationObserver(() => {
      for (const motion of main.getAnimations()) {
        const { animationName } = motion as CSSAnimation;
        note(`${animationName} begins`);
        motion.finished.then(
          () => note(`${animationName} ends`),
          () => note(`${animationName} is cut short`),
        );
      }
    }).observe(main, { attributeFilter: ["data-page"] });
    Object.assign(window, { motions });
  });
  return () => page.evaluate(() => ("motions" in window ? (window.motions as string[]) : []));
}

test.describe("transition", () => {
  test("the old page leaves before the new one enters", async ({ page }) => {
    await open(page, "/");
    const old = await h1(page).textContent();
    const motions = await noteMotions(page);
    await aboutLink(page).click();
    await expect(page).toHaveTitle("About Us | Thirteen Gates");
    const current = await h1(page).textContent();
    await expect
      .poll(motions)
      .toEqual([
        `page-leave begins: ${old}`,
        `page-leave ends: ${old}`,
        `page-enter begins: ${current}`,
        `page-enter ends: ${current}`,
      ]);
  });

  test("there is none under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    const motions = await noteMotions(page);
    await aboutLink(page).click();
    await expect(page).toHaveURL("/about");
    await expect(h1(page)).toBeFocused();
    expect(await motions()).toEqual([]);
  });

  test("there is none where the browser has moved the page at a swipe", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(PopStateEvent.prototype, "hasUAVisualTransition", { value: true });
    });
    await open(page, "/");
    await aboutLink(page).click();
    await expect(page).toHaveTitle("About Us | Thirteen Gates");
    await expect(h1(page)).toBeFocused();
    const motions = await noteMotions(page);
    await page.goBack();
    await expect(page).toHaveTitle("Home | Thirteen Gates");
    await expect(h1(page)).toBeFocused();
    expect(await motions()).toEqual([]);
    await aboutLink(page).click();
    await expect.poll(motions).toHaveLength(4);
  });

  test("a click made while it runs is not lost, and the page between is not shown", async ({
    page,
  }) => {
    await open(page, "/our-apps"); // its code is there from now on, so nothing waits for it
    await page.getByRole("banner").getByRole("link", { name: "Thirteen Gates" }).click();
    await expect(page).toHaveTitle("Home | Thirteen Gates");
    await expect(h1(page)).toBeFocused();
    const motions = await noteMotions(page);
    await page.evaluate(() => {
      const click = (path: string) =>
        document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
      const main = document.querySelector("main") as HTMLElement;
      new MutationObserver((_, observer) => {
        observer.disconnect();
        click("/our-apps");
      }).observe(main, { attributeFilter: ["data-page"] });
      click("/about");
    });
    await expect(page).toHaveURL("/our-apps");
    await expect(page).toHaveTitle("Our Apps | Thirteen Gates");
    const heading = await h1(page).textContent();
    await expect
      .poll(async () => (await motions()).filter((motion) => motion.startsWith("page-enter")))
      .toEqual([`page-enter begins: ${heading}`, `page-enter ends: ${heading}`]);
  });
});

test("a click that asks for another tab or a file is left to the browser", async ({ page }) => {
  await open(page, "/");
  const followed = await aboutLink(page).evaluate((link: HTMLAnchorElement) => {
    /** Whether the site took the click; the browser gets none. */
    const isTaken = (how: MouseEventInit) => {
      let taken = false;
      const look = (event: Event) => {
        taken = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener("click", look, { once: true });
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
      return taken;
    };
    const keys = ["ctrlKey", "metaKey", "shiftKey", "altKey"].map((key) =>
      isTaken({ [key]: true }),
    );
    link.target = "_blank";
    const inTab = isTaken({});
    link.removeAttribute("target");
    link.download = "about.html";
    const asFile = isTaken({});
    link.removeAttribute("download");
    return { keys, inTab, asFile, plain: isTaken({}) };
  });
  expect(followed).toEqual({
    keys: Array(4).fill(false),
    inTab: false,
    asFile: false,
    plain: true,
  });
});

test("a link to the page one is on adds nothing to the history", async ({ page }) => {
  await open(page, "/about");
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await aboutLink(page).click();
  await aboutLink(page).click();
  expect(await entries()).toBe(before);
  await page.getByRole("banner").getByRole("link", { name: "Our Apps" }).click();
  await expect.poll(entries).toBe(before + 1);
});

test.describe("focus", () => {
  test("is on the new page's h1, and Tab goes on from there", async ({ page }) => {
    await open(page, "/");
    await aboutLink(page).click();
    await expect(page).toHaveTitle("About Us | Thirteen Gates");
    await expect(h1(page)).toBeFocused();
    await page.keyboard.press("Tab");
    const isNext = page.evaluate(() => {
      const stops = [...document.querySelectorAll("main :is(h1, a)")];
      return document.activeElement === stops[stops.findIndex((stop) => stop.matches("h1")) + 1];
    });
    expect(await isNext, "the focus is on the first link after the h1").toBe(true);
  });

  test("is on the h1 after Enter, back and forward too", async ({ page }) => {
    await open(page, "/");
    await aboutLink(page).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle("About Us | Thirteen Gates");
    await expect(h1(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveTitle("Home | Thirteen Gates");
    await expect(h1(page)).toBeFocused();
    await page.goForward();
    await expect(page).toHaveTitle("About Us | Thirteen Gates");
    await expect(h1(page)).toBeFocused();
  });

  test("is on the h1 after a choice from a dropdown", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Technologies" }).click();
    await page.getByRole("link", { name: "Python" }).click();
    await expect(page).toHaveTitle("Python Development | Thirteen Gates");
    await expect(h1(page)).toBeFocused();
  });

  test("goes to the target of a hash", async ({ page }) => {
    await open(page, "/portfolio/takenote");
    await page.getByRole("link", { name: "Back to Projects" }).click();
    await expect(page).toHaveURL("/#projects");
    await expect(page.locator("#projects")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "See the whole portfolio" })).toBeFocused();
  });

  test("stays where it is on the first page", async ({ page }) => {
    await open(page, "/about");
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });
});

test("a screen reader hears the new page's title, and nothing on the first page", async ({
  page,
}) => {
  await open(page, "/");
  const status = page.getByRole("status");
  await expect(status).toHaveText([""]);
  await aboutLink(page).click();
  await expect(status).toHaveText(["About Us | Thirteen Gates"]);
  await page.goBack();
  await expect(status).toHaveText(["Home | Thirteen Gates"]);
});

for (const path of ["/", "/contact"])
  test(`the skip link of ${path} is the first stop, can be seen, and leads to the content`, async ({
    page,
  }) => {
    await page.goto(path);
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const inMain = page.getByRole("main").locator(":focus");
    await expect(inMain).toHaveCount(1);
    await expect(inMain).toBeInViewport({ ratio: 1 });
  });
