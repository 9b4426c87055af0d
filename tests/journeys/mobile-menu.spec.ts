import type { Page } from "@playwright/test";
import { arrivals } from "./support/arrivals.ts";
import { isExpanded } from "./support/header.ts";
import { linksIn } from "./support/links.ts";
import { expect, test } from "./support/test.ts";
import { withinWidth } from "./support/width.ts";

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Mobile" });
const part = (page: Page, name: string) => menu(page).locator("summary", { hasText: name });
const link = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

for (const { when, arrive } of arrivals)
  test.describe(`on a phone ${when}`, () => {
    test("the menu replaces the dropdowns", async ({ page }) => {
      await arrive(page, "/");
      await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
      await expect(menu(page)).toBeHidden();
      await expect.poll(() => isExpanded(menuButton(page))).toBe(false);
      await menuButton(page).tap();
      await expect(menu(page)).toBeVisible();
      await expect.poll(() => isExpanded(menuButton(page))).toBe(true);
      await menuButton(page).tap();
      await expect(menu(page)).toBeHidden();
      await expect.poll(() => isExpanded(menuButton(page))).toBe(false);
    });

    test("its parts are folded, and unfold one at a time", async ({ page }) => {
      await arrive(page, "/");
      await menuButton(page).tap();
      await expect(link(page, "Figma")).toBeHidden();
      await expect(link(page, "UI/UX Design")).toBeHidden();
      await part(page, "Technologies").tap();
      await expect(link(page, "Figma")).toBeVisible();
      await part(page, "Our Services").tap();
      await expect(link(page, "UI/UX Design")).toBeVisible();
      await expect(link(page, "Figma")).toBeHidden();
      await part(page, "Our Services").tap();
      await expect(link(page, "UI/UX Design")).toBeHidden();
    });

    test("tapping a link leads there and closes the menu", async ({ page }) => {
      await arrive(page, "/");
      await menuButton(page).tap();
      await part(page, "Technologies").tap();
      await link(page, "Flutter").tap();
      await expect(page).toHaveURL("/tech/flutter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flutter Development");
      await expect(menu(page)).toBeHidden();
      await expect.poll(() => isExpanded(menuButton(page))).toBe(false);
    });

    test("tapping a link within the page closes the menu", async ({ page }) => {
      await arrive(page, "/services");
      await menuButton(page).tap();
      await part(page, "Our Services").tap();
      await link(page, "UI/UX Design").tap();
      await expect(page).toHaveURL("/services#ui-ux-design");
      await expect(menu(page)).toBeHidden();
    });

    test("Escape closes it and gives the focus back", async ({ page }) => {
      await arrive(page, "/");
      await menuButton(page).focus();
      await page.keyboard.press("Enter");
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(part(page, "Technologies")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });
  });

test("the menu has every link of the header, and no other", async ({ page }) => {
  await page.goto("/");
  await menuButton(page).tap();
  const unfolded = [
    ["Our Apps", "/our-apps"],
    ["About us", "/about"],
    ["Get in Touch", "/contact"],
  ];
  expect(await linksIn(menu(page))).toEqual(unfolded);
  await part(page, "Technologies").tap();
  await expect(link(page, "Database")).toBeVisible();
  expect((await linksIn(menu(page))).map(([, href]) => href).slice(0, 11)).toEqual([
    "/tech/react",
    "/tech/nextjs",
    "/tech/angular",
    "/tech/nodejs",
    "/tech/python",
    "/tech/android",
    "/tech/react-native",
    "/tech/flutter",
    "/tech/ios",
    "/tech/figma",
    "/tech/database",
  ]);
  await part(page, "Our Services").tap();
  await expect(link(page, "UI/UX Design")).toBeVisible();
  await expect(link(page, "Database")).toBeHidden();
  expect((await linksIn(menu(page))).map(([, href]) => href).slice(0, 5)).toEqual([
    "/services#web-development",
    "/services#mobile-development",
    "/services#data-science-ai",
    "/services#seo-digital-marketing",
    "/services#ui-ux-design",
  ]);
});

test("every link of the open menu can be reached on a small phone", async ({ page }) => {
  await page.goto("/");
  await menuButton(page).tap();
  await part(page, "Technologies").tap();
  await expect(link(page, "Database")).toBeVisible();
  await link(page, "Get in Touch").scrollIntoViewIfNeeded();
  await expect(link(page, "Get in Touch")).toBeInViewport({ ratio: 1 });
  await withinWidth(page, 320);
});

for (const path of ["/", "/contact"])
  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.goto(path);
    await withinWidth(page, 320);
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await withinWidth(page, 320);
  });
