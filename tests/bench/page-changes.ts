import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "#tests/engines/support/visit.ts";
import { type Engine, openDesktop, slowdown } from "./browsers.ts";
import { median, spread } from "./figures.ts";
import { retried } from "./retried.ts";
import type { TwoSites } from "./two-sites.ts";

/** In this order, none leads to a page that the browser has in its cache. */
const changes = [
  { from: "/", to: "/about", link: 'header a[href="/about"]' },
  { from: "/", to: "/services", link: 'main a[href="/services"]' },
  { from: "/about", to: "/careers", link: 'main a[href="/careers"]' },
] as const;

/** Time for the scripts that run when the browser is idle, also at a quarter of the speed. */
const settleMs = 2000;
/** Eagerness `moderate` starts a prerender after 200 ms of hovering. */
const hoverMs = 400;
/** The next page is not queried earlier, which would slow it down. */
const changeMs = 1200;
const longestMs = 15_000;

type Way = { engine: Engine; how: string; act: (desktop: Browser, link: string) => Promise<void> };

const click: Way["act"] = (desktop, link) => desktop.click(link);
/** Pressing the mouse button starts a prerender too; Enter does not. */
const ways: readonly Way[] = [
  {
    engine: "chromium",
    how: `hovered for ${hoverMs} ms, clicked`,
    act: async (desktop, link) => {
      await desktop.hover?.(link);
      await sleep(hoverMs);
      await desktop.click(link);
    },
  },
  { engine: "chromium", how: "clicked at once", act: click },
  {
    engine: "chromium",
    how: "Enter",
    act: async (desktop, link) => {
      await desktop.run(`void document.querySelector(${JSON.stringify(link)}).focus()`);
      await desktop.press("Enter");
    },
  },
  { engine: "firefox", how: "clicked at once", act: click },
  { engine: "webkit", how: "clicked at once", act: click },
];

/** `leavingMs`: the part of `ms` before the navigation starts or the prerendered page is activated. */
type Change = { ms: number; leavingMs: number; prerendered: boolean };

/**
 * Measures the time from the click on a link to the first contentful paint of the next page, beside
 * the same pages without scripts, and prints a table. An engine that cannot be started here is named.
 * @param runs visits, each in a new browser with an empty cache
 */
export async function measurePageChanges(sites: TwoSites, runs: number): Promise<void> {
  const rows: ReturnType<typeof rowOf>[] = [];
  for (const way of ways) {
    console.error(`page changes: ${way.engine}, ${way.how}`);
    try {
      const site: Change[][] = [];
      const bare: Change[][] = [];
      for (let run = 0; run < runs; run += 1) {
        site.push(await retried(() => visit(way, sites.site)));
        bare.push(await retried(() => visit(way, sites.bare)));
      }
      for (const [index, { from, to }] of changes.entries()) {
        const [siteRuns = [], bareRuns = []] = [site, bare].map((all) =>
          all.flatMap((run) => run[index] ?? []),
        );
        rows.push(rowOf(way, `${from} to ${to}`, siteRuns, bareRuns));
      }
    } catch (error) {
      console.log(`${way.engine}, ${way.how}: NOT measured: ${String(error)}`);
    }
  }
  console.table(rows);
  console.log(`Chromium's main thread is ${slowdown} times slower; the others have no throttling.`);
}

function rowOf({ engine, how }: Way, change: string, site: Change[], bare: Change[]) {
  const ms = (changes: Change[]) => spread(changes.map((one) => one.ms));
  return {
    engine,
    link: how,
    change,
    "to next page, ms": ms(site),
    leaving: median(site.map(({ leavingMs }) => leavingMs)).toFixed(0),
    "without scripts, ms": ms(bare),
    prerendered: `${site.filter((one) => one.prerendered).length} of ${site.length}`,
  };
}

async function visit({ engine, act }: Way, site: string): Promise<Change[]> {
  const desktop = await openDesktop(engine);
  try {
    const found: Change[] = [];
    for (const { from, to, link } of changes) {
      await desktop.open(site + from);
      const element = `document.querySelector(${JSON.stringify(link)})`;
      await desktop.run(`void ${element}.scrollIntoView({ behavior: "instant", block: "center" })`);
      await sleep(settleMs);
      await desktop.run(`void (${noteClick})()`);
      await act(desktop, link);
      await sleep(changeMs);
      found.push(await arrived(desktop, to));
    }
    return found;
  } finally {
    await desktop.close();
  }
}

async function arrived(desktop: Browser, to: string): Promise<Change> {
  const end = performance.now() + longestMs;
  while (performance.now() < end) {
    // Fails while one document replaces the other.
    const change = await desktop.run(`(${readChange})(${JSON.stringify(to)})`).catch(() => null);
    if (change) return change as Change; // what readChange gives, by way of JSON
    await sleep(200);
  }
  throw new Error(`No paint of ${to} was seen`);
}

/** Runs in the page, so it uses nothing of this module. */
function noteClick(): void {
  const note = ({ timeStamp }: Event) =>
    sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp));
  addEventListener("click", note, { capture: true, once: true });
}

/**
 * Runs in the page too. A prerendered page is first painted after its activation, and its paint counts
 * from its own `timeOrigin` as any other's does, so both kinds need the same arithmetic.
 */
function readChange(to: string): Change | null {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (location.pathname !== to || !paint) return null;
  const [navigation] = performance.getEntriesByType("navigation");
  const clicked = Number(sessionStorage.getItem("clicked"));
  // Chromium only, and not in TypeScript's DOM types.
  const activation =
    navigation && "activationStart" in navigation ? Number(navigation.activationStart) : 0;
  return {
    ms: performance.timeOrigin + paint.startTime - clicked,
    leavingMs: performance.timeOrigin + activation - clicked,
    prerendered: activation > 0,
  };
}
