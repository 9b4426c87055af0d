import { test as base } from "@playwright/test";
import { type Browser, launch, type Page } from "puppeteer-core";
import { launchArgs, requireProgram } from "../../../tools/browsers.ts";
import { baseURL } from "./server.ts";

// A mouse, as Playwright's Chromium has one.
const mouse =
  "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/** Chromium by puppeteer: under Playwright it never shows a page that it has prerendered. */
export const test = base.extend<{ tab: Page }, { chromium: Browser }>({
  chromium: [
    // Playwright's fixtures name what they need by destructuring, here nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const executablePath = requireProgram("chromium");
      const args = [...launchArgs, `--blink-settings=${mouse}`];
      const browser = await launch({ executablePath, args });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ chromium }, use) => {
    const context = await chromium.createBrowserContext();
    const tab = await context.newPage();
    await use(tab);
    await context.close();
  },
});

/** Points at a link until the page behind it has been asked for, to be prerendered. */
export async function pointAt(tab: Page, link: string): Promise<void> {
  const isPrerendering = tab.waitForResponse(
    (response) => response.request().headers()["sec-purpose"]?.includes("prerender") ?? false,
  );
  await tab.hover(link);
  await isPrerendering;
}

/** Addresses that the page's rules let the browser prerender, once `known` is among them. */
export async function prerenderable(tab: Page, known: string): Promise<string[]> {
  const session = await tab.createCDPSession();
  const { promise, resolve } = Promise.withResolvers<string[]>();
  session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources: all }) => {
    const addresses = all.map(({ key }) => key.url.replace(baseURL, ""));
    if (addresses.includes(known)) resolve(addresses);
  });
  await session.send("Preload.enable");
  return promise;
}
