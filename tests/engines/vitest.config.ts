import { defineConfig } from "vitest/config";
import { findProgram, type Program } from "#tools/browsers.ts";

const programs: Record<string, Program[]> = {
  chromium: ["chromium"],
  firefox: ["firefox"],
  webkit: ["webkit", "xvfb"],
};
const engines = Object.keys(programs).filter((engine) => {
  const missing = programs[engine]?.filter((program) => findProgram(program) === undefined);
  if (missing?.length) console.error(`NOT run in ${engine}: ${missing.join()} is missing`);
  return !missing?.length;
});

/**
 * The core journeys in three engines: `npm test -- engines`, or one of them with
 * `npm test -- engines --project webkit`. Missing engines are skipped with a message.
 */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: engines.map((name) => ({ extends: true, test: { name, env: { ENGINE: name } } })),
    include: ["journeys.spec.ts"],
    passWithNoTests: true,
    maxWorkers: 2,
    // As in playwright.config.ts: a shared machine may starve a journey once.
    retry: process.env["CI"] ? 1 : 0,
    // Generous, for busy machines: only failing tests wait this long.
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
