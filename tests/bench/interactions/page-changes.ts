import type { Browser, Page } from "@playwright/test";
import { interactionMs } from "./event-timing.ts";
import { press } from "./press.ts";
import { devices, visit } from "./visit.ts";

/** A link of one page that leads to another. */
const changes: readonly [
  from: string,
  to: string,
  link: (page: Page) => ReturnType<typeof inMain>,
][] = [
  ["/", "/about", (page) => inBanner(page, "About us")],
  ["/", "/contact", (page) => inBanner(page, "Get in Touch")],
  ["/", "/portfolio", (page) => inMain(page, "/portfolio")],
  ["/portfolio", "/portfolio/takenote", (page) => inMain(page, "/portfolio/takenote")],
];

const inBanner = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });
const inMain = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();

/** Milliseconds since the click. */
type Paints = {
  /** The next frame that the browser shows, by Event Timing. */
  next: number;
  /** The first frame that shows a change: the old page has begun to leave, or the new is there. */
  change: number;
  /** The first frame with the new page in it. */
  page: number;
};

export type PageChange = { from: string; to: string; motion: Paints[]; still: Paints[] };

/** Every change of page `runs` times with the mouse, by turns with and without motion. */
export async function measurePageChanges(
  browser: Browser,
  site: string,
  runs: number,
): Promise<PageChange[]> {
  const found: PageChange[] = [];
  for (const [from, to, link] of changes) {
    console.error(`page changes: ${from} to ${to}`);
    const times = (reducedMotion: "reduce" | "no-preference") =>
      visit(browser, site + from, { ...devices.desktop, reducedMotion }, (page) =>
        change(page, link(page), to),
      );
    const row: PageChange = { from, to, motion: [], still: [] };
    for (let run = 0; run < runs; run += 1) {
      row.motion.push(await times("no-preference"));
      row.still.push(await times("reduce"));
    }
    found.push(row);
  }
  return found;
}

async function change(page: Page, link: ReturnType<typeof inMain>, to: string): Promise<Paints> {
  await page.evaluate(notePaints);
  const next = await interactionMs(page, () => press(link));
  await page.waitForFunction(() => window.pageChange?.page);
  await page.waitForURL(`**${to}`);
  const paints = await page.evaluate(() => window.pageChange);
  if (!paints) throw new Error(`No change of page was seen on the way to ${to}`);
  return { ...paints, next };
}

declare global {
  interface Window {
    pageChange?: Omit<Paints, "next">;
  }
}

/**
 * Runs in the page. Without motion, the new heading's own Element Timing says when it was shown. With it,
 * how far the animation of the page has come, looked at in each frame, says which page is seen: the
 * heading is transparent when it is first drawn. Showing that frame, some 8 to 16 ms, comes on top.
 * @see https://wicg.github.io/element-timing/
 */
function notePaints(): void {
  const heading = () => document.querySelector("main h1");
  const before = heading()?.textContent;
  const isNew = () => heading()?.textContent !== before;
  const paints = { change: 0, page: 0 };
  let clicked = 0;
  const note = (which: keyof typeof paints, time: number) => {
    if (clicked && !paints[which]) paints[which] = time - clicked;
  };

  const isMoving = () =>
    document
      .querySelector("main")
      ?.getAnimations()
      .some(({ currentTime }) => Number(currentTime) > 0);
  const look = () => {
    if (isMoving()) note(isNew() ? "page" : "change", performance.now());
    if (!paints.page) requestAnimationFrame(look);
  };

  new MutationObserver(() => {
    if (isNew()) heading()?.setAttribute("elementtiming", "page");
  }).observe(document.body, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName("text-paint")) {
      const { renderTime } = entry as PerformanceEntry & { renderTime: number };
      note("change", renderTime);
      note("page", renderTime);
    }
  }).observe({ type: "element" });

  document.addEventListener(
    "click",
    ({ timeStamp }) => {
      clicked = timeStamp;
      window.pageChange = paints;
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
