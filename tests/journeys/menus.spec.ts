import type { Locator, Page } from "@playwright/test";
import { holdScripts, open } from "#tests/support/journeys/open.ts";
import { jumpTo } from "#tests/support/journeys/scrolling.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";
import { withinWidth } from "#tests/support/journeys/width.ts";
import { words } from "#tests/support/journeys/words.ts";

test.use(still);

const header = (page: Page) => page.getByRole("banner");

test("the header turns translucent with a shadow past 10 px, even before scripts load", async ({
  page,
}) => {
  const isRaised = () =>
    header(page).evaluate((it) => {
      const { backgroundColor, boxShadow, opacity } = getComputedStyle(it, "::before");
      return boxShadow !== "none" && opacity === "1" && / 0\.\d+\)$/.test(backgroundColor); // translucent
    });
  await holdScripts(page);
  await page.goto("/privacy");
  for (const place of [0, 11, 10, 900]) {
    await jumpTo(page, place);
    await expect.poll(isRaised).toBe(place > 10);
  }
  expect(await header(page).boundingBox()).toMatchObject({ x: 0, y: 0 });
  await page.reload(); // to the same place
  await expect.poll(isRaised).toBe(true);
});

test("the header and its open menus fit the window, and no control wraps", async ({ page }) => {
  await open(page, "/privacy");
  for (const width of [320, 640, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const controls = await header(page).locator("a, button").filter({ visible: true }).all();
    expect(controls.length).toBeGreaterThan(2);
    for (const control of controls)
      expect((await control.boundingBox())?.height, await control.innerText()).toBeLessThan(52);
    const menus = header(page).getByRole("button").filter({ hasNotText: words.darkTheme });
    await expect(menus.filter({ visible: true })).not.toHaveCount(0);
    for (const menu of await menus.all()) {
      await menu.click();
      await expect(header(page).locator("[popover]:popover-open")).toBeInViewport({ ratio: 0.99 });
      await withinWidth(page, width);
    }
    await page.keyboard.press("Escape");
    await expect(header(page).locator("[popover]:visible")).toHaveCount(0);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a menu opens and navigates", async ({ page }) => {
    await page.goto("/");
    const nav = page.getByRole("navigation", { name: words.mainMenu });
    await nav.getByRole("button", { name: "Technik" }).click();
    await nav.getByRole("link", { name: "Gestaltung" }).click();
    await expect(page).toHaveURL("/tech/gestaltung");
  });
});

test.describe("the phone menu", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  const menuButton = (page: Page) => page.getByRole("button", { name: words.menu, exact: true });
  const menu = (page: Page) => page.getByRole("navigation", { name: words.mobileMenu });
  const part = (page: Page, name: string) => menu(page).locator("summary", { hasText: name });
  const link = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

  test("has every link of the header and its dropdowns, with one section open at a time", async ({
    page,
  }) => {
    await open(page, "/privacy");
    const targetsOf = (links: Locator) =>
      links.evaluateAll((all) => all.map((it) => it.getAttribute("href")));
    const targets = () => targetsOf(menu(page).getByRole("link"));
    const inDropdown = (id: string) => targetsOf(page.locator(`#${id} a`));
    const others = ["/our-apps", "/about", "/contact"];

    await expect(header(page).getByRole("navigation", { name: words.mainMenu })).toBeHidden();
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    expect(await targets()).toEqual(others);
    await part(page, "Technik").tap();
    await expect.poll(targets).toEqual([...(await inDropdown("menu-1")), ...others]);
    await link(page, "Schreiben Sie uns").scrollIntoViewIfNeeded();
    await expect(link(page, "Schreiben Sie uns")).toBeInViewport({ ratio: 1 });
    await part(page, "Leistungen").tap();
    await expect.poll(targets).toEqual([...(await inDropdown("menu-2")), ...others]);
    await menuButton(page).tap();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator(".cursor")).not.toBeAttached(); // only for a mouse
  });
});
