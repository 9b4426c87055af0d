import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/*
 * Pictures of screens beside those that were accepted (docs/visual-tests.md), part of the long tests:
 * while something is broken its picture says nothing new.
 */
export default defineConfig(base, {
  testDir: "tests/visual",
  snapshotPathTemplate: "{testDir}/accepted/{arg}{ext}",
  // A picture nobody accepted is a failure, not a new truth.
  updateSnapshots: "none",
  // The same page on the same machine differs by nothing: once more would only hide a fault.
  retries: 0,
  expect: {
    toHaveScreenshot: {
      // Letters are drawn a little differently from one machine to the next: that moves edges by a
      // shade, and 1% of a picture's pixels beyond one. A block that moved by 8 px is above both.
      threshold: 0.2,
      maxDiffPixelRatio: 0.01,
    },
  },
});
