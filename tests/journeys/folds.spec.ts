import { open } from "#tests/support/journeys/open.ts";
import { expect, test } from "#tests/support/journeys/test.ts";

test("phones fold what a service includes, and a press or a link to a place inside opens it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/services");
  const section = page.locator("section", { has: page.locator("#webanwendungen") });
  const inside = section.getByText("Zugänglich von Anfang an");
  await expect(section.getByText("Portale für Kunden")).toBeVisible();
  await expect(inside).toBeHidden();
  await section.locator("summary").click();
  await expect(inside).toBeVisible();

  await page.goto("/services#apps-details");
  await expect(page.getByText("Große Knöpfe")).toBeInViewport();
});

test("wide windows fold nothing of a service", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/services");
  const section = page.locator("section", { has: page.locator("#webanwendungen") });
  await expect(section.getByText("Zugänglich von Anfang an")).toBeVisible();
  await expect(section.locator("summary")).toBeHidden();
});
