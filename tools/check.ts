/*
 * npm run check: types, lint, format, unused code, content. npm run check -- --fix writes the format.
 */
import "./at-root.ts";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { withUsage } from "#server/with-usage.ts";
import { brandFolder } from "#content/brand-folder.ts";
import { needBrand } from "./brand/need-brand.ts";
import { prepareBrand } from "./brand/prepare.ts";
import { format } from "./format.ts";
import { lockFolder } from "./site/lock-folder.ts";

const { fix: isFixing } = withUsage(
  "Usage: npm run check [-- --fix, which writes the format]",
  () => parseArgs({ options: { fix: { type: "boolean", default: false } } }).values,
);
needBrand();
const astroFiles = `{${[...new Set(["src", brandFolder, "tests/company"])].join()}}/**/*.astro`;

// First, because it takes a second.
if (!format(".", astroFiles, isFixing)) process.exit(1);
if (!isFixing) {
  // A build writes to .generated and to Astro's cache, too.
  lockFolder(join(import.meta.dirname, "../.generated"), () =>
    console.log("A build is running in this folder: the check goes on when it has ended."),
  );
  run(process.execPath, ["tools/check-content.ts"]);
  // In a fresh clone, the files that it writes do not exist.
  await prepareBrand();
  run("npx", ["astro", "check", "--minimumSeverity", "error"]);
  run("npx", ["oxlint"]);
  run("npx", ["knip", "--config", "tools/knip.json"]);
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
