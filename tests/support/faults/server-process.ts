import { join } from "node:path";
import { projectRoot } from "#server/served-environment.ts";
import { startedProcess } from "#server/testing/process.ts";

/** Starts the real server without rate and disk limits. @param before command line prefix, e.g. `unshare` */
export async function startServer(
  env: Record<string, string> = {},
  before: readonly string[] = [],
) {
  const own = {
    PATH: process.env["PATH"] ?? "",
    // Compile once for hundreds of starts.
    NODE_COMPILE_CACHE: join(projectRoot, "node_modules/.cache/node"),
    RATE_LIMIT: "off",
    MIN_FREE_MB: "0",
  };
  const { child, ended, ...server } = await startedProcess({ ...own, ...env }, before);
  return {
    ...server,
    pid: child.pid,
    /** Sends a signal and waits for the process to exit. */
    async end(signal: "SIGKILL" | "SIGTERM") {
      child.kill(signal);
      await ended;
    },
  };
}
