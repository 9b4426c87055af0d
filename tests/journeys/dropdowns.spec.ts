import { arrivals } from "./support/arrivals.ts";
import {
  header,
  isExpanded,
  mainNav,
  reactLink,
  seoLink,
  servicesButton,
  technologies,
  technologiesButton,
} from "./support/header.ts";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

for (const { when, arrive } of arrivals)
  test.describe(`dropdowns ${when}`, () => {
    test("the buttons say whether their menus are open", async ({ page }) => {
      await arrive(page, "/");
      for (const [button, link] of [
        [technologiesButton(page), reactLink(page)],
        [servicesButton(page), seoLink(page)],
      ] as const) {
        await expect.poll(() => isExpanded(button)).toBe(false);
        await expect(button).toHaveAttribute("aria-expanded", "false");
        await expect(link).toBeHidden();
        await button.click();
        await expect.poll(() => isExpanded(button)).toBe(true);
        await expect(button).toHaveAttribute("aria-expanded", "true");
        await expect(link).toBeVisible();
        await button.click();
        await expect.poll(() => isExpanded(button)).toBe(false);
        await expect(link).toBeHidden();
      }
    });

    test("a button controls the menu that it opens", async ({ page }) => {
      await arrive(page, "/");
      await technologiesButton(page).click();
      const id = await technologiesButton(page).getAttribute("aria-controls");
      await expect(page.locator(`[id="${id}"]`).getByRole("link", { name: "Figma" })).toBeVisible();
    });

    test("opening one closes the other", async ({ page }) => {
      await arrive(page, "/");
      await technologiesButton(page).click();
      await servicesButton(page).click();
      await expect.poll(() => isExpanded(technologiesButton(page))).toBe(false);
      await expect(reactLink(page)).toBeHidden();
      await expect.poll(() => isExpanded(servicesButton(page))).toBe(true);
      await expect(seoLink(page)).toBeVisible();
    });

    test("a click outside closes", async ({ page }) => {
      await arrive(page, "/");
      await technologiesButton(page).click();
      await expect(reactLink(page)).toBeVisible();
      await page.mouse.click(20, 800);
      await expect.poll(() => isExpanded(technologiesButton(page))).toBe(false);
      await expect(reactLink(page)).toBeHidden();
    });

    for (const key of ["Enter", "Space"])
      test(`${key} opens, Escape closes and gives the focus back`, async ({ page }) => {
        await arrive(page, "/");
        await technologiesButton(page).focus();
        await page.keyboard.press(key);
        await expect(reactLink(page)).toBeVisible();
        await page.keyboard.press("Tab");
        await expect(reactLink(page)).toBeFocused();
        await page.keyboard.press("Escape");
        await expect.poll(() => isExpanded(technologiesButton(page))).toBe(false);
        await expect(technologiesButton(page)).toBeFocused();
        await expect(reactLink(page)).toBeHidden();
      });

    test("Escape on the button closes too", async ({ page }) => {
      await arrive(page, "/");
      await technologiesButton(page).focus();
      await page.keyboard.press("Enter");
      await expect(reactLink(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect.poll(() => isExpanded(technologiesButton(page))).toBe(false);
      await expect(technologiesButton(page)).toBeFocused();
    });

    test("Tab walks through an open menu and on to the next button, which closes it", async ({
      page,
    }) => {
      await arrive(page, "/");
      await technologiesButton(page).focus();
      await page.keyboard.press("Enter");
      for (const [name] of Object.values(technologies).flat()) {
        await page.keyboard.press("Tab");
        await expect(mainNav(page).getByRole("link", { name, exact: true })).toBeFocused();
      }
      await page.keyboard.press("Tab");
      await expect(servicesButton(page)).toBeFocused();
      await expect.poll(() => isExpanded(technologiesButton(page))).toBe(false);
      await expect(reactLink(page)).toBeHidden();
    });

    test("Shift+Tab from the first link returns to the button", async ({ page }) => {
      await arrive(page, "/");
      await technologiesButton(page).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(reactLink(page)).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(technologiesButton(page)).toBeFocused();
    });

    test("a link leads to its page and closes the menu", async ({ page }) => {
      await arrive(page, "/");
      await technologiesButton(page).click();
      await reactLink(page).click();
      await expect(page).toHaveURL("/tech/react");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("React Development");
      await expect.poll(() => isExpanded(technologiesButton(page))).toBe(false);
      await expect(reactLink(page)).toBeHidden();
    });

    test("a link within the page closes the menu", async ({ page }) => {
      await arrive(page, "/services");
      await servicesButton(page).click();
      await seoLink(page).click();
      await expect(page).toHaveURL("/services#seo-digital-marketing");
      await expect.poll(() => isExpanded(servicesButton(page))).toBe(false);
      await expect(seoLink(page)).toBeHidden();
    });
  });

for (const width of [1024, 1440])
  test(`open menus lie within a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, "/");
    for (const [button, link] of [
      [technologiesButton(page), mainNav(page).getByRole("link", { name: "Database" })],
      [servicesButton(page), seoLink(page)],
    ] as const) {
      await button.click();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });

test("by keyboard alone, from the top of the page to a technology", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab"); // skip link
  await page.keyboard.press("Tab");
  await expect(header(page).getByRole("link", { name: "Thirteen Gates" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(technologiesButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/tech/nextjs");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
