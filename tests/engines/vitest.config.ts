import { defineConfig } from "vitest/config";
import { longWaitMs, wholeTestMs } from "#tests/support/patience.ts";
import { type Program, whyNot } from "#tools/browsers.ts";

const programs: Record<string, Program[]> = {
  chromium: ["chromium"],
  firefox: ["firefox"],
  webkit: ["webkit", "xvfb"],
};
const asked = process.env["ENGINES"]?.split(" ") ?? Object.keys(programs);
const engines = asked.filter((engine) => programs[engine]?.every((it) => !whyNot(it)));

/**
 * The main journeys, and pages that are open while the site changes, in three engines. Missing ones are skipped: tools/test.ts
 * says so.
 * ENGINES names those that are wanted.
 */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: engines.map((name) => ({ extends: true, test: { name, env: { ENGINE: name } } })),
    // Without an engine nothing is left to run.
    include: engines.length > 0 ? ["*.spec.ts"] : [],
    passWithNoTests: true,
    maxWorkers: 2,
    testTimeout: wholeTestMs,
    hookTimeout: wholeTestMs,
    slowTestThreshold: longWaitMs,
  },
});
