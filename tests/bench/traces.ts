import { type Browser, chromium, type Page } from "@playwright/test";
import { launchArgs, requireProgram } from "#tools/browsers.ts";

/** An event of Chromium's traces. Times are in microseconds; `tdur` is the processor time of its thread. */
export type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur: number;
  tdur?: number;
  pid: number;
  tid: number;
};

/** Runs the work in a new browser with empty caches. */
export async function withChromium<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: requireProgram("chromium"),
    args: ["--headless=new", ...launchArgs],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const mark = "traced page";

/**
 * Traces the main thread of a page while the work is done.
 * @param page that is open already; without one, the one that the work opens
 * @returns the events in order; those inside others follow them
 */
export async function traced(
  browser: Browser,
  work: () => Promise<void>,
  page?: Page,
): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    // The protocol's own types say that all values are strings.
    events.push(...(value as unknown[] as TraceEvent[]));
  });
  const includedCategories = ["devtools.timeline", "toplevel", "loading", "blink.user_timing"];
  await session.send("Tracing.start", { traceConfig: { includedCategories } });
  await page?.evaluate((name) => void performance.mark(name), mark);
  await work();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  const known = page ? mark : "firstContentfulPaint";
  const ofPage = events.findLast(({ name }) => name === known);
  if (!ofPage) throw new Error("The page did not paint.");
  return events
    .filter(({ pid, tid }) => pid === ofPage.pid && tid === ofPage.tid)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
}

/** Tasks of the main thread; those in other tasks are part of them. */
export function tasksOf(events: readonly TraceEvent[]): TraceEvent[] {
  const tasks: TraceEvent[] = [];
  let end = 0;
  for (const event of events)
    if (event.ph === "X" && event.name.endsWith("RunTask") && event.ts >= end) {
      tasks.push(event);
      end = event.ts + event.dur;
    }
  return tasks;
}

/** Milliseconds of processor time: other programs on the machine do not count. */
export const cpuMs = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;
