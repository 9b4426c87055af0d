import type { Page } from "@playwright/test";

/**
 * Holds the scripts back, as a slow network does.
 * @returns lets them come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
