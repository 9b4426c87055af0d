import { spawnSync } from "node:child_process";
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
  const lacking = programs[engine]?.flatMap((program) => whyNot(program) ?? []) ?? [];
  if (lacking.length > 0) console.error(`NOT run in ${engine}: ${lacking.join()}`);
  return lacking.length === 0;
});

function whyNot(program: Program): string | undefined {
  const path = findProgram(program);
  if (path === undefined) return `${program} is missing`;
  if (program !== "firefox") return undefined;
  // Puppeteer asks for a screen's orientation, which Firefox 140 (ESR) does not know and 153 does.
  const version = spawnSync(path, ["--version"], { encoding: "utf8" }).stdout.trim();
  return Number(/\d+/.exec(version)?.[0]) < 153 ? `${version} is older than 153` : undefined;
}

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
