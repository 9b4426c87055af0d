import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { tempDir } from "#server/testing/temp.ts";

const run = promisify(execFile);

/**
 * Installs packages that one long test needs and no site, into a folder of their own.
 * @param names with exact versions
 * @returns the folder, and a function that imports one of them
 */
export async function installed(...names: string[]) {
  const folder = tempDir();
  const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  await run("npm", ["install", "--prefix", folder, ...options, ...names]);
  const { resolve } = createRequire(join(folder, "package.json"));
  const load = async (name: string): Promise<unknown> => import(resolve(name));
  return { folder, load };
}
