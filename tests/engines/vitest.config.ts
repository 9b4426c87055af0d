import { defineConfig } from "vitest/config";

/** The core journeys outside Chromium, one engine after the other: `npm run engines`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["*.spec.ts"],
    fileParallelism: false,
    disableConsoleIntercept: true,
    // Wide, for a machine with better things to do: only a test that fails waits this long.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
