import type { Locator, Page } from "@playwright/test";
import { arrivals } from "./support/arrivals.ts";
import {
  header,
  mainNav,
  reactLink,
  seoLink,
  servicesButton,
  technologies,
  technologiesButton,
} from "./support/header.ts";
import { linksIn } from "./support/links.ts";
import { open } from "./support/open.ts";
import { scrollAt } from "./support/scrolling.ts";
import { expect, test } from "./support/test.ts";
import { withinWidth } from "./support/width.ts";

const serviceAnchors = [
  "/services#web-development",
  "/services#mobile-development",
  "/services#data-science-ai",
  "/services#seo-digital-marketing",
  "/services#ui-ux-design",
];
const technologyPaths = Object.values(technologies).flatMap((links) => links.map(([, to]) => to));
const targets = async (element: Locator) => (await linksIn(element)).map(([, href]) => href);

for (const { when, arrive } of arrivals)
  test.describe(`dropdowns ${when}`, () => {
    test("one is open at a time; a second press or a click outside closes it", async ({ page }) => {
      await arrive(page, "/");
      await expect(reactLink(page)).toBeHidden();
      await technologiesButton(page).click();
      await expect(reactLink(page)).toBeVisible();
      await servicesButton(page).click();
      await expect(seoLink(page)).toBeVisible();
      await expect(reactLink(page)).toBeHidden();
      await servicesButton(page).click();
      await expect(seoLink(page)).toBeHidden();
      await technologiesButton(page).click();
      await expect(reactLink(page)).toBeVisible();
      await page.mouse.click(20, 800);
      await expect(reactLink(page)).toBeHidden();
    });

    for (const key of ["Enter", "Space"])
      test(`${key} opens, Tab goes in, Escape closes and gives the focus back`, async ({ page }) => {
        await arrive(page, "/");
        await technologiesButton(page).press(key);
        await expect(reactLink(page)).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(reactLink(page)).toBeFocused();
        await page.keyboard.press("Shift+Tab");
        await expect(technologiesButton(page)).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(reactLink(page)).toBeHidden();
        await expect(technologiesButton(page)).toBeFocused();
      });

    test("a link leads to its page, where the menu is closed", async ({ page }) => {
      await arrive(page, "/");
      await technologiesButton(page).click();
      await reactLink(page).click();
      await expect(page).toHaveURL("/tech/react");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("React Development");
      await expect(reactLink(page)).toBeHidden();
    });

    test("the header has a ground and a shadow past 10 px, not at 10 px", async ({ page }) => {
      const look = () =>
        header(page).evaluate((element) => {
          const { backgroundColor, boxShadow } = getComputedStyle(element);
          const alpha = Number(/[,/] *([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 0);
          return { isTranslucent: alpha > 0.5 && alpha < 1, hasShadow: boxShadow !== "none" };
        });
      await arrive(page, "/");
      for (const [place, isScrolled] of [
        [0, false],
        [11, true],
        [10, false],
        [900, true],
      ] as const) {
        await scrollAt(page, place);
        await expect.poll(look).toEqual({ isTranslucent: isScrolled, hasShadow: isScrolled });
      }
      expect(await header(page).boundingBox()).toMatchObject({ x: 0, y: 0 });
      await page.reload(); // to the same place
      await expect.poll(look).toEqual({ isTranslucent: true, hasShadow: true });
    });
  });

test("assistive technology is told which menus are open", async ({ page }) => {
  await open(page, "/");
  const menus = (technologiesOpen: boolean, servicesOpen: boolean) =>
    Promise.all([
      expect(technologiesButton(page)).toHaveAttribute("aria-expanded", String(technologiesOpen)),
      expect(servicesButton(page)).toHaveAttribute("aria-expanded", String(servicesOpen)),
    ]);
  await menus(false, false);
  await technologiesButton(page).click();
  await menus(true, false);
  await servicesButton(page).click();
  await menus(false, true);
  await page.keyboard.press("Escape");
  await menus(false, false);
});

test("Tab walks through an open menu and on to the next button, which closes it", async ({ page }) => {
  await open(page, "/");
  await technologiesButton(page).press("Enter");
  for (const [name] of Object.values(technologies).flat()) {
    await page.keyboard.press("Tab");
    await expect(mainNav(page).getByRole("link", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(servicesButton(page)).toBeFocused();
  await expect(reactLink(page)).toBeHidden();
});

test("a link within the page closes the menu", async ({ page }) => {
  await open(page, "/services");
  await servicesButton(page).click();
  await seoLink(page).click();
  await expect(page).toHaveURL("/services#seo-digital-marketing");
  await expect(seoLink(page)).toBeHidden();
});

test("the links of header and footer are the specified ones", async ({ page }) => {
  await open(page, "/");
  expect(await linksIn(header(page))).toEqual([
    ["Thirteen Gates", "/"],
    ["Our Apps", "/our-apps"],
    ["About us", "/about"],
    ["Get in Touch", "/contact"],
  ]);
  await technologiesButton(page).click();
  for (const [group, links] of Object.entries(technologies))
    expect(await linksIn(mainNav(page).getByRole("region", { name: group }))).toEqual(links);
  await servicesButton(page).click();
  await expect(reactLink(page)).toBeHidden();
  expect(await targets(mainNav(page).getByRole("list"))).toEqual(serviceAnchors);

  const footer = page.getByRole("contentinfo");
  const hrefs = await targets(footer);
  expect(hrefs).toHaveLength(new Set(hrefs).size);
  expect(hrefs).toEqual(
    expect.arrayContaining([
      "/about",
      "/services",
      "/contact",
      "/services#web-development",
      "/services#mobile-development",
      "/services#ui-ux-design",
      "/services#digital-marketing",
      // These three have no other way in (decision 26).
      "/portfolio",
      "/careers",
      "/our-apps",
      "tel:+924200001300",
      "mailto:hello@thirteengates.example",
    ]),
  );
  await expect(footer).toContainText(/13 Delhi Gate Road, Walled City.*Lahore 54000, Pakistan/s);
});

for (const width of [320, 640, 1024, 1280])
  test(`header and open menus keep within ${width} px, each on its line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, "/");
    const controls = header(page).getByRole("link").or(header(page).getByRole("button"));
    expect(await controls.count()).toBeGreaterThanOrEqual(3);
    for (const control of await controls.all())
      expect((await control.boundingBox())?.height, await control.innerText()).toBeLessThan(52);
    const menus = header(page).getByRole("button").filter({ hasNotText: "theme" });
    for (const menu of await menus.all()) {
      await menu.click();
      await expect(header(page).locator("[popover]:popover-open")).toBeInViewport({ ratio: 0.99 });
      await withinWidth(page, width);
    }
  });

test.describe("the menu of a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
  const menu = (page: Page) => page.getByRole("navigation", { name: "Mobile" });
  const part = (page: Page, name: string) => menu(page).locator("summary", { hasText: name });
  const link = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

  for (const { when, arrive } of arrivals) {
    test(`its parts unfold one at a time, ${when}`, async ({ page }) => {
      await arrive(page, "/");
      await expect(mainNav(page)).toBeHidden();
      await expect(menu(page)).toBeHidden();
      await menuButton(page).tap();
      await expect(link(page, "Figma")).toBeHidden();
      await part(page, "Technologies").tap();
      await expect(link(page, "Figma")).toBeVisible();
      await part(page, "Our Services").tap();
      await expect(link(page, "UI/UX Design")).toBeVisible();
      await expect(link(page, "Figma")).toBeHidden();
      await part(page, "Our Services").tap();
      await expect(link(page, "UI/UX Design")).toBeHidden();
      await menuButton(page).tap();
      await expect(menu(page)).toBeHidden();
    });

    test(`a link leads to its page, where it is closed, ${when}`, async ({ page }) => {
      await arrive(page, "/");
      await menuButton(page).tap();
      await part(page, "Technologies").tap();
      await link(page, "Flutter").tap();
      await expect(page).toHaveURL("/tech/flutter");
      await expect(menu(page)).toBeHidden();
    });

    test(`Escape closes it and gives the focus back, ${when}`, async ({ page }) => {
      await arrive(page, "/");
      await menuButton(page).press("Enter");
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(part(page, "Technologies")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });
  }

  test("tapping a link within the page closes it", async ({ page }) => {
    await open(page, "/services");
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    await part(page, "Our Services").tap();
    await link(page, "UI/UX Design").tap();
    await expect(page).toHaveURL("/services#ui-ux-design");
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("it has every link of the header and no other, all in reach", async ({ page }) => {
    await open(page, "/");
    await menuButton(page).tap();
    const others = ["/our-apps", "/about", "/contact"];
    expect(await targets(menu(page))).toEqual(others);
    await part(page, "Technologies").tap();
    await expect.poll(() => targets(menu(page))).toEqual([...technologyPaths, ...others]);
    await link(page, "Get in Touch").scrollIntoViewIfNeeded();
    await expect(link(page, "Get in Touch")).toBeInViewport({ ratio: 1 });
    await withinWidth(page, 320);
    await part(page, "Our Services").tap();
    await expect.poll(() => targets(menu(page))).toEqual([...serviceAnchors, ...others]);
  });
});
