import { setTimeout as sleep } from "node:timers/promises";
import { devices, type Page } from "@playwright/test";
import { serveChanged } from "#tests/support/changed-site.ts";
import { isInteractive } from "#tests/support/interactive.ts";
import { slowdown } from "./browsers.ts";
import { median, spread } from "./figures.ts";
import { withManyEntries } from "./many-entries.ts";
import { withChromium } from "./traces.ts";

type Scene = { path: string; act: (page: Page) => Promise<void> };

const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
};
const applyButton = "#openings li button";

const scenes: Record<string, Scene> = {
  "typing in the search of 200 openings": {
    path: "/careers",
    act: async (page) => {
      await page.locator("#q").focus();
      await page.keyboard.type("engineer", { delay: 150 });
    },
  },
  "opening the application": { path: "/careers", act: press(applyButton) },
  "sending the application with errors": {
    path: "/careers",
    act: async (page) => {
      await press(applyButton)(page);
      await sleep(1500);
      await page.evaluate(() => void performance.mark("from here"));
      await press("dialog [type=submit]")(page);
    },
  },
  "filters with 200 projects": {
    path: "/portfolio",
    act: async (page) => {
      const filters = page.locator("[role=group] > button[aria-pressed]");
      for (let index = (await filters.count()) - 1; index >= 0; index -= 1) {
        await filters.nth(index).click();
        await sleep(800);
      }
    },
  },
  "sending a message with errors": { path: "/contact", act: press("main form [type=submit]") },
  theme: { path: "/", act: press("#theme-toggle") },
  menu: { path: "/", act: press(".menu-button") },
};

/** Prints, for each scene, the longest event of an interaction (as in INP), in ms, beside another build's. */
export async function measureInteractions(
  siteDir: string,
  besideDir: string | undefined,
  runs: number,
): Promise<void> {
  const folders = [siteDir, ...(besideDir === undefined ? [] : [besideDir])];
  const servers = await Promise.all(folders.map((it) => serveChanged(it, withManyEntries, true)));
  try {
    const rows: Record<string, string>[] = [];
    for (const [scene, { path, act }] of Object.entries(scenes)) {
      const times = servers.map((): number[] => []);
      for (let run = 0; run < runs; run += 1)
        for (const [index, { url }] of servers.entries())
          times[index]?.push(await slowestOf(url + path, act));
      const [these = [], those = []] = times;
      const beside = those.length > 0 ? `${spread(those)}, ratio ${ratio(these, those)}` : "";
      rows.push({ scene, "slowest, ms": spread(these), [besideDir ?? "-"]: beside });
    }
    console.table(rows);
    console.log(`A phone's page ${slowdown} times slower.`);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const ratio = (these: number[], those: number[]) => (median(these) / median(those)).toFixed(2);

const slowestOf = (url: string, act: Scene["act"]) =>
  withChromium(async (browser) => {
    const context = await browser.newContext({ ...devices["Pixel 5"], reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
    await page.waitForFunction(isInteractive, undefined, { polling: 200 });
    await sleep(1000);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await act(page);
    await sleep(1500);
    return page.evaluate(slowestEvent);
  });

/** Runs in the page, so it uses nothing of this module. Event Timing leaves out events below 16 ms. */
function slowestEvent(): Promise<number> {
  const from = performance.getEntriesByName("from here")[0]?.startTime ?? 0;
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const events = list.getEntries().filter((it) => it.startTime >= from);
      resolve(Math.max(...events.map(({ duration }) => duration)));
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    setTimeout(() => resolve(16), 1000);
  });
}
