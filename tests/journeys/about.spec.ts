import { open } from "./support/open.ts";
import { expect, test } from "./support/test.ts";

test("tells the story, with its figures", async ({ page }) => {
  await open(page, "/about");
  const story = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Our Story" }) });
  await expect(story.getByRole("definition")).toHaveText(["2010", "250+", "5"]);
  await expect(story.getByRole("listitem")).toHaveCount(5);
  await expect(story.getByRole("listitem").first()).toContainText("Lahore");
});

test("has mission, vision, three values and four awards", async ({ page }) => {
  await open(page, "/about");
  for (const heading of ["Our Mission", "Our Vision", "Core Values", "Awards"])
    await expect(page.getByRole("heading", { name: heading, level: 2 })).toBeVisible();
  const headings = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(headings.filter({ hasText: /^(Excellence|Innovation|Integrity)$/ })).toHaveCount(3);
  for (const award of [
    "Best Software Innovator 2024",
    "Client Satisfaction Leader",
    "Top Rated Development Partner",
    "Excellence in Cloud Solutions",
  ])
    await expect(headings.filter({ hasText: award })).toHaveCount(1);
});

test("leads to the openings", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("link", { name: "See the openings" }).click();
  await expect(page).toHaveURL("/careers");
});
