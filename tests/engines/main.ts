/*
 * npm run engines: the core journeys in Firefox and WebKit, against the production build.
 * ENGINES=firefox or webkit runs one of them, ENGINES=skip none; what is not run is said.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { chosenEngines, requireEngines } from "../../scripts/browsers.ts";

const vitest = join(import.meta.dirname, "..", "..", "node_modules", "vitest", "vitest.mjs");
const config = join(import.meta.dirname, "vitest.config.ts");

try {
  const engines = chosenEngines();
  for (const [engine, name] of [
    ["firefox", "Firefox"],
    ["webkit", "WebKit"],
  ] as const)
    if (!engines.includes(engine))
      console.log(`The journeys were NOT run in ${name}: ENGINES=${process.env["ENGINES"]}`);
  requireEngines(engines);
  if (engines.length > 0) {
    const words = [vitest, "run", "--config", config, ...engines];
    process.exitCode = spawnSync(process.execPath, words, { stdio: "inherit" }).status ?? 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
