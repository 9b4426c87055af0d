import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { projectRoot } from "../../../server/settings-values.ts";
import { environment } from "../../../server/testing/serving.ts";
import { folderOf } from "../../../server/testing/temp.ts";

export type ServerProcess = {
  port: number;
  /** Sends a signal and ends when the process has. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<unknown>;
  /** Memory in use, in MB. */
  memory(): number;
};

/**
 * Starts the real server on a free port of this machine and waits until it takes requests.
 * @param before words before the command, such as those of a small disk
 * @throws with what it said when it ends instead
 */
export async function startServer(
  env: Record<string, string>,
  before: readonly string[] = [],
): Promise<ServerProcess> {
  const [program = "", ...words] = [
    ...before,
    process.execPath,
    join(projectRoot, "server/main.ts"),
  ];
  const child = spawn(program, words, {
    env: {
      ...environment,
      PATH: process.env["PATH"],
      // Compiled once for all starts, of which there are thousands.
      NODE_COMPILE_CACHE: join(tmpdir(), "gates-compile-cache"),
      PORT: "0",
      RATE_LIMIT: "off",
      SITE_DIR: folderOf({ "index.html": "<!doctype html><title>home</title>" }),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "close");
  let said = "";
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (more: string) => {
        said = (said + more).slice(-10_000);
        const [, found] = /127\.0\.0\.1:(\d+)/.exec(said) ?? [];
        if (found) resolve(Number(found));
      });
    child.once("close", () => reject(new Error(`The server ended at its start: ${said}`)));
  });
  return {
    port,
    async end(signal) {
      child.kill(signal);
      await ended;
    },
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
    },
  };
}
