import { spawnSync } from "node:child_process";
import { join } from "node:path";

const bin = join(import.meta.dirname, "../node_modules/.bin");

/**
 * Checks the format of all files below a folder, or writes it.
 * @param astroFiles a pattern: oxfmt does not know them
 * @returns whether all is well; if not, stderr has the files and what to do
 */
export function format(folder: string, astroFiles: string, isFixing: boolean): boolean {
  const way = isFixing ? "--write" : "--list-different";
  const isFormatted =
    succeeds(folder, "oxfmt", way) &&
    succeeds(folder, "prettier", "--log-level", "warn", way, astroFiles);
  if (!isFormatted) console.error("Format these with npm run check -- --fix");
  return isFormatted;
}

/** What it prints goes to stderr. */
const succeeds = (cwd: string, program: string, ...args: string[]) =>
  spawnSync(join(bin, program), args, { cwd, stdio: ["ignore", 2, 2] }).status === 0;
