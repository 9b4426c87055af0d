/*
 * npm run engines: the core journeys in Firefox and WebKit, against the production build.
 * ENGINES=firefox or webkit runs one of them, and fails where that cannot run; without it an engine
 * that is not there is left out, and that is said.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { requireProgram, type Program } from "../../tools/browsers.ts";

const vitest = join(import.meta.dirname, "..", "..", "node_modules", "vitest", "vitest.mjs");
const config = join(import.meta.dirname, "vitest.config.ts");
const needs = { firefox: ["firefox"], webkit: ["webkit", "xvfb"] } satisfies Record<
  string,
  Program[]
>;
type Engine = keyof typeof needs;
const all = Object.keys(needs) as Engine[]; // exactly the keys above

const asked = all.filter((engine) => process.env["ENGINES"] === engine);
const engines = (asked.length > 0 ? asked : all).filter((engine) => {
  try {
    needs[engine].forEach(requireProgram);
    return true;
  } catch (error) {
    console.error(`The journeys were NOT run in ${engine}: ${String(error)}`);
    if (asked.length > 0) process.exitCode = 1;
    return false;
  }
});
if (engines.length > 0) {
  const words = [vitest, "run", "--config", config, ...engines];
  const { status } = spawnSync(process.execPath, words, { stdio: "inherit" });
  if (status !== 0) process.exitCode = status ?? 1;
}
