import { defineConfig } from "vitest/config";

/** All of these tests, in their long form, one file after the other: `npm run faults`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    env: { FAULTS: "long" },
    fileParallelism: false,
    disableConsoleIntercept: true,
    // Only a test that hangs waits for it.
    testTimeout: 3_600_000,
  },
});
