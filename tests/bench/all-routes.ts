import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkBudgets } from "./budgets.ts";
import type { Figures } from "./measure.ts";
import { markdownTable } from "./table.ts";

/**
 * Paths of the pages that stand for themselves: a form's answer, an alias and the not-found page
 * are no pages of their own, and the build's sitemap leaves them out.
 * @throws when the sitemap names none
 */
export async function sitemapPaths(siteDir: string): Promise<string[]> {
  const sitemap = await readFile(join(siteDir, "sitemap.xml"), "utf8");
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error(`There is no page in ${siteDir}/sitemap.xml`);
  return paths;
}

const head = [
  "page",
  "FCP, ms",
  "ratio",
  "LCP, ms",
  "ratio",
  "TBT, ms",
  "own",
  "bare",
  "CLS",
  "performance",
  "other categories",
  "JavaScript, kB",
  "total, kB",
];

/**
 * One row a page, then what each page misses. `own` is the blocking time of what the page itself does
 * (own-blocking-time.ts), `bare` that of the page without its scripts, by the clock.
 */
export function routeTable(routes: readonly Figures[]): { text: string; ok: boolean } {
  const checks = routes.map((figures) => ({ path: figures.path, all: checkBudgets(figures) }));
  const missed = checks.flatMap(({ path, all }) =>
    all
      .filter(({ ok }) => !ok)
      .map(
        ({ what, found, timing }) => `  ${timing ? "slow" : "FAIL"}  ${path}: ${what}: ${found}`,
      ),
  );
  const faults = routes.flatMap(({ path, faults: of }) => of.map((fault) => `  ${path}: ${fault}`));
  return {
    text: [
      markdownTable(head, routes.map(row)),
      missed.length ? `Missed:\n${missed.join("\n")}` : "Nothing is missed.",
      faults.join("\n"),
    ]
      .filter(Boolean)
      .join("\n\n"),
    ok: checks.every(({ all }) => all.every(({ ok, timing }) => ok || timing)),
  };
}

function row({ path, site, bare, scores, bytes }: Figures): string[] {
  const { Performance: performance = Number.NaN, ...others } = scores;
  const kB = (size: number) => (size / 1000).toFixed(1);
  return [
    path,
    String(Math.round(site.FCP)),
    (site.FCP / bare.FCP).toFixed(2),
    String(Math.round(site.LCP)),
    (site.LCP / bare.LCP).toFixed(2),
    String(Math.round(site.TBT)),
    String(Math.round(site["own TBT"])),
    String(Math.round(bare.TBT)),
    site.CLS.toFixed(3),
    String(performance),
    String(Math.min(...Object.values(others))),
    kB(bytes.load.JavaScript),
    kB(bytes.load.total),
  ];
}
