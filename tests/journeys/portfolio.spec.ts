import type { Page } from "@playwright/test";
import { holdScripts, open } from "./support/open.ts";
import { expect, still, test } from "./support/test.ts";

test.use(still);

const cards = (page: Page) => page.getByRole("article");

test("no filter leaves a hole beside the last project", async ({ page }) => {
  for (const category of ["", "?category=website-development", "?category=app-development"]) {
    await open(page, `/portfolio${category}`);
    const list = page.getByRole("region", { name: "Projects" }).getByRole("list").first();
    const [whole, last] = await Promise.all([
      list.boundingBox(),
      list.locator("> li").last().boundingBox(),
    ]);
    const right = (box: typeof whole) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect(right(last), category).toBe(right(whole));
  }
});

test("UI/UX Designs matches nothing, says so and offers a way on", async ({ page }) => {
  await open(page, "/portfolio?category=ui-ux-designs");
  await expect(cards(page)).toHaveCount(0);
  const empty = page.getByRole("region", { name: "Projects" });
  await expect(empty.getByRole("heading")).toHaveText("No design-only projects yet");
  await expect(empty.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  await empty.getByRole("button", { name: "All", exact: true }).last().click();
  await expect(cards(page)).toHaveCount(22);
  await expect(page).toHaveURL("/portfolio");
});

test("a filter pressed before scripts came is chosen when they come", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/portfolio");
  await page.getByRole("button", { name: "App Development", exact: true }).click();
  letScriptsCome();
  await expect(cards(page)).toHaveCount(5);
  await expect(page).toHaveURL("/portfolio?category=app-development");
});
