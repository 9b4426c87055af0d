import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "@playwright/test";
import { launchArgs, requireProgram } from "#tools/browsers.ts";
import { startProductionServer } from "#tools/production-server.ts";
import { retried } from "./retried.ts";

/*
 * What the three programs share. Options:
 *   --page /contact   this page instead of home; may be repeated
 *   --all             every page of the sitemap
 *   --beside FOLDER   beside another version of the project, with its packages and its own dist/served
 *   --beside ADDRESS  beside a page of any other site
 *   --runs 5          repetitions (3)
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: "string", multiple: true, default: ["/"] },
    all: { type: "boolean", default: false },
    beside: { type: "string" },
    runs: { type: "string", default: "3" },
  },
});
const { beside } = values;
const isAddress = beside?.startsWith("http") === true;
const project = join(import.meta.dirname, "../..");

const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs takes a number from 1 on.");
/** Of the versions, this one first. */
export const folders = [project, ...(beside === undefined || isAddress ? [] : [resolve(beside)])];
export const parts = positionals;

/** Figures of one run, by name. */
export type Figures = Record<string, number>;
/** What is measured, such as a page: for each build, the figures of its runs. */
type Row = { name: string; results: readonly (readonly Figures[])[] };

/** Starts the server of a version on that version's pages. */
export const startBuild = (folder: string, env: Record<string, string> = {}, dataDir?: string) =>
  startProductionServer(join(folder, "dist/served"), {
    folder,
    env,
    ...(dataDir !== undefined && { dataDir }),
  });

/**
 * Measures pages in turn with those they are compared with, and prints the figures.
 * @param visit `isOurs` says that the page is of this build
 */
export async function comparePages(
  visit: (url: string, isOurs: boolean) => Promise<Figures>,
): Promise<void> {
  const sitemap = await readFile(join(project, "dist/served/sitemap.xml"), "utf8");
  const all = [...sitemap.matchAll(/<loc>(.+)<\/loc>/g)].map(([, it = ""]) => new URL(it).pathname);
  const servers = await Promise.all(folders.map((folder) => startBuild(folder)));
  const rows: Row[] = [];
  for (const name of values.all ? all : values.page) {
    console.error(name);
    const urls = servers.map(({ url }) => url + name);
    if (beside !== undefined && isAddress) urls.push(beside);
    rows.push({
      name,
      results: await inTurn(urls, (url) => retried(() => visit(url, url === urls[0]))),
    });
  }
  for (const server of servers) await server.stop();
  print(rows);
}

/** Measures the builds in turn, so that all have the same hour of the machine. */
export async function inTurn<Build>(
  builds: readonly Build[],
  measure: (build: Build) => Promise<Figures>,
  times = runs,
): Promise<Figures[][]> {
  const results = builds.map((): Figures[] => []);
  for (let run = 0; run < times; run += 1)
    for (const [index, build] of builds.entries()) results[index]?.push(await measure(build));
  return results;
}

/** Runs the work in a new browser with empty caches. */
export async function withChromium<Result>(
  work: (browser: Browser) => Promise<Result>,
  args: readonly string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: requireProgram("chromium"),
    args: ["--headless=new", ...launchArgs, ...args],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** @returns NaN of no values */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

const short = (value: number) => Number(value.toPrecision(Math.abs(value) >= 100 ? 4 : 3));
/** `240 (220-310)`: the median, and the least and most of the runs. */
function spread(values: readonly number[]): string {
  const [least = 0, most = 0] = [Math.min(...values), Math.max(...values)].map(short);
  const all = least === most ? "" : ` (${least}-${most})`;
  return `${short(median(values))}${all}`;
}

/** Prints a line for each thing; beside another build, for each of its figures, with the ratios of the runs. */
export function print(rows: readonly Row[]): void {
  const lines = rows.flatMap(({ name, results: [these = [], those = []] }) => {
    const cells = Object.keys(these[0] ?? {}).map((figure) => {
      const [here = [], there = []] = [these, those].map((runs) =>
        runs.map((it) => it[figure] ?? 0),
      );
      const ratios = here.map((value, run) => value / (there[run] ?? Number.NaN));
      return { name, figure, here: spread(here), beside: spread(there), ratio: spread(ratios) };
    });
    if (those.length > 0) return cells;
    return [{ name, ...Object.fromEntries(cells.map(({ figure, here }) => [figure, here])) }];
  });
  console.table(lines);
  // With a load above the number of processors, timings include waiting for other programs.
  console.log(`Medians. Load of the machine: ${(loadavg()[0] ?? 0).toFixed(1)}`);
}
