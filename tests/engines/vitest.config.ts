import { defineConfig } from "vitest/config";
import { longWaitMs, wholeTestMs } from "#tests/support/patience.ts";
import { findProgram, type Program } from "#tools/browsers.ts";

const programs: Record<string, Program[]> = {
  chromium: ["chromium"],
  firefox: ["firefox"],
  webkit: ["webkit", "xvfb"],
};
const asked = process.env["ENGINES"]?.split(" ") ?? Object.keys(programs);
const engines = asked.filter((engine) => {
  const missing = programs[engine]?.filter((program) => findProgram(program) === undefined);
  if (missing?.length) console.error(`NOT run in ${engine}: ${missing.join()} is missing`);
  return !missing?.length;
});

/**
 * The main journeys, and pages that are open while the site changes, in three engines. Missing engines are skipped with
 * a message.
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
