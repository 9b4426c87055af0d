/*
 * npx node tests/bench/main.ts: measures the production build on the production server, mostly beside the same pages
 * without scripts. Without a mode: Lighthouse, mobile, for the home page.
 *   --page /contact  for this page; may be repeated
 *   --all            for every page of the sitemap
 *   --observed       times observed in a slowed browser instead of Lighthouse's simulation
 *   --page-changes   mode: from a click to the next page, in three engines
 *   --main-thread    mode: what the main thread does in the first three seconds of a page
 *   --frames         mode: long tasks while the mouse moves over home and scrolls it, on a slow desktop
 *   --interactions   mode: the slowest response of each interactive part, on a slow phone
 *   --beside folder  compares with another build; not with --page-changes
 *   --runs 5         repetitions (3); figures are medians
 * Exits with 1 when a page fails to load, shifts while loading, or has less than 100 in a category
 * other than Performance. Timings depend on the machine and are only printed.
 */
import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureFrames } from "./frames.ts";
import { measureInteractions } from "./interactions.ts";
import { measureMainThread } from "./main-thread.ts";
import { measurePageChanges } from "./page-changes.ts";
import { measurePageLoads } from "./page-loads.ts";
import { withTwoBuilds } from "./two-builds.ts";
import { type TwoSites, withTwoSites } from "./two-sites.ts";

const { values } = parseArgs({
  options: {
    page: { type: "string", multiple: true, default: ["/"] },
    all: { type: "boolean", default: false },
    observed: { type: "boolean", default: false },
    "page-changes": { type: "boolean", default: false },
    "main-thread": { type: "boolean", default: false },
    frames: { type: "boolean", default: false },
    interactions: { type: "boolean", default: false },
    beside: { type: "string" },
    runs: { type: "string", default: "3" },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a number from 1 on`);
const siteDir = join(import.meta.dirname, "..", "..", "dist", "served");

if (values["page-changes"]) await withTwoSites(siteDir, (sites) => measurePageChanges(sites, runs));
else if (values["main-thread"]) await measureMainThread(siteDir, values.beside, values.page, runs);
else if (values.frames) await measureFrames(siteDir, values.beside, runs);
else if (values.interactions) await measureInteractions(siteDir, values.beside, runs);
else {
  const sitemap = await readFile(join(siteDir, "sitemap.xml"), "utf8");
  const all = [...sitemap.matchAll(/<loc>(.+)<\/loc>/g)].map(([, it = ""]) => new URL(it).pathname);
  const paths = values.all ? all : values.page;
  const measure = (sites: TwoSites) =>
    measurePageLoads(sites, paths, runs, values.observed ? "devtools" : "simulate");
  const ok =
    values.beside === undefined
      ? await withTwoSites(siteDir, measure)
      : await withTwoBuilds(siteDir, values.beside, ({ site, beside = site }) =>
          measure({ site, bare: beside }),
        );
  if (!ok) process.exitCode = 1;
}
// With a load above the number of processors, timings include waiting for other programs.
console.log(`\nMedians of ${runs}. Load of the machine: ${(loadavg()[0] ?? 0).toFixed(1)}`);
