import { expect } from "vitest";
import type { Browser, Key } from "../drivers/browser.ts";
import { describe, elementExpression, type Target } from "./find.ts";
import { type Look, lookInPage } from "./look.ts";
import { reachInPage } from "./reach.ts";

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
    await this.until("React has taken the page over", hydrated, true);
  }

  /** @returns the value of an expression of the page, JSON of the stated shape */
  async run<Value>(expression: string): Promise<Value> {
    return (await this.browser.run(expression)) as Value; // the caller wrote the expression
  }

  /**
   * Waits until what is read equals what is expected, an asymmetric matcher or a value.
   * @param what a sentence that a failure begins with
   */
  async until(what: string, read: () => Promise<unknown>, expected: unknown): Promise<void> {
    await expect.poll(read, { message: what }).toEqual(expected);
  }

  /** Waits until the target stands still with nothing over its middle, and clicks there. */
  async click(target: Target): Promise<void> {
    const element = elementExpression(target);
    const reach = () => this.run<ReturnType<typeof reachInPage>>(`(${reachInPage})(${element})`);
    let before = await reach();
    const obstacle = async () => {
      const now = await reach();
      const moves = now.left !== before.left || now.top !== before.top;
      before = now;
      return now.obstacle ?? (moves ? "it moves" : null);
    };
    await this.until(`Nothing keeps a click from ${describe(target)}`, obstacle, null);
    await this.browser.click(element);
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
    const what = like === null ? "is not there" : `looks like ${JSON.stringify(like)}`;
    await this.until(`${describe(target)} ${what}`, () => this.look(target), expected);
  }

  async isAt(path: string): Promise<void> {
    await this.until("The address has changed", () => this.browser.address(), this.#origin + path);
  }

  /** Milliseconds since the page was opened: faster than a person, a form is kept apart. */
  async untilRead(sinceMs = 0): Promise<void> {
    const now = () => this.run<number>("performance.now()");
    const message = "A moment to read has gone by";
    await expect.poll(now, { message }).toBeGreaterThan(sinceMs + 2100);
  }
}
