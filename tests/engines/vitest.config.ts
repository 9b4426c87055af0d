import { defineConfig } from "vitest/config";

/** The core journeys outside Chromium, both engines at once: `npm run engines`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["*.spec.ts"],
    maxWorkers: 2,
    disableConsoleIntercept: true,
    // As in Chromium (playwright.config.ts): a shared machine may starve a journey once.
    retry: process.env["CI"] ? 1 : 0,
    // Wide, for a machine with better things to do: only a test that fails waits this long.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
