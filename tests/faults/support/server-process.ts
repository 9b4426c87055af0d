import { tmpdir } from "node:os";
import { join } from "node:path";
import { startedProcess } from "../../../server/testing/process.ts";

/** The real server, which takes as much as it is sent. @param before words before the command */
export async function startServer(
  env: Record<string, string> = {},
  before: readonly string[] = [],
) {
  const own = {
    PATH: process.env["PATH"] ?? "",
    // Compiled once for all starts, of which there are hundreds.
    NODE_COMPILE_CACHE: join(tmpdir(), "gates-compile-cache"),
    RATE_LIMIT: "off",
    MIN_FREE_MB: "0",
  };
  const { child, ended, ...server } = await startedProcess({ ...own, ...env }, before);
  return {
    ...server,
    pid: child.pid,
    /** Sends a signal and ends when the process has. */
    async end(signal: "SIGKILL" | "SIGTERM") {
      child.kill(signal);
      await ended;
    },
  };
}
