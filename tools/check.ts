/*
 * npm run check: types, lint, format, unused code, content. npm run check -- --fix writes the format.
 */
import "./at-root.ts";
import { spawnSync } from "node:child_process";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { prepareBrand } from "./brand/prepare.ts";
import { format } from "./format.ts";

const isFixing = process.argv.includes("--fix");
const astroFiles = `{${[...new Set(["src", brandFolder, "tests/company"])].join()}}/**/*.astro`;

// First, because it takes a second.
if (!format(".", astroFiles, isFixing)) process.exit(1);
if (!isFixing) {
  // In a fresh clone, the files that it writes do not exist.
  await prepareBrand();
  run("npx", ["astro", "check", "--minimumSeverity", "error"]);
  run("npx", ["oxlint"]);
  run("npx", ["knip", "--config", "tools/knip.json"]);
  run(process.execPath, ["tools/check-content.ts"]);
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
