import { launch } from "puppeteer-core";
import { requireProgram } from "../../tools/browsers.ts";
import { openFirefox } from "../engines/drivers/puppeteer.ts";
import { openWebKit } from "../engines/drivers/webkit.ts";
import type { Browser } from "../engines/support/visit.ts";

/** The throttling of Lighthouse's phone. Only Chromium has any. */
export const slowdown = 4;

/** What measuring a page change needs of an engine. Elements are given by CSS selectors. */
export type Desktop = Pick<Browser, "open" | "run" | "click" | "close"> & {
  hover?(selector: string): Promise<void>;
  /** Focuses the element and presses Enter: no pointer comes near it. */
  enter?(selector: string): Promise<void>;
};

const width = 1440;
const others = { firefox: openFirefox, webkit: openWebKit };
export type Engine = "chromium" | keyof typeof others;

/** Opens a new browser with empty caches. @throws Error when it cannot be started here */
export async function openDesktop(engine: Engine): Promise<Desktop> {
  if (engine === "chromium") return openChromium();
  const browser = await others[engine]({ reducedMotion: false });
  await browser.begin(width);
  return browser;
}

/**
 * Chromium driven by puppeteer-core: Playwright's never activates a prerendered page. The switches of the
 * other tests are left out, because they turn off paint holding, which every visitor has.
 */
async function openChromium(): Promise<Desktop> {
  const browser = await launch({
    executablePath: requireProgram("chromium"),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [], // it refuses to start as root with it
  });
  const page = await browser.newPage();
  await page.setViewport({ width, height: 900 });
  await page.emulateCPUThrottling(slowdown);
  return {
    open: async (address) => void (await page.goto(address)),
    run: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    enter: async (selector) => {
      await page.focus(selector);
      await page.keyboard.press("Enter");
    },
    close: () => browser.close(),
  };
}
