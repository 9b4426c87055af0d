import { median } from "./figures.ts";
import { runLighthouse, type Throttling, type Visit } from "./lighthouse.ts";
import type { TwoSites } from "./two-sites.ts";

type Measured = { path: string; site: Visit[]; bare: Visit[] };

/**
 * Runs Lighthouse on each page `runs` times, in turn with what it is compared with (`bare`: mostly the same page without
 * scripts), and prints a table.
 * @returns false when a page fails to load or, in the simulation, has a layout shift or less than 100
 *   in a category other than Performance. Timings do not decide it.
 */
export async function measurePageLoads(
  { site, bare }: TwoSites,
  paths: readonly string[],
  runs: number,
  throttling: Throttling,
): Promise<boolean> {
  const pages: Measured[] = [];
  const failures: string[] = [];
  for (const [index, path] of paths.entries()) {
    console.error(`${index + 1} of ${paths.length}: ${path}`);
    const page: Measured = { path, site: [], bare: [] };
    try {
      for (let run = 0; run < runs; run += 1) {
        page.site.push(await runLighthouse(site + path, throttling));
        page.bare.push(await runLighthouse(bare + path, throttling));
      }
      pages.push(page);
      // In a slowed browser fonts arrive after the first paint, so what shifts depends on the clock.
      if (throttling === "simulate") failures.push(...failuresOf(page));
    } catch (error) {
      failures.push(`${path}: ${String(error)}`);
    }
  }
  console.table(pages.map(rowOf));
  const middle = (timing: Timing) => median(pages.map(ratio(timing))).toFixed(3);
  console.log(`Median of the ratios: FCP ${middle("FCP")}, LCP ${middle("LCP")}`);
  if (failures.length > 0) console.log(`\nFAILED:\n${failures.join("\n")}`);
  return failures.length === 0;
}

type Timing = "FCP" | "LCP" | "TBT" | "CLS";
const medianOf = (visits: readonly Visit[], timing: Timing) =>
  median(visits.map((visit) => visit[timing]));
const ratio =
  (timing: Timing) =>
  ({ site, bare }: Measured) =>
    medianOf(site, timing) / medianOf(bare, timing);

/** Performance depends on timings, so it is the median; the others are the worst run. */
function score(title: string, { site }: Measured): number {
  const scores = site.map((visit) => visit.scores[title] ?? 0);
  return title === "Performance" ? median(scores) : Math.min(...scores);
}

const categories = ["Performance", "Accessibility", "Best Practices", "SEO"] as const;

const rowOf = (page: Measured) => ({
  page: page.path,
  "FCP, ms": medianOf(page.site, "FCP").toFixed(0),
  "FCP ratio": ratio("FCP")(page).toFixed(2),
  "LCP, ms": medianOf(page.site, "LCP").toFixed(0),
  "LCP ratio": ratio("LCP")(page).toFixed(2),
  "TBT, ms": medianOf(page.site, "TBT").toFixed(0),
  "TBT bare": medianOf(page.bare, "TBT").toFixed(0),
  CLS: medianOf(page.site, "CLS").toFixed(3),
  ...Object.fromEntries(categories.map((title) => [title, score(title, page)])),
});

function failuresOf(page: Measured): string[] {
  const shift = Math.max(...page.site.map(({ CLS }) => CLS));
  return [
    ...(shift > 0 ? [`layout shift ${shift.toFixed(4)}`] : []),
    ...categories
      .filter((title) => title !== "Performance" && score(title, page) < 100)
      .map((title) => `${title} ${score(title, page)}`),
    ...new Set(page.site.flatMap(({ faults }) => faults)),
  ].map((failure) => `${page.path}: ${failure}`);
}
