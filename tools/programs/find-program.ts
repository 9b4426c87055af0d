import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

type Program = {
  /** Environment variable that names another one. */
  variable: string;
  /** What it may be called on the `PATH`, the best first. */
  names: readonly string[];
  /** Whole paths to try last. */
  applications?: readonly string[];
};

/**
 * @returns path of the program that the variable names, else of the first on the `PATH`, else of
 *   the first application; undefined when there is none
 * @throws Error when the variable names nothing that can be run
 */
export function findProgram(
  { variable, names, applications = [] }: Program,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const named = env[variable];
  if (named) {
    if (runnable(named)) return named;
    throw new Error(`${variable} names no program that can be run: ${named}`);
  }
  const folders = (env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...applications].find(runnable);
}

function runnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
