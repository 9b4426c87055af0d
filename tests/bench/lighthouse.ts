import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { launchArgs, requireProgram } from "../../tools/browsers.ts";
import { ownBlockingTime } from "./own-blocking-time.ts";

export const timings = ["FCP", "LCP", "Speed Index", "TBT", "own TBT", "CLS"] as const;
export type Timing = (typeof timings)[number];

export type Run = {
  /** Milliseconds; CLS has no unit. `own TBT` is that of own-blocking-time.ts. */
  timings: Record<Timing, number>;
  /** 0 to 100, by the category's title. */
  scores: Record<string, number>;
  /** What cost a category points, each in one line. */
  faults: string[];
  /** Every address the page asked for. */
  requests: string[];
  /** Lighthouse's measure of the machine. It falls when the machine is busy with other things. */
  machine: number;
};

/** A trace now and then misses its start on a busy machine; Lighthouse itself says "run again". */
const attempts = 3;

/**
 * One Lighthouse run with its default settings (a phone on slow 4G, simulated), in a new browser.
 * @throws when Lighthouse could not load the page
 */
export async function runLighthouse(url: string): Promise<Run> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
  }
}

async function runOnce(url: string): Promise<Run> {
  const chrome = await launch({
    chromePath: requireProgram("chromium"),
    chromeFlags: ["--headless=new", ...launchArgs],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "silent" });
    if (!result || result.lhr.runtimeError)
      throw new Error(
        `Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`,
      );
    const { lhr, artifacts } = result;
    return {
      timings: {
        ...timingsOf(lhr),
        "own TBT": await ownBlockingTime(artifacts, lhr.configSettings),
      },
      scores: Object.fromEntries(
        Object.values(lhr.categories).map(({ title, score }) => [title, toPercent(score)]),
      ),
      faults: faultsOf(lhr),
      requests: itemsOf(lhr.audits["network-requests"]).map(({ url: address }) => String(address)),
      machine: lhr.environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
}

const toPercent = (score: number | null) => Math.round((score ?? 0) * 100);

function timingsOf({ audits }: Result): Omit<Run["timings"], "own TBT"> {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    FCP: value("first-contentful-paint"),
    LCP: value("largest-contentful-paint"),
    "Speed Index": value("speed-index"),
    TBT: value("total-blocking-time"),
    CLS: value("cumulative-layout-shift"),
  };
}

function faultsOf({ audits, categories }: Result): string[] {
  return Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .map(({ id, weight }) => ({ id, weight, audit: audits[id] }))
      .filter(({ weight, audit }) => weight > 0 && (audit?.score ?? 1) < 1)
      .map(({ id, audit }) => `${title}: ${audit?.title} (${id}) ${whereOf(audit)}`.trim()),
  );
}

/** What an audit found: a figure, or the first few elements. */
function whereOf(audit: Result["audits"][string] | undefined): string {
  const selectors = itemsOf(audit).flatMap(({ node }) =>
    node && typeof node === "object" && "selector" in node ? [String(node.selector)] : [],
  );
  return [audit?.displayValue ?? "", ...selectors.slice(0, 5)].filter(Boolean).join("; ");
}

function itemsOf(audit: Result["audits"][string] | undefined): Record<string, unknown>[] {
  const details = audit?.details;
  return details && "items" in details ? (details.items as Record<string, unknown>[]) : []; // a table's rows
}
