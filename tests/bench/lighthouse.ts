import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { launchArgs, requireProgram } from "#tools/browsers.ts";
import { retried } from "./retried.ts";

export type Visit = {
  /** Milliseconds; CLS has no unit. */
  FCP: number;
  LCP: number;
  TBT: number;
  CLS: number;
  /** 0 to 100, by the category's title, Performance first. */
  scores: Record<string, number>;
  /** What cost points in a category that no clock decides, each in one line. */
  faults: string[];
};

/**
 * One Lighthouse run with its default settings (a phone on slow 4G), in a new browser.
 * @param throttlingMethod "simulate" computes the times from a fast load, as PageSpeed Insights does;
 *   "devtools" slows the browser down and observes it
 * @throws Error when Lighthouse could not load the page
 */
export const runLighthouse = (url: string, throttlingMethod: Throttling): Promise<Visit> =>
  retried(() => runOnce(url, throttlingMethod));

export type Throttling = "simulate" | "devtools";

async function runOnce(url: string, throttlingMethod: Throttling): Promise<Visit> {
  const chrome = await launch({
    chromePath: requireProgram("chromium"),
    chromeFlags: ["--headless=new", ...launchArgs],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "silent",
      throttlingMethod,
    });
    const failure = result ? result.lhr.runtimeError?.message : "no result";
    if (!result || failure) throw new Error(`Lighthouse failed on ${url}: ${failure}`);
    return visitOf(result.lhr);
  } finally {
    chrome.kill();
  }
}

function visitOf({ audits, categories }: Result): Visit {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    FCP: value("first-contentful-paint"),
    LCP: value("largest-contentful-paint"),
    TBT: value("total-blocking-time"),
    CLS: value("cumulative-layout-shift"),
    scores: Object.fromEntries(
      Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
    ),
    faults: Object.values(categories)
      .filter(({ title }) => title !== "Performance")
      .flatMap(({ title, auditRefs }) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${title}: ${audits[id]?.title} (${id})`),
      ),
  };
}
