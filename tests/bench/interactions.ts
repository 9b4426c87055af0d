import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import { launchArgs, requireProgram } from "../../tools/browsers.ts";
import { startProductionServer } from "../../tools/production-server.ts";
import { slowdown } from "./browsers.ts";
import { markdownTable, median } from "./figures.ts";

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  },
} as const satisfies Record<string, BrowserContextOptions>;

type Course = {
  path: string;
  device: keyof typeof devices;
  /** Presses of one visit in their order. */
  presses: readonly (readonly [button: string, effect: string])[];
};

const courses: readonly Course[] = [
  { path: "/", device: "desktop", presses: [["Technologies", "menu opens"]] },
  {
    path: "/",
    device: "phone",
    presses: [
      ["Dark theme", "dark"],
      ["Dark theme", "light"],
      ["Menu", "opens"],
      ["Menu", "closes"],
      ["Next testimonial", "carousel moves"],
    ],
  },
  {
    path: "/portfolio",
    device: "phone",
    presses: [
      ["Website Development", "some projects stay"],
      ["All", "all projects come back"],
    ],
  },
  {
    path: "/careers",
    device: "phone",
    presses: [
      ["Apply Now", "dialog opens"],
      ["Close dialog", "dialog closes"],
    ],
  },
];

/** Time for the scripts that run when the browser is idle, also at a quarter of the speed. */
const settleMs = 2000;
/** By then the browser has reported the event, however slow its frame was. */
const toldAfterMs = 1000;
/** The browser reports no event that takes less. */
const leastMs = 16;

/**
 * Measures the time from a press to the next painted frame by Event Timing, on which Interaction to
 * Next Paint is based.
 * @param runs visits, each with an empty cache
 * @see https://www.w3.org/TR/event-timing/
 */
export async function measureInteractions(siteDir: string, runs: number): Promise<string> {
  const server = await startProductionServer(siteDir);
  const browser = await chromium.launch({
    executablePath: requireProgram("chromium"),
    args: [...launchArgs],
  });
  try {
    const rows: string[][] = [];
    for (const course of courses) {
      console.error(`interactions: ${course.path}, ${course.device}`);
      const visits: number[][] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, server.url, course));
      for (const [index, [button, effect]] of course.presses.entries()) {
        const times = visits.flatMap((visited) => visited[index] ?? []);
        const figures = [median(times), Math.max(...times)].map(shown);
        rows.push([`${button}: ${effect}`, course.path, course.device, ...figures]);
      }
    }
    const head = [`press to next frame, ms, ${slowdown}x CPU`, "page", "device", "median", "worst"];
    return markdownTable(head, rows);
  } finally {
    await browser.close();
    await server.stop();
  }
}

const shown = (ms: number) => (ms < leastMs ? `< ${leastMs}` : String(Math.round(ms)));

async function visit(browser: Browser, site: string, course: Course): Promise<number[]> {
  const context = await browser.newContext(devices[course.device]);
  try {
    await context.addInitScript(noteInteractions, leastMs);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(site + course.path);
    await page.waitForTimeout(settleMs);
    const found: number[] = [];
    for (const [button] of course.presses) {
      const target = page.getByRole("button", { name: button, exact: true }).first();
      await target.scrollIntoViewIfNeeded();
      await page.waitForTimeout(toldAfterMs); // what scrolling starts is not to be measured
      await page.evaluate(() => (window.longestInteractionMs = 0));
      await (course.device === "phone" ? target.tap() : target.click());
      await page.waitForTimeout(toldAfterMs);
      found.push(await page.evaluate(() => window.longestInteractionMs ?? 0));
    }
    return found;
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    longestInteractionMs?: number;
  }
}

/** Runs in the page. */
function noteInteractions(durationThreshold: number): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      // the only type observed
      if (entry.interactionId)
        window.longestInteractionMs = Math.max(window.longestInteractionMs ?? 0, entry.duration);
  });
  // The threshold is Event Timing's own option, which TypeScript does not know yet.
  observer.observe({ type: "event", durationThreshold } as PerformanceObserverInit);
}
