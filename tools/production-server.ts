import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The build's and the server's in tests (package.json): every opening is open then, whenever they run. */
export const testDay = "2026-11-21";

/**
 * Starts the production server on a free port, with an inbox of its own that goes away with it.
 * @param siteDir the built site, absolute or relative to the project
 * @throws when it does not start; it says why itself
 */
export async function startProductionServer(siteDir = "dist/served") {
  const dataDir = await mkdtemp(join(tmpdir(), "thirteen-gates-"));
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: join(import.meta.dirname, ".."),
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
  process.once("exit", () => server.kill()); // also when whoever started it fails
  const url = await new Promise<string>((resolve, reject) => {
    // Read to the end: a full pipe would stop the server.
    createInterface(server.stdout).on("line", (line) => {
      const [, address] = /The site is at (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    server.once("exit", () => reject(new Error("The server did not start.")));
  });
  const stop = async () => {
    if (server.kill()) await once(server, "exit");
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, pid: server.pid, stop };
}
