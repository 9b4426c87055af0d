import { launch, type ElementHandle, type Page } from "puppeteer-core";
import { requireProgram } from "../../../tools/browsers.ts";
import { type Browser, type ElementExpression, type OpenBrowser, present } from "./browser.ts";

/** Firefox over WebDriver BiDi, without a window. */
export const openFirefox: OpenBrowser = async ({ reducedMotion }) => {
  const browser = await launch({
    browser: "firefox",
    executablePath: requireProgram("firefox"),
    headless: true,
    extraPrefsFirefox: { "ui.prefersReducedMotion": reducedMotion ? 1 : 0 },
  });
  const page = await browser.newPage();
  const problems = watch(page);
  return {
    ...actions(page),
    version: await browser.version(),
    problems: async () => problems.splice(0),
    close: () => browser.close(),
  };
};

function actions(page: Page): Omit<Browser, "version" | "problems" | "close"> {
  const loaded = { waitUntil: "domcontentloaded" } as const;
  const find = async (expression: ElementExpression) => {
    const handle = (await page.evaluateHandle(expression)).asElement();
    return present(handle as ElementHandle<Element> | null, expression); // no other node is asked for
  };
  return {
    open: async (address) => void (await page.goto(address, loaded)),
    reload: async () => void (await page.reload(loaded)),
    back: () => page.evaluate("history.back()") as Promise<void>, // nothing comes back
    address: async () => page.url(),
    run: (expression) => page.evaluate(expression),
    click: async (element) => (await find(element)).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key === "Space" ? " " : key),
    choose: async (select, value) => void (await (await find(select)).select(value)),
    attach: async (input, path) => {
      // What is found by an expression may be any element; this one is a file input.
      await ((await find(input)) as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    resize: (width, height) => page.setViewport({ width, height }),
  };
}

/** Console errors and warnings, uncaught errors, the policy's violations, answers from 400 on. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn")
      problems.push(`console ${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${String(error)} (${page.url()})`));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}
