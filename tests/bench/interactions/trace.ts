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

const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8"];

/**
 * Records what the browser does while `act` runs.
 * @returns the events of the page's main thread, in the order in which they began
 */
export async function traceOf(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories });
  await act();
  const text = (await browser.stopTracing()).toString();
  return mainThread((JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents);
}

/** Of the threads that render pages, the busiest: the browser keeps a spare one at hand. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const isRenderer = ({ name, args }: TraceEvent) =>
    name === "thread_name" && args["name"] === "CrRendererMain";
  const threads = events
    .filter(isRenderer)
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  const [busiest = []] = threads.toSorted((a, b) => b.length - a.length);
  return busiest.filter(({ ph }) => ph === "X").toSorted((a, b) => a.ts - b.ts);
}
