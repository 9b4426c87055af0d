import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDay } from "./build-date.ts";

const root = join(import.meta.dirname, "..");

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
 * @throws when it does not start; it says why itself
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
    stdio: ["ignore", "pipe", "inherit"],
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

const addressOf = (server: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = "";
    // Read to the end: a full pipe would stop the server.
    server.stdout?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const url = /The site is at (\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    });
    server.once("exit", () => reject(new Error("The server did not start.")));
  });
