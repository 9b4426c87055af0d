import { setTimeout as sleep } from "node:timers/promises";
import { type CDPSession, chromium, devices } from "@playwright/test";
import { startProductionServer } from "#tools/production-server.ts";
import { launchArgs, requireProgram } from "#tools/browsers.ts";
import { median, spread } from "./figures.ts";

/** What is added up: from the navigation, and of a page that has settled. */
const measuredMs = 3000;

/** Kinds of work in Chromium's traces, and what the table calls them. */
const kinds = {
  ParseHTML: "parsing",
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "pre-paint",
  Paint: "paint",
  EvaluateScript: "scripts",
  FunctionCall: "functions",
} as const;
const isKind = (name: string): name is keyof typeof kinds => name in kinds;

type TraceEvent = { name: string; ph: string; ts: number; dur: number; pid: number; tid: number };
type Work = { all: number } & Partial<Record<keyof typeof kinds, number>>;

/**
 * Adds up what the main thread of a phone's browser does in the first seconds of each page, beside the same page of
 * another build or without scripts, in turn, and prints a table.
 * @param besideDir folder of a build to compare with; none compares with the same build without scripts
 */
export async function measureMainThread(
  siteDir: string,
  besideDir: string | undefined,
  paths: readonly string[],
  runs: number,
): Promise<void> {
  const site = await startProductionServer(siteDir);
  const beside = besideDir === undefined ? undefined : await startProductionServer(besideDir);
  try {
    for (const path of paths) {
      const these: Work[] = [];
      const those: Work[] = [];
      for (let run = 0; run < runs; run += 1) {
        these.push(await workOf(site.url + path));
        those.push(await workOf((beside ?? site).url + path, { scripts: beside !== undefined }));
      }
      const middle = (works: Work[], kind: keyof Work) => median(works.map((it) => it[kind] ?? 0));
      console.log(
        `${path}: ${spread(these.map(({ all }) => all))} ms, ${besideDir ?? "without scripts"} ${spread(those.map(({ all }) => all))}, ratio ${(middle(these, "all") / middle(those, "all")).toFixed(2)}`,
      );
      for (const kind of Object.keys(kinds).filter(isKind))
        console.log(
          `  ${kinds[kind].padEnd(10)} ${middle(these, kind).toFixed(0).padStart(5)} ${middle(those, kind).toFixed(0).padStart(5)}`,
        );
    }
  } finally {
    await Promise.all([site.stop(), beside?.stop()]);
  }
}

async function workOf(url: string, { scripts = true } = {}): Promise<Work> {
  const browser = await chromium.launch({
    executablePath: requireProgram("chromium"),
    args: ["--headless=new", ...launchArgs],
  });
  try {
    const context = await browser.newContext({ ...devices["Pixel 5"], javaScriptEnabled: scripts });
    const page = await context.newPage();
    const events = await traced(await browser.newBrowserCDPSession(), async () => {
      await page.goto(url);
      await sleep(measuredMs);
    });
    return sumOf(events);
  } finally {
    await browser.close();
  }
}

async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
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
  return events;
}

/** Milliseconds of all tasks of the thread that painted last, and of each kind of work in them. */
function sumOf(events: readonly TraceEvent[]): Work {
  const painted = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (!painted) throw new Error("The page did not paint.");
  const ofThread = events
    .filter(({ pid, tid, ph }) => pid === painted.pid && tid === painted.tid && ph === "X")
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  const work: Work = { all: 0 };
  let end = 0;
  for (const { name, ts, dur } of ofThread) {
    // Tasks in tasks are part of the outer one.
    if (name.endsWith("RunTask") && ts >= end) {
      work.all += dur / 1000;
      end = ts + dur;
    }
    if (isKind(name)) work[name] = (work[name] ?? 0) + dur / 1000;
  }
  return work;
}
