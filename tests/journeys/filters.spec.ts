import type { Page } from "@playwright/test";
import { open } from "#tests/support/journeys/open.ts";
import { expect, still, test } from "#tests/support/journeys/test.ts";

test.use({ ...still, onBuildDay: true });

/**
 * Notes how many articles each frame shows, in every document loaded from now on.
 * @returns the most of the document that is open: while it is parsed, frames may show fewer
 */
async function recordArticles(page: Page) {
  await page.addInitScript(() => {
    let most = 0;
    const look = () => {
      const shown = [...document.querySelectorAll("article")].filter((it) => it.checkVisibility());
      most = Math.max(most, shown.length);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { mostShown: () => most });
  });
  type Noted = { mostShown: () => number };
  return () => page.evaluate(() => (window as unknown as Noted).mostShown()); // by the script above
}

for (const [address, count, told] of [
  ["/portfolio?category=apps", 2, "2 von 9 Projekten"],
  ["/careers?q=entwicklung&department=betrieb", 1, "1 Stelle"],
] as const)
  test(`the filter in ${address} holds from the first frame, and after Back`, async ({ page }) => {
    const mostShown = await recordArticles(page);
    await open(page, address);
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText(told);
    expect(await mostShown()).toBe(count);

    await page.goto("/llms.txt");
    await page.goBack(); // a full load: Playwright disables the back/forward cache
    await expect.poll(mostShown).toBe(count);
    await open(page, address);
    expect(await mostShown()).toBe(count);
  });
