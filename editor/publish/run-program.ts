import { execFile, type ExecFileOptions } from "node:child_process";
import { promisify } from "node:util";
import { wasKilled } from "#tools/site/was-killed.ts";

const start = promisify(execFile);

/** Runs a program. @returns what it said, if it failed; never empty */
export async function saidByFailed(
  command: string,
  args: readonly string[],
  options: ExecFileOptions,
): Promise<string | undefined> {
  try {
    await start(command, args, { maxBuffer: Infinity, ...options });
    return undefined;
  } catch (error) {
    const { stdout = "", stderr = "", message, signal } = error as Error & Record<string, string>;
    return `${stdout}${stderr}${signal === "SIGKILL" ? wasKilled : ""}`.trim() || message;
  }
}
