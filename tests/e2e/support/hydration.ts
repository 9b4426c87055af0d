import type { BrowserContext, Page } from "@playwright/test";

declare global {
  interface Window {
    /** Set by the tests: React has called back. */
    isHydrated?: boolean;
  }
}

/** Notes when the page calls `boot.hydrated()`, so that the product needs no mark for tests. */
export async function noteHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let boot: Window["boot"];
    Object.defineProperty(window, "boot", {
      get: () => boot,
      set(given: Window["boot"]) {
        const hydrated = () => {
          given.hydrated();
          window.isHydrated = true;
        };
        boot = { ...given, hydrated };
      },
    });
  });
}

/** Opens a page and waits until React is there, which a visitor's first touch calls at once. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
  await untilHydrated(page);
}

export async function untilHydrated(page: Page): Promise<void> {
  // Asked at each frame: by the time `expect.poll` asks again, the tests would have waited for minutes.
  await page.waitForFunction(() => window.isHydrated);
}

/** Keeps React away, as a slow network does: what works now works in the first second. */
export async function withoutReact(page: Page): Promise<void> {
  // Left hanging, not failed: a failure would be another state of the page.
  await page.route("**/assets/*.js", () => new Promise<void>(() => {}));
}
