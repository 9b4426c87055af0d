import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import {
  expectInViewBelowHeader,
  noteScrolling,
  restsAt,
  scrollAt,
  scrolledTo,
} from "./support/scrolling.ts";
import { expect, still, test } from "./support/test.ts";

const projects = (page: Page) => page.getByRole("heading", { name: "Selected work" });

/** @returns checks that the page has not been seen between its start and where it stands */
async function noteWays(page: Page) {
  const places = await noteScrolling(page);
  return async () => {
    const end = await scrolledTo(page);
    expect((await places()).filter((place) => place > 10 && place < end - 10)).toEqual([]);
  };
}

/** From the same page, an address with a place would not be loaded but scrolled to. */
const leaveSite = (page: Page) => page.goto("about:blank");

test("an address with a place, a reload and Back are there at once", async ({ page }) => {
  const expectNoWay = await noteWays(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await leaveSite(page);
    await open(page, "/#projects");
    await expectInViewBelowHeader(page, projects(page));
    await expectNoWay();
  }

  await open(page, "/"); // with a hash, Chromium now and then reloads a page at its element instead
  await scrollAt(page, 3000);
  await page.reload();
  await expect.poll(() => scrolledTo(page)).toBe(3000);
  await expectNoWay();
  await page.goto("/llms.txt");
  await page.goBack(); // loads it anew: Playwright turns the back/forward cache off
  await expect.poll(() => scrolledTo(page)).toBe(3000);
  await expectNoWay();
});

/** Notes the steps of page changes, in all documents that the tab loads from now on. */
async function notePageChanges(page: Page) {
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

test("under reduced motion a link to a place is there at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const expectNoWay = await noteWays(page);
  const steps = await notePageChanges(page);
  await open(page, "/portfolio/takenote");
  await page.getByRole("link", { name: "Back to Projects" }).click();
  await expectInViewBelowHeader(page, projects(page));
  await expectNoWay();

  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Our Services" }).click();
  await header.getByRole("link", { name: "SEO" }).press("Enter");
  await expect(page).toHaveURL("/services#seo-digital-marketing");
  await expectInViewBelowHeader(page, page.locator("#seo-digital-marketing h2"));
  await expectNoWay();
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  expect(await steps()).not.toMatch(/page|leaves|enters|waits/);

  // Shows that they could be seen.
  await page.emulateMedia({ reducedMotion: null });
  await header.getByRole("link", { name: "About us" }).press("Enter");
  await expect(page).toHaveURL("/about");
  for (const step of ["leaves", "page-leave", "enters", "page-enter"])
    await expect.poll(steps).toContain(step);
});

test("the services' navigation leads to its places and follows the reader", async ({ page }) => {
  const links = page.getByRole("navigation", { name: "Services on this page" }).getByRole("link");
  const places = await noteScrolling(page);
  await open(page, "/services");
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    const glides = reducedMotion === "no-preference";
    const start = (await places()).length;
    await links.last().click();
    await expectInViewBelowHeader(page, page.locator("#professional-partnership h2"));
    const place = await restsAt(page);
    const isOnTheWay = (it: number) => it > 10 && it < place - 10;
    expect((await places()).slice(start).some(isOnTheWay)).toBe(glides);
    await page.goBack();
    await expect(page).toHaveURL("/services");
    await expect.poll(() => scrolledTo(page)).toBe(0);

    // A link to the page one is on leads to its top. What was noted says that it is the same document.
    await scrollAt(page, place);
    const before = (await places()).length;
    await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).press("Enter");
    await expect.poll(async () => (await places()).at(-1)).toBe(0);
    expect((await places()).slice(before).some(isOnTheWay)).toBe(glides);
  }

  const current = links.and(page.locator("[aria-current=true]"));
  const ids = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map((it) => it.hash));
  for (const id of ids) {
    await page.locator(id).evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
    await expect(current).toHaveAttribute("href", id);
    await expect(current).toBeInViewport();
  }
  await scrollAt(page, 0);
  await expect(current).toHaveCount(0);
});

test("at 400% the header leaves with the page, and what Tab goes to is in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 }); // of 1280 × 1024 (WCAG 1.4.10)
  await open(page, "/services");
  const header = page.getByRole("banner");
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(header).not.toBeInViewport();
  await scrollAt(page, 0);
  await expect(header).toBeInViewport();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter"); // to the content, for which the page glides
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.down("Tab"); // as one that is held
    const isSeen = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return bottom > 0 && top < innerHeight;
    });
    expect(isSeen, `stop ${stop}`).toBe(true);
  }
  expect(await scrolledTo(page)).toBeGreaterThan(500);
});

test.describe("without JavaScript", () => {
  test.use({ ...still, javaScriptEnabled: false });

  test("a section's other addresses lead to it, too", async ({ page }) => {
    for (const [address, id] of [
      ["/services#machine-learning", "data-science-ai"],
      ["/services#seo-optimization", "seo-digital-marketing"],
      ["/services/professional-partnership", "professional-partnership"],
      ["/services#digital-marketing", "seo-digital-marketing"],
    ] as const) {
      await leaveSite(page);
      await page.goto(address);
      await expectInViewBelowHeader(page, page.locator(`#${id} h2`));
    }
  });
});
