import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { brandFolder } from "./content/brand-folder.ts";
import { findProgram } from "./tools/browsers.ts";
import { longWaitMs, wholeTestMs } from "./tests/support/patience.ts";

/** Tests of one brand and of its site, built by `npm test -- builds`. */
const onBrand = (name: string, brand: string, site: string, include: string[], setup = {}) => ({
  extends: true as const,
  resolve: { alias: { "#brand": join(import.meta.dirname, brand) } },
  test: { name, include, env: { BRAND_DIR: brand, SITE_DIR: site }, ...setup },
});

/** The editor by real clicks: minutes, in npm run test:long. */
const inBrowser = "**/*.browser.test.ts";

const ofGit = ["editor/publish/**", "editor/server/attacks.test.ts", "tools/upgrade/**"];

const sweeps = "tests/sweeps/*.test.ts";

export default defineConfig({
  resolve: {
    alias: {
      // The real module writes picture files, which unit tests do not need.
      "astro:assets": join(import.meta.dirname, "tests/support/astro-assets.ts"),
    },
  },
  test: {
    projects: [
      // Browser tests run in Playwright (playwright.config.ts).
      onBrand(
        "engine",
        "tests/company",
        "dist/test-served",
        [
          "{content,contract,editor,integrations,server,src,tools}/**/*.test.{ts,tsx}",
          "tests/*.test.ts",
          sweeps,
          // Acknowledged messages survive crashes and outages. The other faults take minutes: npm run test:long.
          "tests/faults/{generator,kills,mail-outages,replicas}.test.ts",
        ],
        {
          exclude: ["**/node_modules/**", inBrowser, ...(findProgram("git") ? [] : ofGit)],
          globalSetup: "tests/support/postgres-for-all.ts",
        },
      ),
      onBrand("company", brandFolder, process.env["SITE_DIR"] ?? "dist/served", [
        `${brandFolder}/tests/*.test.ts`,
        sweeps,
      ]),
    ],
    // Compiles the server and its command line once for all their starts.
    // Not in a folder that others may write to: what it holds is run.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node") },
    // Isolating test files would take a third of the time.
    isolate: false,
    // Tests mostly wait for a server, so two cores can run more than the default of one worker.
    maxWorkers: 4,
    testTimeout: wholeTestMs,
    hookTimeout: wholeTestMs,
    slowTestThreshold: longWaitMs,
  },
});
