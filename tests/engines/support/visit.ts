import { expect } from "vitest";
import type { Sight } from "./witness.ts";

/** What the journeys need of an engine. Clicks and keys are the engine's own, as a person's are. */
export type Browser = {
  /** Begins anew, in a window of this width and 900 px. */
  begin(width: number): Promise<void>;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** @returns the value of an expression of the page, which has to be JSON, and no promise */
  run(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  /** Only where it can be measured what that does. */
  hover?(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: "Tab" | "Enter" | "Escape" | "End"): Promise<void>;
  attach(selector: string, path: string): Promise<void>;
  close(): Promise<void>;
};
export type OpenBrowser = () => Promise<Browser>;

// The islands are hydrated (the attribute is Astro's), those far down as if the focus came into them, and the
// scripts of every page have come.
const isReady =
  "document.querySelectorAll('astro-island').forEach(it => it.dispatchEvent(new Event('focusin'))), " +
  "!document.querySelector('astro-island[ssr]') && !!document.querySelector('[aria-expanded]')";

/** Runs in the page, as text: it stands for itself. @returns undefined for what is not rendered */
function lookInPage(selector: string, scrolls: boolean) {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility({ visibilityProperty: true })) return undefined;
  let opacity = 1;
  for (let at: Element | null = element; at; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity);
  const { left, top, width, height } = element.getBoundingClientRect();
  const isOnTop = element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  if (scrolls && !isOnTop) element.scrollIntoView({ block: "center", behavior: "instant" });
  return { place: `${left} ${top}`, isSeen: opacity === 1 && isOnTop };
}
type Look = ReturnType<typeof lookInPage>;

/** What a person does on the site, the same in every engine. Elements are given by CSS selectors. */
export const visitOf = (browser: Browser, origin: string) => {
  const { run } = browser;
  const until = async (what: string, read: () => Promise<unknown>, expected: unknown) => {
    await expect.poll(read, { message: what }).toEqual(expected);
  };
  const look = (selector: string, scrolls = false) =>
    run(`(${lookInPage})(${JSON.stringify(selector)}, ${scrolls})`) as Promise<Look>; // as JSON
  const sights = () => run("JSON.parse(localStorage.seen ?? '[]')") as Promise<Sight[]>; // witness.ts

  /** Waits until the element stands still with nothing over its middle. */
  const sees = async (selector: string, scrolls = false) => {
    let before: Look;
    const isSeen = async () => {
      const last = before;
      before = await look(selector, scrolls);
      return before?.isSeen && before.place === last?.place;
    };
    await until(`${selector} is seen`, isSeen, true);
  };

  return {
    ...browser,
    until,
    sees,
    sights,
    /** Comes for the first time. */
    begin: async (width = 1440) => {
      await browser.begin(width);
      await browser.open(`${origin}/robots.txt`);
      await run("void localStorage.clear()");
    },
    open: async (path: string) => {
      await browser.open(origin + path);
      await until("The page's scripts are there", () => run(isReady), true);
    },
    isGone: (selector: string) =>
      until(`${selector} is gone`, async () => !(await look(selector)), true),
    /** Not `:focus`, which matches nothing in WebKit while its window is not the active one. */
    hasFocus: (selector: string) =>
      until("The focus", () => run(`document.activeElement.matches("${selector}")`), true),
    click: async (selector: string) => {
      await sees(selector, true);
      await browser.click(selector);
    },
    /** Into a select, the beginning of an option. */
    fill: async (selector: string, text: string) => {
      await run(`document.querySelector("${selector}").focus()`);
      await browser.type(text);
    },
    reads: (text: string) =>
      until("The page says", () => run("document.body.innerText"), expect.stringContaining(text)),
    /** Firefox keeps no page for Back whose pictures are still on their way. */
    hasPictures: () =>
      until(
        "Pictures that are missing",
        () => run("[...document.images].filter((it) => !it.naturalWidth).length"),
        0,
      ),
    isAt: (path: string) => until("The address", () => run("location.href"), origin + path),
    goBack: () => run("void history.back()"),
    /** Waits for the page at this address to be shown. @returns how it stands in its first frame */
    shown: async (path: string) => {
      const last = async () => (await sights()).findLast(({ what }) => what === "shows");
      await until(`${path} is shown`, last, expect.objectContaining({ path }));
      return last();
    },
  };
};
