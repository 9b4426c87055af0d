import { Builder, By, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { type Browser, type ElementExpression, type OpenBrowser, present } from "./browser.ts";
import { watchFromWithin } from "./page-watch.ts";
import { startWebKitDriver } from "./webkit-driver.ts";

/** WebKitGTK's own small browser over WebDriver, on a screen that nobody sees. */
export const openWebKit: OpenBrowser = async (options) => {
  const process = await startWebKitDriver(options);
  try {
    const driver = await new Builder()
      .usingServer(process.url)
      .withCapabilities({ browserName: "MiniBrowser", timeouts: { script: 20_000 } })
      .build();
    const capabilities = await driver.getCapabilities();
    return {
      ...actions(driver),
      version: `WebKitGTK ${capabilities.getBrowserVersion()}`,
      close: async () => {
        await driver.quit().finally(process.stop);
      },
    };
  } catch (error) {
    await process.stop();
    throw error;
  }
};

const keyCodes = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  End: Key.END,
};

function actions(driver: WebDriver): Omit<Browser, "version" | "close"> {
  const run = (expression: string) => driver.executeScript(`return (${expression})`);
  const find = async (expression: ElementExpression) =>
    // Elements come back as such; an expression for anything else is a mistake of the journey.
    present((await run(expression)) as WebElement | null, expression);
  const type = (text: string) => driver.actions().sendKeys(text).perform();

  const seen: string[] = [];
  const problems = async () => {
    seen.push(...((await run("window.problems?.splice(0) ?? []")) as string[])); // page-watch.ts
    return seen.splice(0);
  };
  /** A new document forgets the old one's problems and has to be watched itself. */
  const load = async (navigate: () => Promise<void>) => {
    const before = await problems();
    await navigate();
    seen.push(...before);
    await run(`(${watchFromWithin})()`);
  };

  return {
    run,
    type,
    problems,
    open: (address) => load(() => driver.get(address)),
    reload: () => load(() => driver.navigate().refresh()),
    back: async () => void (await run("history.back()")),
    address: () => driver.getCurrentUrl(),
    click: async (element) => (await find(element)).click(),
    press: (key) => type(keyCodes[key]),
    choose: async (select, value) => {
      const option = By.css(`option[value="${value}"]`);
      await (await find(select)).findElement(option).click();
    },
    attach: async (input, path) => (await find(input)).sendKeys(path),
    resize: async (width, height) => {
      const size = "[innerWidth, innerHeight, outerWidth - innerWidth, outerHeight - innerHeight]";
      const [oldWidth, oldHeight, side, top] = (await run(size)) as [
        number,
        number,
        number,
        number,
      ];
      // The driver waits for the window to change, for ever when there is nothing to change.
      if (width === oldWidth && height === oldHeight) return;
      const rect = { x: 0, y: 0, width: width + side, height: height + top };
      await driver.manage().window().setRect(rect);
    },
  };
}
