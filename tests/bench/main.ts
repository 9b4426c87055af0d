/*
 * npm run bench: Lighthouse on pages of the production build beside the same pages without
 * scripts, by turns, each served by the production server.
 *   --runs 5         how often (the figures are medians)
 *   --page /contact  which page; may be repeated
 *   --all            every page of the sitemap in one table, one run each
 *   --no-growth      leaves out the build with ten times the content
 *   --interactions   instead of all that: menus, forms and changes of page on a slow processor
 *   --server         instead of all that: what the server carries, beside SQLite and nginx
 * Ends with 1 when a byte budget, a category or the own-host rule is broken. Timings are only
 * marked: they depend on the machine and on what else it does.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startProductionServer } from "../../tools/production-server.ts";
import { routeTable, sitemapPaths } from "./all-routes.ts";
import { growth } from "./growth.ts";
import { measureVisits } from "./interactions/measure.ts";
import { type Figures, measure } from "./measure.ts";
import { report } from "./report.ts";
import { measureServer } from "./server/measure.ts";
import { copyWithoutScripts } from "./without-scripts.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string" },
    page: { type: "string", multiple: true, default: ["/"] },
    all: { type: "boolean", default: false },
    growth: { type: "boolean", default: true },
    interactions: { type: "boolean", default: false },
    server: { type: "boolean", default: false },
  },
  allowNegative: true,
});
// All pages five times would take hours.
const runs = Math.max(1, Number.parseInt(values.runs ?? (values.all ? "1" : "5"), 10) || 1);
const siteDir = join(import.meta.dirname, "..", "..", "dist", "served");

if (values.server) {
  console.log(await measureServer(siteDir, runs));
  process.exit();
}
if (values.interactions) {
  for await (const text of measureVisits(siteDir, runs)) console.log(`${text}\n`);
  process.exit();
}

if (values.growth) {
  const { text, ok } = await growth();
  console.log(`${text}\n`);
  if (!ok) process.exitCode = 1;
}
const copy = await copyWithoutScripts(siteDir);
const [site, bare] = await Promise.all([siteDir, copy.dir].map(startProductionServer));
try {
  if (!site || !bare) throw new Error("Two servers were asked for.");
  const servers = { site: site.url, bare: bare.url };
  const paths = values.all ? await sitemapPaths(siteDir) : values.page;
  const routes: Figures[] = [];
  for (const [index, path] of paths.entries()) {
    if (values.all) console.error(`${index + 1} of ${paths.length}: ${path}`);
    routes.push(await measure(path, servers, runs));
  }
  const reports = values.all ? [routeTable(routes)] : routes.map(report);
  for (const { text, ok } of reports) {
    console.log(`${text}\n`);
    if (!ok) process.exitCode = 1;
  }
} finally {
  await Promise.all([site?.stop(), bare?.stop(), copy.remove()]);
}
