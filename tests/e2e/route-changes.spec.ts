import type { Page } from "@playwright/test";
import { open } from "./support/hydration.ts";
import { expect, test } from "./support/test.ts";

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const aboutLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "About us" });

type Phase = { of: string; startsAt: number; endsAt: number };

/** Notes the animations of each view transition at the moment it begins to show. */
async function notePhases(page: Page): Promise<() => Promise<Phase[][]>> {
  await page.evaluate(() => {
    const transitions: Phase[][] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() =>
        transitions.push(
          document.getAnimations().flatMap(({ effect }) => {
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) return [];
            const { delay, endTime } = effect.getComputedTiming();
            return [{ of: effect.pseudoElement, startsAt: Number(delay), endsAt: Number(endTime) }];
          }),
        ),
      );
      return transition;
    };
    Object.assign(window, { transitions });
  });
  return () =>
    page.evaluate(() => ("transitions" in window ? (window.transitions as Phase[][]) : []));
}

test.describe("transition", () => {
  test("the old page leaves before the new one enters", async ({ page }) => {
    await open(page, "/");
    const transitions = await notePhases(page);
    await aboutLink(page).click();
    await expect.poll(transitions).toHaveLength(1);
    const [phases = []] = await transitions();
    const leaving = phases.find(({ of }) => of === "::view-transition-old(root)");
    const entering = phases.find(({ of }) => of === "::view-transition-new(root)");
    expect(leaving?.endsAt).toBeGreaterThan(0);
    expect(entering?.startsAt).toBeGreaterThanOrEqual(leaving?.endsAt ?? Infinity);
    expect(entering?.endsAt).toBeGreaterThan(entering?.startsAt ?? Infinity);
    await expect(h1(page)).toBeVisible();
  });

  test("there is none under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    const transitions = await notePhases(page);
    await aboutLink(page).click();
    await expect(page).toHaveURL("/about");
    await expect(h1(page)).toBeFocused();
    const lasting = (await transitions()).flat().filter(({ endsAt }) => endsAt > 0);
    expect(lasting).toEqual([]);
  });

  test("a click made while it runs is not lost", async ({ page }) => {
    await open(page, "/");
    await aboutLink(page).click();
    await page.getByRole("banner").getByRole("link", { name: "Our Apps" }).click();
    await expect(page).toHaveURL("/our-apps");
    await expect(page).toHaveTitle("Our Apps | Thirteen Gates");
  });

  test("where the browser has no view transitions, links lead on all the same", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, "startViewTransition", { value: undefined });
    });
    await open(page, "/");
    await aboutLink(page).click();
    await expect(page).toHaveURL("/about");
    await expect(h1(page)).toBeFocused();
  });
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
