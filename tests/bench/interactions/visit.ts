import { chromium, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { launchArgs, requireProgram } from "../../../tools/browsers.ts";
import { noteHydration, open } from "../../journeys/support/open.ts";
import { noteInteractions } from "./event-timing.ts";

/** How many times slower than this machine: the throttling of Lighthouse's phone. */
export const slowdown = 4;

export const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  },
} as const satisfies Record<string, BrowserContextOptions>;
export type Device = keyof typeof devices;

/** A browser for all visits of a measurement. */
export const launch = () =>
  chromium.launch({ executablePath: requireProgram("chromium"), args: [...launchArgs] });

/** A page with nothing left to do is what a visitor meets who has read a line of it. */
const restMs = 1000;

/**
 * Opens a page in a context of its own, with empty caches, waits until React is there and nothing
 * is left to do, and closes it after the work.
 * @param rate how many times slower the page's main thread is; what the browser does elsewhere,
 *   such as drawing, keeps its pace
 */
export async function visit<Result>(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<Result>,
  rate: number = slowdown,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    await noteHydration(context);
    await noteInteractions(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    await open(page, url);
    await page.waitForTimeout(restMs);
    return await work(page);
  } finally {
    await context.close();
  }
}
