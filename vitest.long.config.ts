import { defineConfig } from "vitest/config";

/** Tests that take minutes, one file after the other, and faults in their long form: `npm run test:long`. */
export default defineConfig({
  test: {
    include: ["tests/{editor,faults}/*.test.ts"],
    env: { FAULTS: "long" },
    fileParallelism: false,
    disableConsoleIntercept: true,
    // Only a test that hangs waits for it.
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
