/*
 * Builds the site into dist/<mode>: `served` for its own server, `static` for any static host.
 * Usage: node tools/build.ts served|static [day]
 * With a day (2027-02-01; or BUILD_DATE) it builds what is open then.
 */
import { spawnSync } from "node:child_process";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { loadEnv } from "vite";
import { company } from "../src/content/company.ts";
import { retryPagePaths } from "../contract/retry-page.ts";
import { readBuildDate } from "./build-date.ts";
import { checkSite } from "./site/check-site.ts";
import { closedPaths } from "./site/closed-paths.ts";
import { compressFiles } from "./site/compress.ts";
import { flattenPages, markClosed, removePage } from "./site/flat-pages.ts";
import { generate } from "./assets/generate.ts";
import { addIntegrity } from "./site/module-integrity.ts";
import { writePageData } from "./site/page-data-files.ts";
import { makeShareImages } from "./share/share-images.ts";
import { writeStaticHostFiles } from "./site/static-host.ts";
import { writeTexts } from "./texts/texts.ts";

const root = join(import.meta.dirname, "..");
const mode = process.argv[2];
if (mode !== "served" && mode !== "static") {
  console.error("Usage: node tools/build.ts served|static");
  process.exit(2);
}

const buildDate = readBuildDate(process.argv[3] ?? process.env["BUILD_DATE"], new Date());
// One day for all that is run here, whatever the time it takes.
process.env["BUILD_DATE"] = buildDate;
await generate();
run("react-router", "typegen");
// A half-written job, project or technology page does not type-check, so it is never built.
run("tsc", "-p", "app");
run("react-router", "build", "--mode", mode, "--logLevel", "warn");

const client = join(root, "build", "client");
const dist = join(root, "dist", mode);
await rm(dist, { recursive: true, force: true });
await mkdir(join(root, "dist"), { recursive: true });
await cp(client, dist, { recursive: true });
// The framework's fallback would answer unknown addresses with 200 (a soft 404).
await rm(join(dist, "__spa-fallback.html"), { force: true });
await rm(join(dist, ".vite"), { recursive: true, force: true });
await rm(join(root, "build"), { recursive: true, force: true });
await flattenPages(dist);
await writePageData(dist);
await addIntegrity(dist);
if (mode === "served") await markClosed(dist, await closedPaths(root));
// Only the site's own server can fill them in.
else for (const path of retryPagePaths) await removePage(dist, path);
await writeTexts(dist, root, new Date());
const faults = await checkSite(dist);
if (faults.length > 0) {
  console.error(`The built site has faults:\n${faults.join("\n")}`);
  process.exit(1);
}
await makeShareImages(dist, company.origin);
if (company.email.endsWith(".example"))
  console.log("Note: the company's e-mail still ends in .example (src/content/company.ts)");
if (mode === "static") {
  const { VITE_EMAIL_ORIGIN: provider = "" } = loadEnv(mode, root);
  for (const note of await writeStaticHostFiles(dist, provider)) console.log(`Note: ${note}`);
}
await compressFiles(dist);
console.log(`Built dist/${mode}`);

function run(command: string, ...words: string[]) {
  const { status } = spawnSync(command, words, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    // Started by a test runner, say, the build would otherwise be one for development.
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
}
