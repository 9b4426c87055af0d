import { open } from "./support/open.ts";
import { expect, still, test } from "./support/test.ts";

test("the gates of the hero open", async ({ page }) => {
  await open(page, "/");
  const gates = page.getByRole("img", { name: /Thirteen cusped arches/ });
  await expect(gates.locator(".gate > *").first()).toHaveCSS("opacity", "1");
});

test("a whole card of Selected work can be clicked", async ({ page }) => {
  await open(page, "/");
  const card = page.locator("#projects").getByRole("listitem").filter({ hasText: "TakeNote" });
  await card.click({ position: { x: 20, y: 40 } });
  await expect(page).toHaveURL("/portfolio/takenote");
});

test("the three points on Figma stand centered in one row", async ({ page }) => {
  await open(page, "/tech/figma");
  const why = page.locator("section", { has: page.getByRole("heading", { name: /^Why Choose/ }) });
  const points = why.getByRole("listitem");
  const tops = await points.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  await expect(points.first()).toHaveCSS("text-align", "center");
});

test.describe("a phone", () => {
  test.use({ ...still, viewport: { width: 390, height: 844 } });

  // Long lists: a thumb has to reach their end.
  for (const [path, most] of [
    ["/careers", 6500],
    ["/portfolio", 9000],
  ] as const)
    test(`${path} is at most ${most} px long`, async ({ page }) => {
      await open(page, path);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length).toBeLessThanOrEqual(most);
    });
});

test.describe("320 × 256 px, which is 1280 × 1024 at 400% (WCAG 1.4.10)", () => {
  test.use({ ...still, viewport: { width: 320, height: 256 } });

  test("the header leaves with the page and comes back with its top", async ({ page }) => {
    await open(page, "/services");
    const header = page.getByRole("banner");
    await expect(header).toBeInViewport();
    await page.mouse.wheel(0, 600);
    await expect(header).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(header).toBeInViewport();
  });
});
