import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDay } from "./build-date.ts";

const root = join(import.meta.dirname, "..");
// Far above the fraction of a second it takes: a slow machine is no fault.
const startWithinMs = 20_000;

type RunningServer = {
  url: string;
  /** Where its inbox is, until it stops. */
  dataDir: string;
  pid: number | undefined;
  stop: () => Promise<void>;
};

/**
 * Starts the production server on a free port, with an inbox of its own that goes away with it.
 * @param siteDir the built site, absolute or relative to the project
 * @throws with what the server said when it does not start
 */
export async function startProductionServer(siteDir = "dist/served"): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "thirteen-gates-"));
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      SITE_DIR: siteDir,
      SITE_DAY: testDay,
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => server.kill("SIGTERM");
  process.once("exit", kill); // also when whoever started it fails
  const stop = async () => {
    process.off("exit", kill);
    if (server.exitCode === null && server.signalCode === null) {
      kill();
      await once(server, "exit");
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await addressOf(server), dataDir, pid: server.pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const fail = () => reject(new Error(`The server did not start:\n${said}`));
    const timer = setTimeout(fail, startWithinMs);
    server.once("exit", fail);
    // Both streams are read to the end: a full pipe would stop the server.
    for (const stream of [server.stdout, server.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        const url = /The site is at (\S+)/.exec(said)?.[1];
        if (!url) return;
        clearTimeout(timer);
        server.off("exit", fail);
        resolve(url);
      });
  });
}
