import { setTimeout as sleep } from "node:timers/promises";
import { devices } from "@playwright/test";
import { median, spread } from "./figures.ts";
import { cpuMs, tasksOf, type TraceEvent, traced, withChromium } from "./traces.ts";
import { withTwoBuilds } from "./two-builds.ts";

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
  "v8.evaluateModule": "modules",
  FunctionCall: "functions",
} as const;
const isKind = (name: string): name is keyof typeof kinds => name in kinds;

type Times = { all: number } & Partial<Record<keyof typeof kinds, number>>;
/** `shift`: all layout shift of the page. */
type Work = Times & { FCP: number; LCP: number; shift: number };

/**
 * Adds up the processor time that the main thread of a phone's browser uses in the first seconds of each page, beside
 * the same page of another build or without scripts, in turn, and prints a table.
 * @param besideDir folder of a build to compare with; none compares with the same build without scripts
 */
export async function measureMainThread(
  siteDir: string,
  besideDir: string | undefined,
  paths: readonly string[],
  runs: number,
): Promise<void> {
  await withTwoBuilds(siteDir, besideDir, async ({ site, beside }) => {
    for (const path of paths) {
      const these: Work[] = [];
      const those: Work[] = [];
      for (let run = 0; run < runs; run += 1) {
        these.push(await workOf(site + path));
        those.push(await workOf((beside ?? site) + path, { scripts: beside !== undefined }));
      }
      const middle = (works: Work[], kind: keyof Work) => median(works.map((it) => it[kind] ?? 0));
      const ratio = (kind: keyof Work) => (middle(these, kind) / middle(those, kind)).toFixed(2);
      console.log(
        `${path}: ${spread(these.map(({ all }) => all))} ms, ${besideDir ?? "without scripts"} ${spread(those.map(({ all }) => all))}, ratio ${ratio("all")}, FCP ${ratio("FCP")}, LCP ${ratio("LCP")}, layout shift ${middle(these, "shift").toFixed(3)}`,
      );
      for (const kind of Object.keys(kinds).filter(isKind))
        console.log(
          `  ${kinds[kind].padEnd(10)} ${middle(these, kind).toFixed(0).padStart(5)} ${middle(those, kind).toFixed(0).padStart(5)}`,
        );
    }
  });
}

const workOf = (url: string, { scripts = true } = {}): Promise<Work> =>
  withChromium(async (browser) => {
    const context = await browser.newContext({ ...devices["Pixel 5"], javaScriptEnabled: scripts });
    const page = await context.newPage();
    const events = await traced(browser, async () => {
      await page.goto(url);
      await sleep(measuredMs);
    });
    return { ...sumOf(events), ...(await page.evaluate(paintsOf)) };
  });

/** Runs in the page, so it uses nothing of this module. */
async function paintsOf() {
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
      setTimeout(() => resolve([]), 500);
    });
  const shifts = await entries("layout-shift");
  return {
    FCP: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    LCP: (await entries("largest-contentful-paint")).at(-1)?.startTime ?? Number.NaN,
    // Chromium only, and not in TypeScript's DOM types.
    shift: shifts.reduce((sum, it) => sum + ("value" in it ? Number(it.value) : 0), 0),
  };
}

function sumOf(events: readonly TraceEvent[]): Times {
  const times: Times = { all: 0 };
  for (const task of tasksOf(events)) times.all += cpuMs(task);
  for (const event of events)
    if (event.ph === "X" && isKind(event.name))
      times[event.name] = (times[event.name] ?? 0) + cpuMs(event);
  return times;
}
