/* The steps of npm test and npm run test:long: what each runs, how long that takes, and what it cannot do without. */
import type { Program } from "./browsers.ts";
import { testDay } from "./production-server.ts";

/** A program's arguments for Node, what its environment has besides, and what its parts cannot do without. */
export type Command = {
  args: string[];
  env?: Record<string, string>;
  needs?: Record<string, Program[]>;
};
/** What it says ends with how long it takes on two cores. */
export type Step = { says: string; run: Command[] };

const program = (file: string, ...args: string[]): Command => ({
  args: [`node_modules/${file}`, ...args],
});
const tool = (file: string, ...args: string[]): Command => ({ args: [`tools/${file}`, ...args] });
const vitest = (...args: string[]) => program("vitest/vitest.mjs", "run", ...args);
const playwright = (...args: string[]): Command => ({
  ...program("@playwright/test/cli.js", "test", ...args),
  needs: { browser: ["chromium"] },
});
const validateHtml = (folder: string): Command => ({
  ...tool("validate-html.ts", folder),
  needs: { html: ["java"] },
});
const projects = (...names: string[]) => names.map((name) => `--project=${name}`);
const engines = "tests/engines/vitest.config.ts";
/** A small company from right to left. */
const urdu = { BRAND_DIR: ".generated/brands/urdu", SITE_DIR: "dist/test-urdu", SITES: "company" };
const buildOf = (mode: string, env: Record<string, string>): Command => ({
  ...tool("build.ts", mode, testDay),
  env,
});

export const steps = {
  mine: {
    says: "what whoever adopts the site needs: check, entries, HTML, pages; 4 min",
    run: [
      tool("check.ts"),
      buildOf("served", {}),
      validateHtml("dist/served"),
      vitest("--project=company"),
      {
        ...playwright("-c", "tests", ...projects("sweeps-company", "bytes")),
        env: { SITES: "company" },
      },
    ],
  },
  check: { says: "types, lint, format, unused code, content; 1 min", run: [tool("check.ts")] },
  programs: {
    says: "finds browsers and Java, or installs them in 1 to 3 min",
    run: [tool("install-programs.ts")],
  },
  builds: {
    says: "the sites that the tests look at; 1 min",
    run: [
      buildOf("served", {}),
      buildOf("static", { BRAND_DIR: "tests/company", SITE_DIR: "dist/test-static" }),
      buildOf("served", { BRAND_DIR: "tests/company", SITE_DIR: "dist/test-served" }),
    ],
  },
  html: {
    says: "validates the HTML of the company's pages; 10 s",
    run: [validateHtml("dist/served")],
  },
  unit: {
    says: "tests without a browser; 3 min",
    run: [{ ...vitest(), needs: { unit: [], PostgreSQL: ["postgres"], publishing: ["git"] } }],
  },
  browser: {
    says: "journeys, and sweeps through the company's pages, in Chromium; 3 min",
    run: [playwright("-c", "tests", ...projects("journeys", "sweeps-company", "bytes"))],
  },
  engines: {
    says: "the main journeys in Firefox and WebKit (--project webkit: in one); 1 min",
    run: [
      {
        ...vitest("--config", engines, "journeys.spec.ts"),
        env: { ENGINES: "firefox webkit" },
        needs: { Firefox: ["firefox"], WebKit: ["webkit", "xvfb"] },
      },
    ],
  },
  sweeps: {
    says: "every page of both brands, enlarged text, and each way in which tools change a form",
    run: [
      validateHtml("dist/test-served"),
      playwright("-c", "tests", ...projects("thorough-test", "thorough-company")),
    ],
  },
  urdu: {
    says: "builds a small company in Urdu, and tests every page of it",
    run: [
      { args: ["tests/other-companies/write-urdu.ts"] },
      buildOf("served", urdu),
      validateHtml(urdu.SITE_DIR),
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
    run: [
      {
        ...vitest("--config", engines),
        needs: { Chromium: ["chromium"], Firefox: ["firefox"], WebKit: ["webkit", "xvfb"] },
      },
    ],
  },
  visual: {
    says: "compares screenshots (--update-snapshots=changed accepts them)",
    run: [playwright("-c", "tests/playwright.visual.config.ts", "--pass-with-no-tests")],
  },
  long: {
    says: "editor, kills, outages, full disks, hostile connections",
    run: [
      tool("install-programs.ts", "servers"),
      vitest("--config", "tests/vitest.long.config.ts"),
    ],
  },
} satisfies Record<string, Step>;
export type StepName = keyof typeof steps;
