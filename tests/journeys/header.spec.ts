import type { Page } from "@playwright/test";
import { arrivals } from "./support/arrivals.ts";
import {
  header,
  mainNav,
  servicesButton,
  technologies,
  technologiesButton,
} from "./support/header.ts";
import { open } from "./support/open.ts";
import { linksIn } from "./support/links.ts";
import { scrollAt } from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";

const serviceAnchors = [
  "/services#web-development",
  "/services#mobile-development",
  "/services#data-science-ai",
  "/services#seo-digital-marketing",
  "/services#ui-ux-design",
];

test.describe("links of the header", () => {
  test("with closed menus: the logo, Our Apps, About us, Get in Touch, and no others", async ({
    page,
  }) => {
    await open(page, "/");
    expect(await linksIn(header(page))).toEqual([
      ["Thirteen Gates", "/"],
      ["Our Apps", "/our-apps"],
      ["About us", "/about"],
      ["Get in Touch", "/contact"],
    ]);
  });

  test("Technologies: eleven pages in five groups", async ({ page }) => {
    await open(page, "/");
    await technologiesButton(page).click();
    for (const [group, links] of Object.entries(technologies))
      expect(await linksIn(mainNav(page).getByRole("region", { name: group }))).toEqual(links);
    expect(await linksIn(mainNav(page))).toHaveLength(11 + 2);
  });

  test("Our Services: five anchors of the Services screen", async ({ page }) => {
    await open(page, "/");
    await servicesButton(page).click();
    const links = await linksIn(mainNav(page).getByRole("list"));
    expect(links.map(([, href]) => href)).toEqual(serviceAnchors);
  });
});

test.describe("scrolled state", () => {
  const look = (page: Page) =>
    header(page).evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      const alpha = /[,/] *([\d.]+)\)$/.exec(backgroundColor)?.[1];
      return {
        translucent: alpha !== undefined && Number(alpha) > 0.5 && Number(alpha) < 1,
        shadow: boxShadow !== "none",
      };
    });
  const translucent = { translucent: true, shadow: true };

  for (const { when, arrive } of arrivals)
    test(`translucent with a shadow past 10 px, not at 10 px, ${when}`, async ({ page }) => {
      await arrive(page, "/");
      expect(await look(page)).toMatchObject({ shadow: false });
      await scrollAt(page, 11);
      await expect.poll(() => look(page)).toEqual(translucent);
      await scrollAt(page, 10);
      await expect.poll(() => look(page)).toMatchObject({ shadow: false });
      await scrollAt(page, 900);
      await expect.poll(() => look(page)).toEqual(translucent);
      expect(await header(page).boundingBox()).toMatchObject({ x: 0, y: 0 });
    });

  test("is there when a reload restores a place further down", async ({ page }) => {
    await open(page, "/");
    await scrollAt(page, 900);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10);
    await expect.poll(() => look(page)).toEqual(translucent);
  });
});

for (const width of [320, 640, 1024, 1280])
  test(`nothing in the header is broken over two lines at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/");
    const controls = header(page).getByRole("link").or(header(page).getByRole("button"));
    expect(await controls.count()).toBeGreaterThanOrEqual(3);
    for (const control of await controls.all())
      expect((await control.boundingBox())?.height, await control.innerText()).toBeLessThan(52);
    expect((await header(page).boundingBox())?.height).toBeLessThan(100);
  });
