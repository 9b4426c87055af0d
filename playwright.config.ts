import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { testDay } from "./tools/production-server.ts";
import { headlessChromium, launchArgs, requireProgram } from "./tools/browsers.ts";
import { baseURL, dataDir, port } from "./tests/journeys/support/server.ts";

const byteTests = /(byte-budgets|pictures)\.spec\.ts$/;
// `launchArgs` decides about the sandbox; by default Playwright always disables it.
const launch = (executablePath: string) => ({
  executablePath,
  args: [...launchArgs],
  chromiumSandbox: true,
});

/*
 * Tests the production build on the production server, in the installed Chromium. It does not build:
 * a run tests exactly the build that is there (npm test makes one).
 */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  // Flaky tests are failures. Only CI retries, once, because a shared machine may starve a test;
  // the report then calls it flaky.
  retries: process.env["CI"] ? 1 : 0,
  reporter: "list",
  // Generous, for busy machines: only failing tests wait this long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    viewport: { width: 1440, height: 900 },
    // Tracing costs a fifth of the time, and CI keeps no traces.
    trace: process.env["CI"] ? "off" : "retain-on-failure",
  },
  projects: [
    { name: "journeys", testIgnore: byteTests, use: { launchOptions: launch(headlessChromium()) } },
    // Scripts wait for the first paint, and the headless shell does not paint unobserved pages.
    {
      name: "bytes",
      testMatch: byteTests,
      use: { launchOptions: launch(requireProgram("chromium")) },
    },
  ],
  webServer: {
    // The Node that runs the tests: the one on the PATH may be too old.
    command: `"${process.execPath}" ${join(import.meta.dirname, "server", "main.ts")}`,
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_DAY: testDay,
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
    },
  },
});
