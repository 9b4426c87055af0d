import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { projectRoot } from "../../../server/environment.ts";
import { folderOf } from "../../../server/testing/temp.ts";

export type ServerProcess = {
  port: number;
  pid: number;
  /** Everything it said so far. */
  said(): string;
  /** Sends a signal and ends when the process has; returns its exit code. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
  isRunning(): boolean;
  /** In bytes, after collecting garbage. */
  memory(): Promise<number>;
};

type Options = {
  /** Soft limit on the size of any file, in blocks of 512 bytes: stands in for a full disk. */
  fileBlocks?: number;
};

const main = join(projectRoot, "server/main.ts");
// Memory that V8 and malloc hold ready grows with the load up to limits of their own; with both kept
// small, what still grows is what is never let go of.
const options = ["--expose-gc", "--max-semi-space-size=8"];
const fewArenas = { MALLOC_ARENA_MAX: "1" };

// Compiled once for all starts, of which there are thousands.
const compileCache = join(tmpdir(), "gates-compile-cache");
const probe = join(import.meta.dirname, "memory-probe.ts");

/** Pages enough to be asked for, without building the site. */
const smallSite = (): string =>
  folderOf({
    "index.html": `<!doctype html><title>home</title>${"<p>text</p>".repeat(2000)}`,
    "404.html": "<!doctype html><title>missing</title>",
    "_astro/app.js": `console.log(${JSON.stringify("x".repeat(50_000))})`,
  });

/**
 * Starts the real server on a free port of this machine and waits until it takes requests.
 * @throws Error with what it said when it ends instead
 */
export async function startServer(
  env: Record<string, string>,
  { fileBlocks }: Options = {},
): Promise<ServerProcess> {
  const site = smallSite();
  const words = [process.execPath, ...options, "--import", probe, main];
  // POSIX counts ulimit's blocks in 512 bytes, some shells in 1024: both are limits.
  const limited = ["sh", "-c", `ulimit -S -f ${fileBlocks} && exec "$@"`, "sh", ...words];
  const [command = "", ...args] = fileBlocks === undefined ? words : limited;
  const child = spawn(command, args, {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: compileCache,
      ...fewArenas,
      PORT: "0",
      RATE_LIMIT: "off",
      // Never the data's folder: all that is in the site's is read into memory at the start.
      SITE_DIR: site,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (more: string) => (text = (text + more).slice(-50_000)));
  }
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const port = await portOf(child, () => text);
  return {
    port,
    // A process that has said something has an id.
    pid: child.pid as number,
    said: () => text,
    end(signal) {
      child.kill(signal);
      return ended;
    },
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async memory() {
      child.send("memory");
      const [bytes] = (await once(child, "message")) as [number];
      return bytes;
    },
  };
}

async function portOf(child: ChildProcess, said: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null, signal: NodeJS.Signals | null) =>
      reject(new Error(`The server ended at its start (${signal ?? code}): ${said()}`));
    child.once("close", fail);
    child.stdout?.on("data", function look() {
      const port = /localhost:(\d+)/.exec(said())?.[1];
      if (port === undefined) return;
      child.off("close", fail);
      child.stdout?.off("data", look);
      resolve(Number(port));
    });
  });
}
