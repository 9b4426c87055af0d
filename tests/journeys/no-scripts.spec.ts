import type { Page } from "@playwright/test";
import { linksIn } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole("main");

for (const [path, atLeast] of [
  ["/", 20],
  ["/contact", 6],
] as const)
  test(`${path} shows all of its content`, async ({ page }) => {
    await page.goto(path);
    const headings = await main(page).getByRole("heading").all();
    expect(headings.length).toBeGreaterThanOrEqual(atLeast);
    const unseen = await main(page)
      .locator("h1, h2, h3, p, dt, dd, li, a, label, input:not([type=hidden]), textarea")
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.textContent !== "" || element.matches("input, textarea"))
          .filter(
            (element) =>
              !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((element) => element.outerHTML.slice(0, 200)),
      );
    expect(unseen).toEqual([]);
  });

test("pictures come when they are scrolled to", async ({ page }) => {
  await page.goto("/");
  const pictures = await main(page).getByRole("img").and(page.locator("img")).all();
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
  }
});

test("the statistics are final", async ({ page }) => {
  await page.goto("/");
  const band = page.getByRole("region", { name: "What fifteen years add up to" });
  for (const figure of ["500+", "98%", "15+", "10"])
    await expect(band.getByRole("definition").filter({ hasText: figure })).toBeVisible();
});

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

test("every link of the home page leads to a page", async ({ page, request }) => {
  await page.goto("/");
  const hrefs = (await linksIn(page.locator("body"))).map(([, href]) => href ?? "");
  const paths = new Set(
    hrefs.filter((href) => href.startsWith("/")).map((href) => href.split("#")[0] ?? ""),
  );
  expect(paths.size).toBeGreaterThanOrEqual(10);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test("all testimonials can be reached by scrolling", async ({ page }) => {
  await page.goto("/");
  const last = page.getByText("Omar Haddad");
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test("there is no control that does nothing", async ({ page }) => {
  await page.goto("/");
  const dead = page
    .getByRole("button")
    .and(page.locator("button:not([popovertarget]):not([type=submit])"));
  await expect(dead).toHaveCount(0);
});
