import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

test("the dropdowns open, exclude each other, close and lead on", async ({ page }) => {
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  await page.getByRole("button", { name: "Technologies" }).click();
  await expect(nav.getByRole("link", { name: "Figma" })).toBeVisible();
  await page.getByRole("button", { name: "Our Services" }).click();
  await expect(nav.getByRole("link", { name: "Figma" })).toBeHidden();
  await expect(nav.getByRole("link", { name: /SEO/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(nav.getByRole("link", { name: /SEO/ })).toBeHidden();
  await page.getByRole("button", { name: "Technologies" }).click();
  await nav.getByRole("link", { name: "Figma" }).click();
  await expect(page).toHaveURL("/tech/figma");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Figma Design");
});

test("the mobile menu opens, unfolds and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Mobile" });
  await menu.locator("summary", { hasText: "Technologies" }).click();
  await menu.getByRole("link", { name: "iOS" }).click();
  await expect(page).toHaveURL("/tech/ios");
});

test("all testimonials can be reached by scrolling", async ({ page }) => {
  await page.goto("/");
  const last = page.getByText("Omar Haddad");
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});
