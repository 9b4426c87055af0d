import { open } from "#tests/support/journeys/open.ts";
import { expect, test } from "#tests/support/journeys/test.ts";

test("home's illustration opens without delays, and ends up visible", async ({ page }) => {
  await page.goto("/");
  const picture = page.getByRole("img", { name: /^Kreise, einer im anderen/ });
  const layers = picture.locator(".opens");
  await expect(layers.first()).toHaveCSS("opacity", "1");
  // A delay would be work for the main thread in each frame of the opening.
  await expect(layers.last()).toHaveCSS("animation-delay", "0s");
});

test("the code samples of Home cover no part of the column beside them", async ({ page }) => {
  for (const width of [768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const samples = await page.locator(".hero [role=group]").boundingBox();
    const column = await page.locator(".hero > :has(h1)").boundingBox();
    const end = (column?.x ?? Infinity) + (column?.width ?? 0);
    expect((samples?.x ?? 0) - end, `${width} px`).toBeGreaterThanOrEqual(16);
  }
});

test("a click anywhere on a Selected work card opens its project", async ({ page }) => {
  await page.goto("/");
  const card = page.locator("#projects").getByRole("listitem").filter({ hasText: "Nachtkurier" });
  await card.click({ position: { x: 20, y: 40 } });
  await expect(page).toHaveURL("/portfolio/nachtkurier");
});

test("three reasons of a technology are centered in one row, without numbers", async ({ page }) => {
  await page.goto("/tech/gestaltung");
  const heading = page.getByRole("heading", { name: /^Warum zuerst/ });
  const points = page.locator("section", { has: heading }).getByRole("listitem");
  const tops = await points.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  await expect(points.first()).toHaveCSS("text-align", "center");
  await expect(points).toHaveText([/^Alle/, /^Es fließt/, /^Hell/]);
});

test("careers and portfolio stay within a maximum height on a phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, maxPx] of [
    ["/careers", 7000],
    ["/portfolio", 6500],
  ] as const) {
    await open(page, path);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length, path).toBeLessThanOrEqual(maxPx);
  }
});

test("working days of offices are drawn as the clocks are today, not on the day of the build", async ({
  page,
}) => {
  for (const [today, place] of [
    ["2026-11-21", "translate(8)"],
    ["2027-07-01", "translate(7)"], // summer time in Bremen
  ] as const) {
    await page.clock.setSystemTime(new Date(`${today}T09:00:00Z`));
    await open(page, "/about");
    await expect(page.locator("[data-zone='Europe/Berlin']")).toHaveAttribute("transform", place);
  }
});
