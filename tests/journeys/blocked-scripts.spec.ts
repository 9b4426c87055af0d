import type { Page } from "@playwright/test";
import { expect, still, test } from "#tests/support/journeys/test.ts";
import { words } from "#tests/support/journeys/words.ts";

test.use({ ...still, onBuildDay: true });

/* Blockers forbid all scripts or some files; a network loses files. The browser itself says that scripts are on. */

const controls: Record<string, (page: Page) => ReturnType<Page["locator"]>> = {
  "/": (page) => page.locator(".swipe-row ~ div button, [role=tab]"),
  "/portfolio": (page) => page.locator("[data-projects] button[aria-pressed]"),
  "/careers": (page) => page.locator("[role=search]"),
};
const toggle = (page: Page) => page.getByRole("button", { name: words.darkTheme });

async function seesNothingThatNeedsScripts(page: Page, path: string) {
  await expect(controls[path]?.(page).first() ?? page.locator("none")).toBeHidden();
  await expect(page.locator("main [role=tab]:visible")).toHaveCount(0);
}

test("where scripts are blocked, what needs them is not there", async ({ page, expectProblem }) => {
  expectProblem(/Content Security Policy/);
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const policy = "script-src 'none'";
    return route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": policy },
    });
  });
  for (const path of Object.keys(controls)) {
    await page.goto(path);
    await seesNothingThatNeedsScripts(page, path);
    await expect(toggle(page)).toBeHidden();
  }
});

test("where scripts fail to load, what needs them goes, and the theme can be changed", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/_astro/);
  await page.route("**/_astro/*.js", (route) => route.abort());
  for (const path of Object.keys(controls)) {
    await page.goto(path);
    await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
    await seesNothingThatNeedsScripts(page, path);
    await toggle(page).click();
    await expect(page.locator("html.dark")).toBeAttached();
    await toggle(page).click();
  }
});
