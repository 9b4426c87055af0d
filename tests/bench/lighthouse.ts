/*
 * npx node tests/bench/lighthouse.ts: Lighthouse for a phone, times computed as PageSpeed Insights computes them.
 * Options: compare.ts. Exits with 1 when a page fails to load, shifts while loading, or has less than 100 in a category
 * other than Performance. Timings depend on the machine and are only printed.
 */
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "#tests/support/free-port.ts";
import { comparePages, type Figures, withChromium } from "./compare.ts";

const faults = new Set<string>();

/** @throws Error when Lighthouse could not load the page */
async function visit(url: string, isOurs: boolean): Promise<Figures> {
  const port = await freePort();
  const result = await withChromium(
    () => lighthouse(url, { port, logLevel: "silent" }),
    [`--remote-debugging-port=${port}`],
  );
  const failure = result ? result.lhr.runtimeError?.message : "no result";
  if (!result || failure) throw new Error(`Lighthouse failed on ${url}: ${failure}`);
  const { audits, categories } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  if (isOurs) for (const fault of faultsOf(result.lhr)) faults.add(`${url}: ${fault}`);
  return {
    "FCP, ms": value("first-contentful-paint"),
    "LCP, ms": value("largest-contentful-paint"),
    "blocking, ms": value("total-blocking-time"),
    performance: 100 * (categories["performance"]?.score ?? 0),
  };
}

/** What costs points that no clock decides. */
function faultsOf({ audits, categories }: Result): string[] {
  const shift = audits["cumulative-layout-shift"]?.numericValue ?? 0;
  const others = Object.values(categories).filter(({ title }) => title !== "Performance");
  return [
    ...(shift > 0 ? [`layout shift ${shift.toFixed(4)}`] : []),
    ...others.flatMap(({ title, auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${title}: ${audits[id]?.title} (${id})`),
    ),
  ];
}

await comparePages(visit);
for (const fault of faults) console.log(fault);
if (faults.size > 0) process.exitCode = 1;
