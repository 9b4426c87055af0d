/*
 * npm test: everything; npm test -- STEP [arguments]: one step, such as `npm test -- unit src/lib` or
 * `npm test -- browser --grep menus`; npm test -- mine: a company's pages. npm run test:long: the steps that take minutes.
 */
import "./at-root.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import type { Readable } from "node:stream";
import { withUsage } from "#server/with-usage.ts";
import { needBrand } from "./brand/need-brand.ts";
import { whyNot } from "./browsers.ts";
import { type Command, type Step, type StepName, steps } from "./test-steps.ts";

/** One line of steps after the other; those of a line run side by side, and all of them to their end. */
const plans: Record<string, StepName[][]> = {
  all: [["programs"], ["builds"], ["check", "html"], ["unit"], ["browser"], ["engines"]],
  "all-long": [["programs", "builds"], ["sweeps"], ["urdu"], ["all-engines"], ["visual"], ["long"]],
  mine: [["programs"], ["mine"]],
};
const isStep = (name: string): name is StepName => Object.hasOwn(steps, name);

const usage = `Usage: npm test, npm run test:long, or one step: npm test -- STEP [arguments]
${Object.entries(steps)
  .map(([name, { says }]) => `  ${name.padEnd(11)} ${says}`)
  .join("\n")}`;
const [asked = "all", ...more] = withUsage(usage, () => {
  const [asked, ...more] = process.argv.slice(2);
  if (asked === undefined || isStep(asked) || (asked in plans && more.length === 0))
    return [asked, ...more];
  throw new Error(`There is no step "${more[0] ?? asked}"`);
});
needBrand();
const plan = plans[asked] ?? (isStep(asked) ? [[asked]] : []);
/** Its output is kept in files, too. One step is shown as it comes, in color. */
const isWhole = asked.startsWith("all");
const logs = ".generated/test-logs";
const logOf = (name: StepName) => `${logs}/${name}.log`;
mkdirSync(logs, { recursive: true });

const failed = await runAll();
const missing = leftOut(plan.flat());
if (failed.length > 0) console.error(`Failed: ${failed.join(", ")}`);
else console.log(`Passed${missing.length > 0 ? `, without: ${missing.join(", ")}` : ""}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** @returns the steps that failed */
async function runAll(): Promise<StepName[]> {
  const failed: StepName[] = [];
  for (const line of plan) {
    const passed = await Promise.all(line.map((name) => runStep(name)));
    failed.push(...line.filter((_, index) => !passed[index]));
    // The long test tells everything at once, unless there is nothing to test.
    if (failed.length > 0 && (asked !== "all-long" || failed.includes("builds"))) break;
  }
  return failed;
}

/** @returns the parts of steps that this machine cannot run, each with the reason */
function leftOut(names: StepName[]): string[] {
  const commands = names.flatMap((name): Command[] => steps[name].run);
  return [...new Set(commands.flatMap(missingParts))];
}

function missingParts({ needs = {} }: Command): string[] {
  return Object.entries(needs).flatMap(([part, programs]) => {
    const reasons = programs.flatMap((it) => whyNot(it) ?? []);
    return reasons.length > 0 ? [`${part} (${reasons.join(", ")})`] : [];
  });
}

function hasPart(command: Command): boolean {
  return !command.needs || missingParts(command).length < Object.keys(command.needs).length;
}

async function runStep(name: StepName): Promise<boolean> {
  const { says, run }: Step = steps[name];
  const possible = run.filter(hasPart);
  const start = performance.now();
  if (isWhole) writeFileSync(logOf(name), "");
  console.log(`${name}: ${possible.length > 0 ? says : "left out"}`);
  for (const command of possible) {
    const args = name === asked && command === run.at(-1) ? more : [];
    if (await succeeds(name, command, args)) continue;
    console.error(`${name} failed${isWhole ? `: what it said is in ${logOf(name)}` : ""}`);
    return false;
  }
  // In CI this is known before the first minutes have passed.
  const missing = leftOut(name === "programs" ? plan.flat() : [name]);
  const mayLack = process.env["CI"] !== "true" && (isWhole || possible.length > 0);
  if (missing.length > 0 && !mayLack) {
    console.error(`${name} cannot leave out: ${missing.join(", ")}`);
    return false;
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  if (possible.length > 0) console.log(`${name}: ${seconds} s`);
  return true;
}

function succeeds(name: StepName, { args, env }: Command, more: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [...args, ...more], {
    stdio: isWhole ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env },
  });
  if (isWhole) keep(child, name);
  return new Promise((resolve) => child.once("close", (code) => resolve(code === 0)));
}

/** Shows and keeps what a program says, and says in each half minute of silence that it goes on. */
function keep(child: ChildProcess, name: StepName): void {
  const silence = setInterval(() => console.log(`${name} goes on`), 30_000);
  const listen = (from: Readable | null, to: NodeJS.WriteStream) =>
    from?.on("data", (text: Buffer) => {
      silence.refresh();
      to.write(text);
      appendFileSync(logOf(name), text);
    });
  listen(child.stdout, process.stdout);
  listen(child.stderr, process.stderr);
  child.once("close", () => clearInterval(silence));
}
