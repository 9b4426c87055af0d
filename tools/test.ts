/*
 * npm test: everything; npm test -- STEP [arguments]: one step, such as `npm test -- unit src/lib` or
 * `npm test -- browser --grep menus`; npm test -- mine: a company's pages. npm run test:long: the steps that take minutes.
 */
import "./at-root.ts";
import { spawn } from "node:child_process";
import { testDay } from "./production-server.ts";

/** A program's arguments for Node, and what its environment has besides. */
type Command = { args: string[]; env?: Record<string, string> };
type Step = { says: string; run: Command[] };

const program = (file: string, ...args: string[]): Command => ({
  args: [`node_modules/${file}`, ...args],
});
const tool = (file: string, ...args: string[]): Command => ({ args: [`tools/${file}`, ...args] });
const vitest = (...args: string[]) => program("vitest/vitest.mjs", "run", ...args);
const playwright = (...args: string[]) => program("@playwright/test/cli.js", "test", ...args);
const projects = (...names: string[]) => names.map((name) => `--project=${name}`);
const engines = "tests/engines/vitest.config.ts";
/** A small company from right to left. */
const urdu = { BRAND_DIR: ".generated/brands/urdu", SITE_DIR: "dist/test-urdu", SITES: "company" };
const buildOf = (mode: string, env: Record<string, string>): Command => ({
  ...tool("build.ts", mode, testDay),
  env,
});

const steps = {
  mine: {
    says: "what whoever adopts the site needs: check, entries, HTML, pages",
    run: [
      tool("browsers.ts"),
      tool("check.ts"),
      buildOf("served", {}),
      tool("validate-html.ts", "dist/served"),
      vitest("--project=company"),
      {
        ...playwright("-c", "tests", ...projects("sweeps-company", "bytes")),
        env: { SITES: "company" },
      },
    ],
  },
  check: { says: "types, lint, format, unused code, content", run: [tool("check.ts")] },
  programs: { says: "finds browsers and Java", run: [tool("browsers.ts")] },
  builds: {
    says: "the sites that the tests look at",
    run: [
      buildOf("served", {}),
      buildOf("static", { BRAND_DIR: "tests/company", SITE_DIR: "dist/test-static" }),
      buildOf("served", { BRAND_DIR: "tests/company", SITE_DIR: "dist/test-served" }),
    ],
  },
  html: {
    says: "validates the HTML of the company's pages",
    run: [tool("validate-html.ts", "dist/served")],
  },
  unit: { says: "tests without a browser", run: [vitest()] },
  browser: {
    says: "journeys, and sweeps through the company's pages, in Chromium",
    run: [playwright("-c", "tests", ...projects("journeys", "sweeps-company", "bytes"))],
  },
  engines: {
    says: "the main journeys in Firefox and WebKit (--project webkit: in one)",
    run: [
      { ...vitest("--config", engines, "journeys.spec.ts"), env: { ENGINES: "firefox webkit" } },
    ],
  },
  sweeps: {
    says: "every page of both brands, enlarged text, and each way in which tools change a form",
    run: [
      tool("validate-html.ts", "dist/test-served"),
      playwright("-c", "tests", ...projects("thorough-test", "thorough-company")),
    ],
  },
  urdu: {
    says: "builds a small company in Urdu, and tests every page of it",
    run: [
      { args: ["tests/other-companies/write-urdu.ts"] },
      buildOf("served", urdu),
      tool("validate-html.ts", urdu.SITE_DIR),
      { ...vitest("--project=company", "tests/sweeps"), env: urdu },
      {
        // Its projects have no pictures.
        ...playwright(
          "-c",
          "tests",
          "--grep-invert=portfolio loads pictures",
          ...projects("sweeps-company", "thorough-company", "bytes"),
        ),
        env: urdu,
      },
    ],
  },
  "all-engines": {
    says: "these in Chromium, too, and pages that are open while the site changes",
    run: [vitest("--config", engines)],
  },
  visual: {
    says: "compares screenshots (--update-snapshots=changed accepts them)",
    run: [playwright("-c", "tests/playwright.visual.config.ts", "--pass-with-no-tests")],
  },
  long: {
    says: "editor, kills, outages, full disks, hostile connections",
    run: [tool("browsers.ts", "servers"), vitest("--config", "tests/vitest.long.config.ts")],
  },
} satisfies Record<string, Step>;
type StepName = keyof typeof steps;

/** One line of steps after the other; those of a line run side by side, and all of them to their end. */
const plans: Record<"all" | "long", StepName[][]> = {
  all: [["programs"], ["builds"], ["check", "html"], ["unit"], ["browser"], ["engines"]],
  long: [["programs", "builds"], ["sweeps"], ["urdu"], ["all-engines"], ["visual"], ["long"]],
};

const [asked, ...more] = process.argv.slice(2);
if (asked === undefined || asked === "all-long") {
  const failed: StepName[] = [];
  for (const line of plans[asked ? "long" : "all"]) {
    const passed = await Promise.all(line.map((name) => runStep(name)));
    failed.push(...line.filter((_, index) => !passed[index]));
    // The long test tells everything at once, unless there is nothing to test.
    if (failed.length > 0 && (!asked || failed.includes("builds"))) break;
  }
  if (failed.length > 0) {
    console.error(`Failed: ${failed.join(", ")}`);
    process.exitCode = 1;
  }
} else if (asked in steps) {
  process.exitCode = (await runStep(asked as StepName, more)) ? 0 : 1; // `in` does not narrow
} else {
  console.error(`There is no step "${asked}". Steps of npm test -- STEP:`);
  for (const [name, { says }] of Object.entries(steps))
    console.error(`  ${name.padEnd(9)} ${says}`);
  process.exitCode = 2;
}

/** @param args for the step's last program */
async function runStep(name: StepName, args: string[] = []): Promise<boolean> {
  const { run }: Step = steps[name];
  const start = performance.now();
  for (const [index, command] of run.entries()) {
    const isLast = index === run.length - 1;
    const isDone = await succeeds(command, isLast ? args : []);
    // Programs that cannot be installed are reported, and what needs them skips itself.
    if (!isDone && (isLast || name !== "long")) return false;
  }
  console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
  return true;
}

function succeeds({ args, env }: Command, more: string[]): Promise<boolean> {
  const options = { stdio: "inherit", env: { ...process.env, ...env } } as const;
  const child = spawn(process.execPath, [...args, ...more], options);
  return new Promise((resolve) => child.once("exit", (code) => resolve(code === 0)));
}
