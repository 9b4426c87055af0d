import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/*
 * Compares screenshots with accepted ones (docs/visual-tests.md). Part of the long tests: while
 * another test fails, a screenshot adds nothing.
 */
export default defineConfig(base, {
  testDir: "tests/visual",
  snapshotPathTemplate: "{testDir}/accepted/{arg}{ext}",
  // A missing screenshot is a failure, not a new baseline.
  updateSnapshots: "none",
  // Screenshots are deterministic on one machine, so a retry would only hide a bug.
  retries: 0,
  expect: {
    toHaveScreenshot: {
      // Font rendering differs between machines: edges by a shade, and up to 1% of the pixels by
      // more. A block that moved by 8 px exceeds both limits.
      threshold: 0.2,
      maxDiffPixelRatio: 0.01,
    },
  },
});
