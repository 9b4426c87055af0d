import { type BrowserContextOptions, chromium, expect } from "@playwright/test";
import { launchArgs, requireProgram } from "#tools/browsers.ts";
import { patienceMs } from "./patience.ts";

/** Playwright's assertions, for tests of Vitest. */
export const expectPage = expect.configure({ timeout: patienceMs });

/** The machine's Chromium, for tests of Vitest. The caller closes it. */
export async function startChromium() {
  const browser = await chromium.launch({
    executablePath: requireProgram("chromium"),
    args: [...launchArgs],
    timeout: patienceMs,
  });
  return {
    /** A page with site data of its own. */
    async open(options: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }) {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(patienceMs);
      return context.newPage();
    },
    close: () => browser.close(),
  };
}
