import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { testDay } from "#tools/production-server.ts";
import { patienceMs, wholeTestMs } from "#tests/support/patience.ts";
import { findProgram, launchArgs, type Program } from "#tools/browsers.ts";
import { companySite, projectRoot, type Site, testSite } from "./support/journeys/server.ts";

const byteSpecs = /(byte-budgets|pictures)\.spec\.ts$/;
/** All pages in two widths: half a minute, in npm run test:long. */
const enlargedSpecs = /enlarged-text\.spec\.ts$/;
/** What they look at depends on `thorough`. */
const thoroughSpecs = /(pages|sections|tampering)\.spec\.ts$/;
/** Of the widths at which addresses of sections are opened; a minute, in npm run test:long. */
const moreWidths = / at (820|1024|1280|1920|2560) px/;
// `launchArgs` decides on the sandbox; Playwright disables it by default.
const launch = (program: Program) => ({
  executablePath: findProgram(program) ?? "", // knip reads this file where there is none, too
  args: [...launchArgs],
  chromiumSandbox: true,
});
const shell = launch("headless-shell");
const on = (site: Site) => ({ site, baseURL: site.url });

/*
 * Tests production builds on the production server, in the machine's own Chromium: journeys on the site of a brand made
 * for tests, sweeps on the company's, too. Runs do not build: `npm test` does that first.
 */
export default defineConfig<{ site: Site; thorough: boolean }>({
  outputDir: join(projectRoot, "test-results"),
  // Vitest runs the others.
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  // Tests mostly wait for a page, so two cores can run a third.
  workers: 3,
  // No retries: an intermittent failure is a failure.
  reporter: [["list"], ["./support/long-waits.ts"]],
  timeout: wholeTestMs,
  expect: { timeout: patienceMs },
  use: {
    actionTimeout: patienceMs,
    navigationTimeout: patienceMs,
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    // Recording takes a fifth of the time, and nobody can open traces in CI.
    trace: process.env["CI"] ? "off" : "retain-on-failure",
  },
  projects: [
    {
      name: "journeys",
      testDir: "./journeys",
      use: { ...on(testSite), launchOptions: shell },
    },
    {
      name: "thorough-test",
      testMatch: [/sweeps\/.*\.spec\.ts$/, thoroughSpecs],
      testIgnore: byteSpecs,
      use: { ...on(testSite), thorough: true, launchOptions: shell },
    },
    {
      name: "sweeps-company",
      testDir: "./sweeps",
      testIgnore: [byteSpecs, enlargedSpecs],
      grepInvert: moreWidths,
      use: { ...on(companySite), launchOptions: shell },
    },
    {
      name: "thorough-company",
      testDir: "./sweeps",
      testMatch: [enlargedSpecs, thoroughSpecs],
      use: { ...on(companySite), thorough: true, launchOptions: shell },
    },
    // Needs Chromium itself: scripts wait for the first paint, which the headless shell does not report.
    {
      name: "bytes",
      testDir: "./sweeps",
      testMatch: byteSpecs,
      use: { ...on(companySite), launchOptions: launch("chromium") },
    },
  ],
  // `npm test -- mine` has not built the other one.
  webServer: (process.env["SITES"] === "company" ? [companySite] : [testSite, companySite]).map(
    ({ folder, port, url, dataDir }) => ({
      // The Node that runs the tests: the system's Node may be too old.
      command: `"${process.execPath}" ${join(projectRoot, "server", "main.ts")}`,
      url,
      reuseExistingServer: false,
      timeout: patienceMs,
      gracefulShutdown: { signal: "SIGTERM", timeout: patienceMs },
      env: {
        HOST: "127.0.0.1",
        PORT: String(port),
        SITE_DIR: folder,
        SITE_DAY: testDay,
        DATA_DIR: dataDir,
        RATE_LIMIT: "off",
      },
    }),
  ),
});
