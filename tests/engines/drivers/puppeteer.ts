import { type ElementHandle, launch, type LaunchOptions } from "puppeteer-core";
import { patienceMs } from "#tests/support/patience.ts";
import { launchArgs, requireProgram } from "#tools/browsers.ts";
import type { OpenBrowser } from "#tests/support/engines/visit.ts";

/** Over WebDriver BiDi, headless. */
export const openFirefox: OpenBrowser = () =>
  openWith({ browser: "firefox", executablePath: requireProgram("firefox"), headless: true });

/** Prerendering is off: whether it finishes before a click is a race. tests/journeys covers it. */
export const openChromium: OpenBrowser = () =>
  openWith({
    executablePath: requireProgram("chromium"),
    args: [...launchArgs, "--disable-features=Prerender2"],
  });

async function openWith(options: LaunchOptions): ReturnType<OpenBrowser> {
  const browser = await launch({ timeout: patienceMs, protocolTimeout: patienceMs, ...options });
  let page = await browser.newPage();
  return {
    // A new tab: puppeteer loses track of one that restored a page from the back/forward cache.
    begin: async (width) => {
      await page.close();
      page = await browser.newPage();
      page.setDefaultTimeout(patienceMs);
      await page.setViewport({ width, height: 900 });
    },
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    attach: async (selector, path) => {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement>; // callers pass file inputs only
      await input.uploadFile(path);
    },
    close: () => browser.close(),
  };
}
