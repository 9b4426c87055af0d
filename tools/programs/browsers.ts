/*
 * The engines besides Chromium in which the core journeys are tested: Firefox, and WebKit with
 * its driver on a screen that nobody sees. All of it is the machine's own.
 */
import { installDebian, isRoot } from "./debian.ts";
import { findProgram } from "./find-program.ts";

const programs = {
  firefox: {
    variable: "FIREFOX_PATH",
    names: ["firefox-esr", "firefox"],
    applications: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
    package: "firefox-esr",
  },
  webKitDriver: {
    variable: "WEBKIT_DRIVER_PATH",
    names: ["WebKitWebDriver"],
    package: "webkit2gtk-driver",
  },
  screen: { variable: "XVFB_PATH", names: ["Xvfb"], package: "xvfb" },
} as const;
type ProgramName = keyof typeof programs;

const needs = { firefox: ["firefox"], webkit: ["webKitDriver", "screen"] } as const;
export type Engine = keyof typeof needs;
export const allEngines = Object.keys(needs) as Engine[]; // exactly the keys above

/**
 * @returns the engines `ENGINES` asks for: all without it, none for `skip`, else those it lists
 *   with commas between
 * @throws Error when it lists another
 */
export function chosenEngines(env: NodeJS.ProcessEnv = process.env): Engine[] {
  const asked = env["ENGINES"];
  if (!asked) return allEngines;
  if (asked === "skip") return [];
  const chosen = allEngines.filter((engine) => asked.split(",").includes(engine));
  if (chosen.length === asked.split(",").length) return chosen;
  throw new Error(`ENGINES may be skip, firefox, webkit or firefox,webkit; it is: ${asked}`);
}

/** @returns the Debian packages that would bring what this engine lacks here */
function missingPackages(engine: Engine, env: NodeJS.ProcessEnv = process.env): string[] {
  return needs[engine]
    .map((name) => programs[name])
    .filter((program) => findProgram(program, env) === undefined)
    .map((program) => program.package);
}

/**
 * Installs what the engine lacks where that may be done: as root, where there is apt-get.
 * @returns a sentence about what is still missing; undefined when nothing is
 * @throws Error when a variable names a program that cannot be run
 */
export function lackOf(engine: Engine): string | undefined {
  const missing = missingPackages(engine);
  if (missing.length > 0 && isRoot) installDebian(...missing);
  const lacking = missingPackages(engine);
  return lacking.length > 0 ? advice(lacking) : undefined;
}

/** @throws Error whose message says what to install */
export function requireProgram(name: ProgramName): string {
  const path = findProgram(programs[name]);
  if (path === undefined) throw new Error(`${name}: ${advice([programs[name].package])}`);
  return path;
}

const advice = (packages: readonly string[]) =>
  `it needs ${packages.join(" and ")}; install what Debian calls so.`;
