import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { projectRoot } from "../../../server/environment.ts";
import { folderOf } from "../../../server/testing/temp.ts";

export type ServerProcess = {
  port: number;
  /** Sends a signal and ends when the process has. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<unknown>;
};

/** The server's command, in a shell that lets no file grow beyond so many blocks of 512 or 1024 bytes. */
const limited = 'ulimit -S -f "$0" && exec "$@"';

/**
 * Starts the real server on a free port of this machine and waits until it takes requests.
 * @param fileBlocks the largest file: stands in for a full disk
 * @throws with what it said when it ends instead
 */
export async function startServer(
  env: Record<string, string>,
  fileBlocks: number | "unlimited" = "unlimited",
): Promise<ServerProcess> {
  const words = [process.execPath, join(projectRoot, "server/main.ts")];
  const child = spawn("sh", ["-c", limited, String(fileBlocks), ...words], {
    env: {
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
        const [, found] = /localhost:(\d+)/.exec(said) ?? [];
        if (found) resolve(Number(found));
      });
    child.once("close", () => reject(new Error(`The server ended at its start: ${said}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { port, end };
}
