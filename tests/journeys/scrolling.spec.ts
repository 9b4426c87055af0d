import type { Page } from "@playwright/test";
import { open, withoutScripts } from "./support/open.ts";
import {
  expectInViewBelowHeader,
  noteScrolling,
  scrollAt,
  scrolledTo,
} from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";

const sections = {
  "ui-ux-design": "UI/UX Design",
  "web-development": "Web Application Development",
  "mobile-development": "Mobile App Development",
  "data-science-ai": "Data Science & AI",
  "seo-digital-marketing": "SEO & Digital Marketing",
  "professional-partnership": "Professional Partnership",
};
const aliases = {
  "machine-learning": "data-science-ai",
  "seo-optimization": "seo-digital-marketing",
  "digital-marketing": "seo-digital-marketing",
} as const;

const projects = (page: Page) => page.getByRole("heading", { name: "Selected work" });
const toProjects = (page: Page) => page.getByRole("link", { name: "Back to Projects" });
const section = (page: Page, id: keyof typeof sections) =>
  page.getByRole("heading", { level: 2, name: sections[id] });

test("a link to a place on another page: it starts at its top and glides there", async ({
  page,
}) => {
  await open(page, "/portfolio/takenote");
  const notes = await noteScrolling(page);
  const entries = await page.evaluate(() => history.length);
  await toProjects(page).click();
  await expect(page).toHaveURL("/#projects");
  await expectInViewBelowHeader(page, projects(page));
  expect((await notes()).asked).toEqual([0]);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL("/portfolio/takenote");
});

for (const width of [390, 1440])
  test(`an address with a place, a reload and Back are there at once, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const notes = await noteScrolling(page);
    const onTheWay = async () => {
      const end = await scrolledTo(page);
      return (await notes()).places.filter((place) => place > 10 && place < end - 10);
    };
    await open(page, "/#projects");
    await expectInViewBelowHeader(page, projects(page));
    expect(await onTheWay()).toEqual([]);
    await open(page, "/"); // with a hash, Chromium now and then reloads a page at its element instead
    const place = 3000;
    await scrollAt(page, place);
    await page.reload();
    await expect.poll(() => scrolledTo(page)).toBe(place);
    expect(await onTheWay()).toEqual([]);
    await page.goto("/llms.txt");
    await page.goBack(); // loads it anew: Playwright turns the back/forward cache off
    await expect.poll(() => scrolledTo(page)).toBe(place);
    expect(await onTheWay()).toEqual([]);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/portfolio/takenote");
    await toProjects(page).click();
    await expectInViewBelowHeader(page, projects(page));
    expect(await onTheWay()).toEqual([]);
  });

test("an address leads to its place before any script has loaded", async ({ page }) => {
  await withoutScripts(page);
  await page.goto("/#projects");
  await expectInViewBelowHeader(page, projects(page));
});

test("an address with an unknown or ill-formed place opens at the top", async ({ page }) => {
  for (const address of ["/#nothing", "/about#%"]) {
    await open(page, address);
    expect(await scrolledTo(page)).toBe(0);
  }
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`within the page, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const glides = reducedMotion === "no-preference";
    const notes = await noteScrolling(page);
    await open(page, "/services");
    const nav = page.getByRole("navigation", { name: "Services on this page" });
    await nav.getByRole("link", { name: sections["data-science-ai"] }).click();
    await expect(page).toHaveURL("/services#data-science-ai");
    await expectInViewBelowHeader(page, section(page, "data-science-ai"));
    const place = await scrolledTo(page);
    expect((await notes()).asked).toEqual([0, glides ? 0 : place]);
    await page.goBack();
    await expect(page).toHaveURL("/services");
    await expect.poll(() => scrolledTo(page)).toBe(0);

    // A link to the page one is on leads to its top. What was noted says that it is the same document.
    await scrollAt(page, place);
    await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).press("Enter");
    await expect.poll(() => scrolledTo(page)).toBe(0);
    expect((await notes()).asked).toHaveLength(4);
    expect((await notes()).asked.at(-1) === 0).toBe(!glides);
  });

test("what Tab goes to is in sight at once, and links still glide", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/");
  for (let stop = 0; stop < 16; stop += 1) {
    await page.keyboard.down("Tab"); // as one that is held
    const isSeen = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return bottom > 0 && top < innerHeight;
    });
    expect(isSeen, `stop ${stop}`).toBe(true);
  }
  await page.keyboard.up("Tab");
  expect(await scrolledTo(page)).toBeGreaterThan(500);
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
});

test("every way to a section of the services leads there", async ({ page }) => {
  for (const [alias, id] of Object.entries(aliases)) {
    await open(page, `/services#${alias}`);
    await expectInViewBelowHeader(page, section(page, id));
  }
  for (const id of Object.keys(sections).slice(1)) {
    await open(page, `/services/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Services");
    await expectInViewBelowHeader(page, section(page, id as keyof typeof sections)); // its own key
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ["/services/data-science-ai", "/services#machine-learning"])
    test(`${address} starts at its section`, async ({ page }) => {
      await page.goto(address);
      await expect(section(page, "data-science-ai")).toBeInViewport();
    });
});

test("the services' own navigation follows the reader", async ({ page }) => {
  await open(page, "/services");
  const nav = page.getByRole("navigation", { name: "Services on this page" });
  await expect(nav.getByRole("link")).toHaveText(Object.values(sections));
  for (const [id, heading] of Object.entries(sections)) {
    await page.locator(`#${id}`).evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
    await expect(nav.getByRole("link", { name: heading })).toHaveAttribute("aria-current", "true");
    await expect(nav.locator("[aria-current]")).toHaveCount(1);
  }
  await expect(nav).toBeInViewport();
  await scrollAt(page, 0);
  await expect(nav.locator("[aria-current]")).toHaveCount(0);
  await expect(nav.getByRole("link").first()).toBeInViewport();
});
