import type { Page } from "@playwright/test";
import { holdScripts, open } from "#tests/support/journeys/open.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";
import { words } from "#tests/support/journeys/words.ts";

test.use(still);

const cards = (page: Page) => page.getByRole("article");

test("the empty category says so, and every other filter fills its last row", async ({ page }) => {
  await open(page, "/portfolio?category=entwuerfe");
  await expect(cards(page)).toHaveCount(0);
  const projects = page.getByRole("region", { name: words.projects });
  await expect(projects.getByRole("heading")).toHaveText("Noch keine reinen Entwürfe");
  const contact = projects.getByRole("link", { name: "Fragen Sie uns" });
  await expect(contact).toHaveAttribute("href", "/contact");
  await projects.getByRole("button", { name: "Alle Projekte", exact: true }).last().click();
  await expect(cards(page)).toHaveCount(9);
  await expect(page).toHaveURL("/portfolio");

  for (const category of ["Alle", "Webanwendungen", "Apps"]) {
    const filter = page.getByRole("button", { name: category, exact: true });
    await filter.click();
    await expect(filter).toHaveAttribute("aria-pressed", "true");
    const list = projects.getByRole("list").first();
    const [whole, last] = await Promise.all([
      list.boundingBox(),
      list.locator("> li:visible").last().boundingBox(),
    ]);
    const right = (box: typeof whole) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect(right(last), category).toBe(right(whole));
  }
});

test("whatever a filter leaves of a row, a card's frame is as high as its picture", async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const category of ["", "?category=webanwendungen", "?category=apps"]) {
      await open(page, `/portfolio${category}`);
      const gaps = await cards(page)
        .locator(":not(a):has(> img, > picture)")
        .evaluateAll((frames) =>
          frames
            .filter((it) => it.checkVisibility())
            .map((it) => it.clientHeight - (it.querySelector("img")?.clientHeight ?? 0)),
        );
      expect(gaps.length).toBeGreaterThan(1);
      expect(Math.max(...gaps), `${width} px ${category}`).toBeLessThanOrEqual(1);
    }
  }
});

test("applies a filter pressed before scripts have loaded", async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/portfolio");
  await page.getByRole("button", { name: "Apps", exact: true }).click();
  releaseScripts();
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL("/portfolio?category=apps");
});
