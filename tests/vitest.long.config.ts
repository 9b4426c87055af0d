import { defineConfig } from "vitest/config";

/** Tests that take minutes, one file at a time, with the full number of faults: `npm run test:long`. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "editor in a browser",
          include: ["editor/**/*.browser.test.ts"],
          env: { BRAND_DIR: "tests/brand" },
        },
      },
      {
        extends: true,
        test: {
          name: "faults and journeys",
          include: ["tests/{editor,edits,faults,new-brand,sparse}/*.test.ts"],
          env: { FAULTS: "long" },
          globalSetup: "tests/support/postgres-for-all.ts",
        },
      },
    ],
    fileParallelism: false,
    disableConsoleIntercept: true,
    // Only a hanging test takes this long.
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
