import { type ElementHandle, launch, type Page } from "puppeteer-core";
import { requireProgram } from "../../tools/browsers.ts";
import type { Browser } from "../engines/drivers/browser.ts";
import { openFirefox } from "../engines/drivers/firefox.ts";
import { openWebKit } from "../engines/drivers/webkit.ts";

/** The throttling of Lighthouse's phone. Only Chromium has any. */
export const slowdown = 4;

/** What measuring a page change needs of an engine. */
type Driver = Pick<Browser, "version" | "open" | "run" | "click" | "close">;
export type Desktop = Driver & {
  hover?(element: string): Promise<void>;
  /** Focuses the element and presses Enter: no pointer comes near it. */
  enter?(element: string): Promise<void>;
};

const size = [1440, 900] as const;
const others = { firefox: openFirefox, webkit: openWebKit };
export type Engine = "chromium" | keyof typeof others;

/** Opens a new browser with empty caches. @throws Error when it cannot be started here */
export async function openDesktop(engine: Engine): Promise<Desktop> {
  if (engine === "chromium") return openChromium();
  const browser = await others[engine]({ reducedMotion: false });
  await browser.resize(...size);
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
  await page.setViewport({ width: size[0], height: size[1] });
  await page.emulateCPUThrottling(slowdown);
  return {
    version: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    run: (expression) => page.evaluate(expression),
    click: async (element) => (await find(page, element)).click(),
    hover: async (element) => (await find(page, element)).hover(),
    enter: async (element) => (await find(page, element)).press("Enter"),
    close: () => browser.close(),
  };
}

async function find(page: Page, expression: string) {
  const element = (await page.evaluateHandle(expression)).asElement();
  if (!element) throw new Error(`Not on the page: ${expression}`);
  return element as ElementHandle<Element>; // no other node is looked for
}
