import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { launchArgs, requireChromium } from "../../tools/programs/chromium.ts";
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
  /** Steps of one visit in their order: buttons and fields to press, by their name. */
  steps: readonly (readonly [name: string, find: (page: Page) => ReturnType<Page["getByRole"]>])[];
};

const button = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first();

const courses: readonly Course[] = [
  {
    path: "/",
    device: "desktop",
    steps: [
      ["Technologies menu opens", button("Technologies")],
      ["theme to dark, menu closes", button("Dark theme")],
    ],
  },
  {
    path: "/",
    device: "phone",
    steps: [
      ["theme to dark", button("Dark theme")],
      ["theme to light", button("Dark theme")],
      ["mobile menu opens", button("Menu")],
      ["mobile menu closes", button("Menu")],
      ["carousel, next", button("Next testimonial")],
    ],
  },
  {
    path: "/portfolio",
    device: "phone",
    steps: [
      ["filter, some projects stay", button("Website Development")],
      ["all projects come back", button("All")],
    ],
  },
  {
    path: "/careers",
    device: "phone",
    steps: [
      ["application dialog opens", button("Apply Now")],
      ["its first field is chosen", (page) => page.getByLabel("Full name")],
      ["application dialog closes", button("Close dialog")],
    ],
  },
];

/** Until the scripts that wait for an idle moment have run, at a quarter of the speed too. */
const settleMs = 2000;
/** Later than the frame that answers the press, however slow: its timing is told by then. */
const toldAfterMs = 1000;
/** The browser tells of no event that takes less. */
const leastMs = 16;

/**
 * From a press to the next frame that is shown, by the browser's own Event Timing, of which
 * Interaction to Next Paint is made.
 * @param runs new visits with empty caches
 * @see https://www.w3.org/TR/event-timing/
 */
export async function measureInteractions(siteDir: string, runs: number): Promise<string> {
  const server = await startProductionServer(siteDir);
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...launchArgs],
  });
  try {
    const rows: string[][] = [];
    for (const course of courses) {
      console.error(`interactions: ${course.path}, ${course.device}`);
      const visits: number[][] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, server.url, course));
      for (const [index, [name]] of course.steps.entries()) {
        const times = visits.flatMap((visited) => visited[index] ?? []);
        rows.push([
          name,
          course.path,
          course.device,
          ...[median(times), Math.max(...times)].map(shown),
        ]);
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
    for (const [, find] of course.steps) {
      const target = find(page);
      await target.scrollIntoViewIfNeeded();
      await page.waitForTimeout(toldAfterMs); // what scrolling starts is no part of the press
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
