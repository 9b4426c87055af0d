/** The package comes without types; these are the parts in use. */
declare module "selenium-webdriver" {
  export type WebElement = {
    click(): Promise<void>;
    sendKeys(...keys: string[]): Promise<void>;
    findElement(by: Locator): WebElement;
  };

  export type WebDriver = {
    get(address: string): Promise<void>;
    getCurrentUrl(): Promise<string>;
    navigate(): { refresh(): Promise<void> };
    executeScript(script: string): Promise<unknown>;
    actions(): Actions;
    manage(): { window(): { setRect(rect: Rect): Promise<unknown> } };
    getCapabilities(): Promise<{ getBrowserVersion(): string | undefined }>;
    quit(): Promise<void>;
  };

  type Rect = { x: number; y: number; width: number; height: number };
  type Actions = { sendKeys(...keys: string[]): Actions; perform(): Promise<void> };

  type Locator = { using: string; value: string };
  export const By: { css(selector: string): Locator };

  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: object): this;
    build(): Promise<WebDriver>;
  }

  export const Key: Record<"TAB" | "ENTER" | "ESCAPE" | "SPACE" | "END", string>;
}
