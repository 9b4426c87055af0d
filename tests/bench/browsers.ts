import { launchArgs, requireProgram } from "#tools/browsers.ts";
import { openFirefox, openWith } from "#tests/engines/drivers/puppeteer.ts";
import { openWebKit } from "#tests/engines/drivers/webkit.ts";
import type { Browser, OpenBrowser } from "#tests/engines/support/visit.ts";

/** The throttling of Lighthouse's phone. Only Chromium has any. */
export const slowdown = 4;

const openChromium: OpenBrowser = () =>
  openWith({ executablePath: requireProgram("chromium"), args: [...launchArgs] }, slowdown);

const browsers = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };
export type Engine = keyof typeof browsers;

/** Opens a new browser with empty caches. @throws Error when it cannot be started here */
export async function openDesktop(engine: Engine): Promise<Browser> {
  const browser = await browsers[engine]();
  await browser.begin(1440);
  return browser;
}
