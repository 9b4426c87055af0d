import { defineConfig } from "vitest/config";

/** Tests that take minutes, including the long forms of the fault tests: `npm run test:long`. */
export default defineConfig({
  test: {
    include: ["tests/{editor,faults}/*.test.ts"],
    env: { FAULTS: "long" },
    fileParallelism: false,
    disableConsoleIntercept: true,
    // Only a hanging test waits this long.
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
