import { expect } from "vitest";
import type { Browser, Key } from "../drivers/browser.ts";
import { elementExpression, type Target } from "./find.ts";
import { type Look, lookInPage } from "./look.ts";

/** What a person does on the site, the same in every engine. */
export class Visit {
  readonly browser: Browser;
  readonly #origin: string;

  constructor(browser: Browser, origin: string) {
    this.browser = browser;
    this.#origin = origin;
  }

  /** Comes to a page in a wide window and waits until React is there. */
  async open(path: string, width = 1440): Promise<void> {
    await this.browser.resize(width, 900);
    await this.browser.open(this.#origin + path);
    await this.untilHydrated();
  }

  /** React leaves its marks on the elements that it has taken over. */
  async untilHydrated(): Promise<void> {
    const taken = 'Object.keys(document.querySelector("h1") ?? {})';
    const hydrated = () => this.run<boolean>(`${taken}.some((key) => key.startsWith("__reactP"))`);
    await expect.poll(hydrated, { message: "hydrated" }).toBe(true);
  }

  /** @returns the value of an expression of the page, JSON of the stated shape */
  async run<Value>(expression: string): Promise<Value> {
    return (await this.browser.run(expression)) as Value; // the caller wrote the expression
  }

  click(target: Target): Promise<void> {
    return this.browser.click(elementExpression(target));
  }

  press(key: Key): Promise<void> {
    return this.browser.press(key);
  }

  /** Clicks into a field and types. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.browser.type(text);
  }

  choose(target: Target, value: string): Promise<void> {
    return this.browser.choose(elementExpression(target), value);
  }

  attach(target: Target, path: string): Promise<void> {
    return this.browser.attach(elementExpression(target), path);
  }

  look(target: Target): Promise<Look | null> {
    return this.run(`(${lookInPage})(${elementExpression(target)})`);
  }

  /** Waits until the target looks like this; nothing at all is `null`. */
  async sees(target: Target, like: Partial<Look> | null): Promise<void> {
    const expected = like === null ? null : expect.objectContaining(like);
    await expect
      .poll(() => this.look(target), { message: JSON.stringify(target) })
      .toEqual(expected);
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.browser.address()).toBe(this.#origin + path);
  }

  /** Milliseconds since the page was opened: faster than a person, a form is kept apart. */
  async untilRead(sinceMs = 0): Promise<void> {
    const now = () => this.run<number>("performance.now()");
    await expect.poll(now, { message: "a moment to read" }).toBeGreaterThan(sinceMs + 2100);
  }
}
