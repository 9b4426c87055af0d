/*
 * npm run engines: the core journeys in Firefox and WebKit, against the production build.
 * ENGINES=firefox or webkit runs one of them, and fails where that cannot run; without it an engine
 * that is not there is left out. ENGINES=skip runs none. What is not run is said.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { allEngines, chosenEngines, type Engine, lackOf } from "../../tools/programs/browsers.ts";

const vitest = join(import.meta.dirname, "..", "..", "node_modules", "vitest", "vitest.mjs");
const config = join(import.meta.dirname, "vitest.config.ts");
const names = { firefox: "Firefox", webkit: "WebKit" } satisfies Record<Engine, string>;
const asked = process.env["ENGINES"];

try {
  const chosen = chosenEngines();
  const engines: Engine[] = [];
  for (const engine of allEngines) {
    const wanted = chosen.includes(engine);
    const lack = wanted ? lackOf(engine) : `ENGINES=${asked}`;
    if (lack === undefined) engines.push(engine);
    else {
      console.log(`The journeys were NOT run in ${names[engine]}: ${lack}`);
      if (asked && wanted) process.exitCode = 1;
    }
  }
  if (engines.length > 0) {
    const words = [vitest, "run", "--config", config, ...engines];
    const { status } = spawnSync(process.execPath, words, { stdio: "inherit" });
    if (status !== 0) process.exitCode = status ?? 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
