import type { Page } from "@playwright/test";
import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

const pages = ["/portfolio/takenote", "/services", "/careers", "/tech/react"];

/** Contrast of two colours as the browser writes them (WCAG 2.2, relative luminance). */
function contrast(...colors: readonly [string, string]): number {
  const [lighter = 0, darker = 0] = colors
    .map((color) => {
      const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((c) => Number(c) / 255);
      const [r = 0, g = 0, b = 0] = channels.map((c) =>
        c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const background = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);

for (const path of pages)
  test(`${path} on paper: words on white, nothing to press`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await open(page, path);
    await page.emulateMedia({ media: "print" });

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByText("hello@thirteengates.example")).toBeVisible();

    expect(await background(page, "html")).toBe("rgb(255, 255, 255)");
    const colors = await page
      .getByRole("main")
      .locator("h1, h2, h3, p, li, dd")
      .filter({ visible: true })
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    expect(colors.length).toBeGreaterThan(5);
    for (const color of colors)
      expect(contrast(color, "rgb(255, 255, 255)"), color).toBeGreaterThan(4.5);
  });

test("a link to a page of this site is followed by its path", async ({ page }) => {
  await open(page, "/services");
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("main").getByRole("link", { name: "Figma" });
  const after = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(after).toContain("/tech/figma");
});

test("parts that rest on the screen are on paper", async ({ page }) => {
  await open(page, "/services");
  await expect(page.locator("html")).toHaveAttribute("data-rest");
  await page.emulateMedia({ media: "print" });
  const parts = page.locator("main > div > section, main ~ footer");
  const visibility = (elements: Element[]) =>
    elements.map((element) => getComputedStyle(element).contentVisibility);
  expect(new Set(await parts.evaluateAll(visibility))).toEqual(new Set(["visible"]));
});
