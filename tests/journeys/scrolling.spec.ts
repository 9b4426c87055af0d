import type { Page } from "@playwright/test";
import { open } from "#tests/support/journeys/open.ts";
import {
  expectInViewBelowHeader,
  recordScrolling,
  afterScrolling,
  jumpTo,
  scrollPosition,
} from "#tests/support/journeys/scrolling.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";
import { words } from "#tests/support/journeys/words.ts";

const projects = (page: Page) => page.getByRole("heading", { name: "Ausgewählte Projekte" });

/** @returns an assertion that the page jumped to its position, without frames in between */
async function trackJumps(page: Page) {
  const places = await recordScrolling(page);
  return async () => {
    const end = await scrollPosition(page);
    expect((await places()).filter((place) => place > 10 && place < end - 10)).toEqual([]);
  };
}

/** Otherwise an address with a hash on the same page would scroll instead of load. */
const openBlankPage = (page: Page) => page.goto("about:blank");

test("loading an anchor, reloading and Back reach their position without animation", async ({
  page,
}) => {
  const expectJump = await trackJumps(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openBlankPage(page);
    await open(page, "/#projects");
    await expectInViewBelowHeader(page, projects(page));
    await expectJump();
  }

  await open(page, "/"); // without a hash: Chromium sometimes restores to the element of a hash instead
  await jumpTo(page, 3000);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(3000);
  await expectJump();
  await page.goto("/llms.txt");
  await page.goBack(); // a full load: Playwright disables the back/forward cache
  await expect.poll(() => scrollPosition(page)).toBe(3000);
  await expectJump();
});

/** Records the states and animations of page changes in every document loaded from now on. */
async function recordPageChanges(page: Page) {
  await page.addInitScript(() => {
    const note = (step = "") =>
      sessionStorage.setItem("steps", `${sessionStorage.getItem("steps") ?? ""} ${step}`);
    const noteState = () => note(document.documentElement.dataset["page"]);
    const options = { attributeFilter: ["data-page"], subtree: true };
    new MutationObserver(noteState).observe(document, options);
    addEventListener("animationstart", (event) => note(event.animationName));
  });
  return () => page.evaluate(() => sessionStorage.getItem("steps") ?? "");
}

test("reduced motion disables page transitions and smooth scrolling to anchors", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const expectJump = await trackJumps(page);
  const steps = await recordPageChanges(page);
  await open(page, "/portfolio/nachtkurier");
  await page.getByRole("link", { name: "Zurück zu den Projekten" }).click();
  await expectInViewBelowHeader(page, projects(page));
  await expectJump();

  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Leistungen" }).click();
  await header.getByRole("link", { name: "Betrieb" }).press("Enter");
  await expect(page).toHaveURL("/services#betrieb");
  await expectInViewBelowHeader(page, page.locator("#betrieb h2"));
  await expectJump();
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  expect(await steps()).not.toMatch(/page|leaves|enters|waits/);

  // Control: with motion the same recorder sees them.
  await page.emulateMedia({ reducedMotion: null });
  await header.getByRole("link", { name: "Über uns" }).press("Enter");
  await expect(page).toHaveURL("/about");
  for (const step of ["leaves", "enters", "page-enter"]) await expect.poll(steps).toContain(step);
});

test("the services navigation scrolls to its sections and marks the current one", async ({
  page,
}) => {
  const links = page.getByRole("navigation", { name: words.servicesOnPage }).getByRole("link");
  const places = await recordScrolling(page);
  await open(page, "/services");
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    const isSmooth = reducedMotion === "no-preference";
    const start = (await places()).length;
    await links.last().click();
    await expectInViewBelowHeader(page, page.locator("#betrieb h2"));
    const place = await afterScrolling(page);
    const isOnTheWay = (it: number) => it > 10 && it < place - 10;
    expect((await places()).slice(start).some(isOnTheWay)).toBe(isSmooth);
    await page.goBack();
    await expect(page).toHaveURL("/services");
    await expect.poll(() => scrollPosition(page)).toBe(0);

    // A link to the current page scrolls to its top; the record survives only in the same document.
    await jumpTo(page, place);
    const before = (await places()).length;
    await page.getByRole("contentinfo").getByRole("link", { name: "Leistungen" }).press("Enter");
    await expect.poll(async () => (await places()).at(-1)).toBe(0);
    expect((await places()).slice(before).some(isOnTheWay)).toBe(isSmooth);
  }

  const current = links.and(page.locator("[aria-current=true]"));
  const ids = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map((it) => it.hash));
  for (const id of ids) {
    await page.locator(id).evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
    await expect(current).toHaveAttribute("href", id);
    await expect(current).toBeInViewport();
  }
  await jumpTo(page, 0);
  await expect(current).toHaveCount(0);

  // On a phone the row of links has scrolled with the page, and comes back with it.
  await page.setViewportSize({ width: 320, height: 900 });
  const scrolled = () => links.first().evaluate((it) => it.closest("ul")?.scrollLeft);
  await page.locator(ids.at(-1) ?? "").evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
  await expect.poll(scrolled).toBeGreaterThan(0);
  await jumpTo(page, 0);
  await expect.poll(scrolled).toBe(0);
});

test("at 400% zoom the header scrolls away, and the focused element is always in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 }); // of 1280 × 1024 (WCAG 1.4.10)
  await open(page, "/services");
  const header = page.getByRole("banner");
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(header).not.toBeInViewport();
  await jumpTo(page, 0);
  await expect(header).toBeInViewport();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter"); // the skip link, which scrolls smoothly
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.down("Tab"); // as when the key is held
    const isSeen = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return bottom > 0 && top < innerHeight;
    });
    expect(isSeen, `stop ${stop}`).toBe(true);
  }
  expect(await scrollPosition(page)).toBeGreaterThan(500);
});

test.describe("without JavaScript", () => {
  test.use({ ...still, javaScriptEnabled: false });

  test("former addresses of a section lead to it", async ({ page }) => {
    for (const [address, id] of [
      ["/services#portale", "webanwendungen"],
      ["/services#wartung", "betrieb"],
      ["/services#bereitschaft", "betrieb"],
    ] as const) {
      await openBlankPage(page);
      await page.goto(address);
      await expectInViewBelowHeader(page, page.locator(`#${id} h2`));
    }
    // By focus, for which browsers choose the place in the window.
    await page.goto("/services/apps");
    await expect(page.locator("#apps h2")).toBeInViewport();
    await expect(page.locator("#apps h2")).toBeFocused();
  });
});
