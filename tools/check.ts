/*
 * npm run check: types, lint, format, unused code, content. npm run check -- --fix writes the format.
 */
import "./at-root.ts";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { brandFolder } from "#src/entries/brand-folder.ts";
import { prepareBrand } from "./brand/prepare.ts";
import { format } from "./format.ts";
import { lockFolder } from "./site/lock-folder.ts";

const isFixing = process.argv.includes("--fix");
const astroFiles = `{${[...new Set(["src", brandFolder, "tests/company"])].join()}}/**/*.astro`;

// First, because it takes a second.
if (!format(".", astroFiles, isFixing)) process.exit(1);
if (!isFixing) {
  // A build writes to .generated and to Astro's cache, too.
  lockFolder(join(import.meta.dirname, "../.generated"), () =>
    console.log("A build is running in this folder: the check goes on when it has ended."),
  );
  // In a fresh clone, the files that it writes do not exist.
  await prepareBrand();
  // On two cores, as long as the first alone. Each says all of its words at once.
  const passed = await Promise.all([
    passes("npx", ["astro", "check", "--minimumSeverity", "error"]),
    passes("npx", ["oxlint"]),
    passes("npx", ["knip", "--config", "tools/knip.json"]),
    passes(process.execPath, ["tools/check-content.ts"]),
  ]);
  if (passed.includes(false)) process.exitCode = 1;
}

function passes(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) =>
    execFile(command, args, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      process.stdout.write(stdout);
      process.stderr.write(stderr);
      resolve(error === null);
    }),
  );
}
