import type { Page } from "@playwright/test";

/** Opens a page and waits until its scripts are there, which a visitor's first touch calls at once. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
  await untilReady(page);
}

/**
 * All islands are hydrated, those far down as if the focus came into them, and the page's own scripts have run
 * (they say which menus are open).
 */
export async function untilReady(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("astro-island"))
      island.dispatchEvent(new Event("focusin"));
  });
  // Asked at each frame: by the time `expect.poll` asks again, the tests would have waited for minutes.
  await page.waitForFunction(
    () =>
      !document.querySelector("astro-island[ssr]") &&
      document.querySelector("[popovertarget][aria-expanded]"),
  );
}

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

/** A form's button waits for scripts as long as a starved machine needs, not two seconds (after-load.ts). */
export const haveMorePatience = (page: Page) =>
  page.addInitScript(() => {
    const wait = setTimeout;
    window.setTimeout = ((run: () => void, ms: number) => wait(run, 100 * ms)) as typeof setTimeout;
  });
