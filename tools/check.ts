/*
 * npm run check: types, lint, format, unused code, content. npm run check -- --fix writes the format.
 */
import "./at-root.ts";
import { spawnSync } from "node:child_process";
import { brandFolder } from "#src/content/brand-folder.ts";
import { prepareBrand } from "./brand/prepare.ts";

const isFixing = process.argv.includes("--fix");
const astroFiles = `{${[...new Set(["src", brandFolder, "tests/brand"])].join()}}/**/*.astro`;

const formats = [
  ["oxfmt", ...(isFixing ? [] : ["--check"])],
  // oxfmt does not know Astro's files.
  ["prettier", "--log-level", "warn", isFixing ? "--write" : "--check", astroFiles],
];
const checks = [
  ["astro", "check", "--minimumSeverity", "error"],
  ["oxlint"],
  ...formats,
  ["knip", "--config", "tools/knip.json"],
];

// In a fresh clone, the files that it writes do not exist.
if (!isFixing) await prepareBrand();

for (const [program = "", ...args] of isFixing ? formats : checks) run("npx", [program, ...args]);
if (!isFixing) run(process.execPath, ["tools/check-content.ts"]);

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
