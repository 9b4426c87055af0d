import type { Page } from "@playwright/test";
import { isInteractive } from "#tests/support/interactive.ts";

/** Opens a page and waits until it is interactive. The pointer event makes scripts load at once. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
  await untilReady(page);
}

/** Polls on each frame; the intervals of `expect.poll` would add minutes to the run. */
export const untilReady = (page: Page) => page.waitForFunction(isInteractive);

/**
 * Delays all scripts, as a slow network does.
 * @returns a function that releases them
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Slows timers 100 times, so a form's button waits for scripts longer than 2 s (after-load.ts) on a busy machine. */
export const slowTimers = (page: Page) =>
  page.addInitScript(() => {
    const wait = setTimeout;
    window.setTimeout = ((run: () => void, ms: number) => wait(run, 100 * ms)) as typeof setTimeout;
  });
