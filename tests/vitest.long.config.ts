import { defineConfig } from "vitest/config";
import { patienceMs, wholeTestMs } from "./support/patience.ts";

/** Tests that take minutes, one file at a time, with the full number of faults: `npm run test:long`. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "editor in a browser",
          include: ["editor/**/*.browser.test.ts"],
          env: { BRAND_DIR: "tests/company" },
        },
      },
      {
        extends: true,
        test: {
          name: "faults and journeys",
          include: ["tests/{faults,journeys/editor,other-companies}/*.test.ts"],
          env: { FAULTS: "long" },
          globalSetup: "tests/support/postgres-for-all.ts",
        },
      },
    ],
    fileParallelism: false,
    disableConsoleIntercept: true,
    // Hundreds of faults one after the other.
    testTimeout: 6 * wholeTestMs,
    hookTimeout: 2 * wholeTestMs,
    // A second by default.
    expect: { poll: { timeout: patienceMs } },
  },
});
