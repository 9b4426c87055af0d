import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { isInteractive } from "#tests/support/interactive.ts";
import { eventually } from "#tests/support/patience.ts";
import type { PageEvent } from "./page-events.ts";

/** The browser operations that the journeys need. Clicks and keys are native input, not synthetic events. */
export type Browser = {
  /** Resets to a viewport of this width and a height of 900 px. */
  begin(width: number): Promise<void>;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page. @returns its value, which must be JSON and not a promise */
  run(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: "Tab" | "Enter" | "Escape" | "End" | "ArrowLeft" | "ArrowRight"): Promise<void>;
  attach(selector: string, path: string): Promise<void>;
  close(): Promise<void>;
};
export type OpenBrowser = () => Promise<Browser>;

/** Runs in the page as source text, so it uses nothing of this module. @returns undefined if not rendered */
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

/** A visitor's actions and observations, the same in every engine. Elements are CSS selectors. */
export const visitOf = (browser: Browser, origin: string) => {
  const { run } = browser;
  const until = async (name: string, read: () => Promise<unknown>, expected: unknown) => {
    await eventually(async () => expect(await read(), name).toEqual(expected));
  };
  const look = (selector: string, scrolls = false) =>
    run(`(${lookInPage})(${JSON.stringify(selector)}, ${scrolls})`) as Promise<Look>; // as JSON
  const pageEvents = () => run("JSON.parse(localStorage.seen ?? '[]')") as Promise<PageEvent[]>; // page-events.ts

  /** Waits until the element has stopped moving and nothing covers its center. */
  const sees = async (selector: string, scrolls = false) => {
    const isSeen = async () => {
      const before = await look(selector, scrolls);
      await sleep(50); // some frames
      const now = await look(selector);
      return now?.isSeen && now.place === before?.place;
    };
    await until(`${selector} is seen`, isSeen, true);
  };

  const becomesInteractive = () =>
    until("The page is interactive", () => run(`(${isInteractive})()`), true);

  /** Waits for the page's first frame: a busy machine may draw none before a journey has left it. */
  const isDrawn = async () => {
    const whats = (await pageEvents()).map(({ what }) => what);
    const last = whats.findLast((what) => what === "first frame" || what === "hides");
    return last === "first frame";
  };
  const drawn = () => until("The first frame", isDrawn, true);

  return {
    ...browser,
    until,
    sees,
    pageEvents,
    becomesInteractive,
    /** Of pages that lack files: each engine words them otherwise. */
    forgetProblems: () => run("void localStorage.clear()"),
    /** Resets to a first visit. */
    begin: async (width = 1440) => {
      await browser.begin(width);
      await browser.open(`${origin}/robots.txt`);
      await run("void localStorage.clear()");
    },
    open: async (path: string) => {
      await browser.open(origin + path);
      await drawn();
      await becomesInteractive();
    },
    reload: async () => {
      await browser.reload();
      await drawn();
    },
    isGone: (selector: string) =>
      until(`${selector} is gone`, async () => !(await look(selector)), true),
    /** Not by `:focus`, which never matches in WebKit while its window is inactive. */
    hasFocus: (selector: string) =>
      until("The focus", () => run(`document.activeElement.matches("${selector}")`), true),
    click: async (selector: string) => {
      await sees(selector, true);
      await browser.click(selector);
    },
    /** For a select: types the start of an option. */
    fill: async (selector: string, text: string) => {
      await run(`document.querySelector("${selector}").focus()`);
      await browser.type(text);
    },
    reads: (text: string) =>
      until("The page says", () => run("document.body.innerText"), expect.stringContaining(text)),
    /**
     * Asks for all pictures as printing does, and waits for them: Firefox does not put a page that is still loading into
     * the back/forward cache.
     */
    hasPictures: async () => {
      await run("void dispatchEvent(new Event('beforeprint'))");
      await until(
        "Pictures that are missing",
        () => run("[...document.images].filter((it) => !it.naturalWidth).length"),
        0,
      );
    },
    /** Whatever its query is. */
    isOn: (path: string) =>
      until("The page", () => run("location.origin + location.pathname"), origin + path),
    isAt: (path: string) => until("The address", () => run("location.href"), origin + path),
    goBack: () => run("void history.back()"),
    /** Waits until the page at this path is shown. @returns its first frame */
    shown: async (path: string) => {
      const last = async () => (await pageEvents()).findLast(({ what }) => what === "shows");
      await until(`${path} is shown`, last, expect.objectContaining({ path }));
      return last();
    },
  };
};
