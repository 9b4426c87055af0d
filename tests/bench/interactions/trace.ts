import type { Browser, Page } from "@playwright/test";

/** A complete event ("X") of Chromium's trace format; times in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When it began, on the machine's clock. */
  ts: number;
  /** How long it took, by the clock. */
  dur?: number;
  /** How long its thread had the processor meanwhile. */
  tdur?: number;
  args: Record<string, unknown>;
};

const work = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8"];
const frames = ["disabled-by-default-devtools.timeline.frame"];

/**
 * Records what the page's main thread does while `act` runs.
 * @returns its events, in the order in which they began
 */
export const workDuring = async (browser: Browser, page: Page, act: () => Promise<unknown>) =>
  mainThread(await record(browser, page, work, act));

/** What became of the frames in which something was to move, as Chromium counts them. */
export type Frames = {
  /** Drawn with all there was to show. */
  drawn: number;
  /** Drawn by the compositor, which scrolls and moves, while the main thread was late. */
  partial: number;
  /** Not drawn: what moved stood still. */
  dropped: number;
};

export async function framesDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<Frames> {
  const events = await record(browser, page, frames, act);
  const count = (name: string, partial: boolean) =>
    events.filter((event) => event.name === name && event.args["hasPartialUpdate"] === partial)
      .length;
  const drawn = events.filter(({ name, ph }) => name === "DrawFrame" && ph === "I").length;
  const partial = count("DroppedFrame", true);
  return { drawn: drawn - partial, partial, dropped: count("DroppedFrame", false) };
}

async function record(
  browser: Browser,
  page: Page,
  categories: string[],
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories });
  await act();
  const text = (await browser.stopTracing()).toString();
  return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** Of the threads that render pages, the busiest: the browser may keep others at hand. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const isRenderer = ({ name, args }: TraceEvent) =>
    name === "thread_name" && args["name"] === "CrRendererMain";
  const threads = events
    .filter(isRenderer)
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  const [busiest = []] = threads.toSorted((a, b) => b.length - a.length);
  return busiest.filter(({ ph }) => ph === "X").toSorted((a, b) => a.ts - b.ts);
}
