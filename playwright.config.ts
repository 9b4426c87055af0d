import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { testDay } from "./tools/production-server.ts";
import { headlessChromium, launchArgs, requireProgram } from "./tools/browsers.ts";
import { baseURL, dataDir, port } from "./tests/journeys/support/server.ts";

const weighing = /(byte-budgets|pictures)\.spec\.ts$/;
// `launchArgs` decide on the sandbox; Playwright would always leave it out.
const launch = (executablePath: string) => ({
  executablePath,
  args: [...launchArgs],
  chromiumSandbox: true,
});

/*
 * The production build on the production server, in the machine's own Chromium. The build is
 * made before (npm test), so that a run never tests another one than was asked for.
 */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  workers: 2,
  // A test that fails now and then is a test that fails. A shared machine may starve one all the
  // same: there it runs once more, and the report calls it flaky.
  retries: process.env["CI"] ? 1 : 0,
  reporter: "list",
  // Wide, for a machine with better things to do: only a test that fails waits this long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    viewport: { width: 1440, height: 900 },
    // Recording costs a fifth of the time, and nobody can open it in CI.
    trace: process.env["CI"] ? "off" : "retain-on-failure",
  },
  projects: [
    { name: "journeys", testIgnore: weighing, use: { launchOptions: launch(headlessChromium()) } },
    // Scripts wait for the first paint, and the headless one paints no page that nobody looks at.
    {
      name: "bytes",
      testMatch: weighing,
      use: { launchOptions: launch(requireProgram("chromium")) },
    },
  ],
  webServer: {
    // The Node that runs the tests: a machine's own may be too old.
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
