/*
 * npx node tests/bench/main-thread.ts: processor time that a page takes from the main thread of a phone's browser: in
 * its first three seconds, and loaded and scrolled through at a quarter of the speed.
 * Options: compare.ts.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, devices, type Page } from "@playwright/test";
import { comparePages, type Figures, withChromium } from "./compare.ts";

/** An event of Chromium's traces. Times are in microseconds; `tdur` is the processor time of its thread. */
type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur: number;
  tdur?: number;
  pid: number;
  tid: number;
};
/** Milliseconds: other programs on the machine do not count. */
const cpuMs = (events: readonly TraceEvent[]) =>
  events.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);

const firstMs = 3000;
const slowdown = 4;

/** Kinds of work in Chromium's traces, and their names here. */
const kinds = {
  UpdateLayoutTree: "style, ms",
  Layout: "layout, ms",
  Paint: "paint, ms",
  EvaluateScript: "scripts, ms",
  "v8.evaluateModule": "modules, ms",
};

/** @returns what the main thread did meanwhile: all events of Chromium's trace, in order */
async function traced(browser: Browser, work: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    // The protocol's own types say that all values are strings.
    events.push(...(value as unknown[] as TraceEvent[]));
  });
  const includedCategories = ["devtools.timeline", "toplevel", "loading"];
  await session.send("Tracing.start", { traceConfig: { includedCategories } });
  await work();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  const painted = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (!painted) throw new Error("The page did not paint.");
  return events
    .filter(({ pid, tid }) => pid === painted.pid && tid === painted.tid)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
}

/** Tasks of the main thread; those in other tasks are part of them. */
function tasksOf(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events.filter(({ ph, name, ts, dur }) => {
    if (ph !== "X" || !name.endsWith("RunTask") || ts < end) return false;
    end = ts + dur;
    return true;
  });
}

const onPhone = (url: string, rate: number, act: (page: Page) => Promise<void>) =>
  withChromium(async (browser) => {
    const context = await browser.newContext(devices["Pixel 5"]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    const events = await traced(browser, async () => {
      await page.goto(url);
      await sleep(firstMs);
      await act(page);
    });
    return { events, FCP: await page.evaluate(firstPaint) };
  });

/** Runs in the page. */
const firstPaint = () =>
  performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;

/** A window a second, until the end. By wheel: headless Chromium does not scroll by a synthesized finger. */
async function scrollThrough(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const place = { x: width / 2, y: height / 2 };
  const gesture = { yDistance: -height, speed: height, gestureSourceType: "mouse" } as const;
  const scrolled = () => page.evaluate(() => scrollY);
  for (let before = -1, at = 0; at > before; before = at, at = await scrolled())
    await session.send("Input.synthesizeScrollGesture", { ...place, ...gesture });
  const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  if (!(await page.evaluate(isAtEnd))) throw new Error(`${page.url()} does not scroll to its end.`);
  await sleep(1000);
}

async function visit(url: string): Promise<Figures> {
  const { events, FCP } = await onPhone(url, 1, async () => {});
  const scrolled = await onPhone(url, slowdown, scrollThrough);
  return {
    "first three seconds, ms": cpuMs(tasksOf(events)),
    ...Object.fromEntries(
      Object.entries(kinds).map(([kind, name]) => [
        name,
        cpuMs(events.filter((it) => it.ph === "X" && it.name === kind)),
      ]),
    ),
    "FCP, ms": FCP,
    "scrolled through, four times slower, ms": cpuMs(tasksOf(scrolled.events)),
  };
}

await comparePages(visit);
