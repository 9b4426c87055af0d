import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { brandFolder } from "#content/brand-folder.ts";
import { projectRoot } from "./support/journeys/server.ts";
import base from "./playwright.config.ts";

/* Compares screenshots with the accepted ones (docs/visual-tests.md). Part of `npm run test:long`. */
export default defineConfig({
  ...base,
  // As the sweeps of the company's site.
  projects: base.projects
    ?.filter(({ name }) => name === "sweeps-company")
    .map(({ use }) => ({
      name: "screens",
      testDir: join(projectRoot, brandFolder, "tests"),
      testMatch: "*.spec.ts",
      use,
    })),
  snapshotPathTemplate: "{testDir}/accepted/{arg}{ext}",
  // A missing screenshot is a failure: it is not accepted automatically.
  updateSnapshots: "none",
  expect: {
    ...base.expect,
    toHaveScreenshot: {
      // Glyphs differ slightly between machines: their edges change in shade, and up to 1% of the pixels by
      // more than the threshold. A block that moved by 8 px exceeds both.
      threshold: 0.2,
      maxDiffPixelRatio: 0.01,
    },
  },
});
