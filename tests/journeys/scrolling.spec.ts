import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import {
  expectInViewBelowHeader,
  noteScrolling,
  restsAt,
  scrollAt,
  scrolledTo,
} from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";

const projects = (page: Page) => page.getByRole("heading", { name: "Selected work" });
const toProjects = (page: Page) => page.getByRole("link", { name: "Back to Projects" });
const sectionNav = (page: Page) =>
  page.getByRole("navigation", { name: "Services on this page" }).getByRole("link");

for (const width of [390, 1440])
  test(`an address with a place, a reload and Back are there at once, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const places = await noteScrolling(page);
    const expectNoWay = async () => {
      const end = await scrolledTo(page);
      expect((await places()).filter((place) => place > 10 && place < end - 10)).toEqual([]);
    };
    await open(page, "/#projects");
    await expectInViewBelowHeader(page, projects(page));
    await expectNoWay();

    await open(page, "/"); // with a hash, Chromium now and then reloads a page at its element instead
    await scrollAt(page, 3000);
    await page.reload();
    await expect.poll(() => scrolledTo(page)).toBe(3000);
    await expectNoWay();
    await page.goto("/llms.txt");
    await page.goBack(); // loads it anew: Playwright turns the back/forward cache off
    await expect.poll(() => scrolledTo(page)).toBe(3000);
    await expectNoWay();

    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/portfolio/takenote");
    await toProjects(page).click();
    await expectInViewBelowHeader(page, projects(page));
    await expectNoWay();
  });

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`links within a page lead to their places, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const glides = reducedMotion === "no-preference";
    const places = await noteScrolling(page);
    await open(page, "/services");
    await sectionNav(page).last().click();
    const target = page.locator("#professional-partnership h2");
    await expectInViewBelowHeader(page, target);
    const place = await restsAt(page);
    const isOnTheWay = (it: number) => it > 10 && it < place - 10;
    expect((await places()).some(isOnTheWay)).toBe(glides);
    await page.goBack();
    await expect(page).toHaveURL("/services");
    await expect.poll(() => scrolledTo(page)).toBe(0);

    // A link to the page one is on leads to its top. What was noted says that it is the same document.
    await scrollAt(page, place);
    const before = (await places()).length;
    await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).press("Enter");
    await expect.poll(async () => (await places()).at(-1)).toBe(0);
    expect((await places()).slice(before).some(isOnTheWay)).toBe(glides);
  });

test("what Tab goes to is in sight at once", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/");
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
  test.use({ javaScriptEnabled: false });

  for (const [address, id] of [
    ["/services#machine-learning", "data-science-ai"],
    ["/services#seo-optimization", "seo-digital-marketing"],
    ["/services#digital-marketing", "seo-digital-marketing"],
    ["/services/professional-partnership", "professional-partnership"],
  ] as const)
    test(`${address} leads to its section`, async ({ page }) => {
      await page.goto(address);
      await expectInViewBelowHeader(page, page.locator(`#${id} h2`));
    });
});

test("the services' own navigation follows the reader", async ({ page }) => {
  await open(page, "/services");
  const current = sectionNav(page).and(page.locator("[aria-current=true]"));
  for (const id of await sectionNav(page).evaluateAll((all: HTMLAnchorElement[]) =>
    all.map((it) => it.hash),
  )) {
    await page.locator(id).evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
    await expect(current).toHaveAttribute("href", id);
    await expect(current).toBeInViewport();
  }
  await scrollAt(page, 0);
  await expect(current).toHaveCount(0);
});
