import { setTimeout as sleep } from "node:timers/promises";
import { type Desktop, type Engine, openDesktop, slowdown } from "./browsers.ts";
import { markdownTable, median, spread } from "./figures.ts";
import type { TwoSites } from "./two-sites.ts";

/** No page is gone to that the browser has seen before, in this order. */
const changes = [
  { from: "/", to: "/about", link: 'header a[href="/about"]' },
  { from: "/", to: "/services", link: 'main a[href="/services"]' },
  { from: "/about", to: "/careers", link: 'main a[href="/careers"]' },
] as const;

/** Until the scripts that wait for an idle moment have run, at a quarter of the speed too. */
const settleMs = 2000;
/** A prerender of moderate eagerness begins after 200 ms of hovering, and takes its time. */
const hoverMs = 400;
/** The next page is not asked before: to be asked takes it time. */
const changeMs = 1200;
const longestMs = 15_000;

type Way = { engine: Engine; how: string; act: (desktop: Desktop, link: string) => Promise<void> };

const click: Way["act"] = (desktop, link) => desktop.click(link);
/** Pressing the button begins a prerender as well; Enter shows the same change without one. */
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
  { engine: "chromium", how: "Enter", act: async (desktop, link) => desktop.enter?.(link) },
  { engine: "firefox", how: "clicked at once", act: click },
  { engine: "webkit", how: "clicked at once", act: click },
];

/** `leavingMs`: what of it goes by until the browser is asked for the next page. */
type Change = { ms: number; leavingMs: number; prerendered: boolean };

/**
 * From the click on a link to the first contentful paint of the next page, in the engines that can be
 * started here, beside the same pages without any script.
 * @param runs how often, each time in new browsers with empty caches
 */
export async function measurePageChanges(sites: TwoSites, runs: number): Promise<string> {
  const rows: string[][] = [];
  const notes = [
    `Chromium's main thread is ${slowdown} times slower; the other engines have no such throttling.`,
  ];
  for (const way of ways) {
    console.error(`page changes: ${way.engine}, ${way.how}`);
    try {
      const site: Change[][] = [];
      const bare: Change[][] = [];
      for (let run = 0; run < runs; run += 1) {
        site.push(await visit(way, sites.site));
        bare.push(await visit(way, sites.bare));
      }
      for (const [index, { from, to }] of changes.entries()) {
        const [siteRuns = [], bareRuns = []] = [site, bare].map((all) =>
          all.flatMap((run) => run[index] ?? []),
        );
        rows.push(row(way, `${from} to ${to}`, siteRuns, bareRuns));
      }
    } catch (error) {
      notes.push(`${way.engine}, ${way.how}: NOT measured: ${String(error)}`);
    }
  }
  return [markdownTable(head, rows), ...notes].join("\n\n");
}

const head = [
  "engine",
  "link",
  "change",
  "click to next page, ms",
  "leaving",
  "without scripts, ms",
  "more",
  "activationStart > 0",
];

function row({ engine, how }: Way, change: string, site: Change[], bare: Change[]): string[] {
  const ms = (changed: Change[]) => changed.map((one) => one.ms);
  const more = median(ms(site)) - median(ms(bare));
  const prerendered = site.filter((one) => one.prerendered).length;
  return [
    engine,
    how,
    change,
    spread(ms(site)),
    median(site.map(({ leavingMs }) => leavingMs)).toFixed(0),
    spread(ms(bare)),
    more.toFixed(0),
    `${prerendered} of ${site.length}`,
  ];
}

async function visit({ engine, act }: Way, site: string): Promise<Change[]> {
  const desktop = await openDesktop(engine);
  try {
    const found: Change[] = [];
    for (const { from, to, link } of changes) {
      const element = `document.querySelector(${JSON.stringify(link)})`;
      await desktop.open(site + from);
      await desktop.run(`${element}?.scrollIntoView({ behavior: "instant", block: "center" })`);
      await sleep(settleMs);
      await desktop.run(`(${noteClick})()`);
      await act(desktop, element);
      await sleep(changeMs);
      found.push(await arrived(desktop, to));
    }
    return found;
  } finally {
    await desktop.close();
  }
}

async function arrived(desktop: Desktop, to: string): Promise<Change> {
  const end = performance.now() + longestMs;
  while (performance.now() < end) {
    // A document that is just being left answers nothing.
    const change = await desktop.run(`(${readChange})(${JSON.stringify(to)})`).catch(() => null);
    if (change) return change as Change; // what readChange gives, by way of JSON
    await sleep(200);
  }
  throw new Error(`No paint of ${to} was seen`);
}

/** Runs in the page, as text: it stands for itself. */
function noteClick(): void {
  const note = ({ timeStamp }: Event) =>
    sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp));
  addEventListener("click", note, { capture: true, once: true });
}

/**
 * Likewise. A prerendered page is painted when it is activated, and its clock runs since the prerender
 * began: both kinds of page are reckoned alike.
 */
function readChange(to: string): Change | null {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (location.pathname !== to || !paint) return null;
  const [navigation] = performance.getEntriesByType("navigation");
  const clicked = Number(sessionStorage.getItem("clicked"));
  // Only Chromium has it, and TypeScript does not know it.
  const activation =
    navigation && "activationStart" in navigation ? Number(navigation.activationStart) : 0;
  return {
    ms: performance.timeOrigin + paint.startTime - clicked,
    leavingMs: performance.timeOrigin + activation - clicked,
    prerendered: activation > 0,
  };
}
