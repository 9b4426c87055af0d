import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The date of the build (tools/test.ts) and the server in tests: every job opening is open. */
export const testDay = "2026-11-21";

/**
 * Starts the production server, unless told otherwise on a free port and with a temporary inbox.
 * @param siteDir the built site, absolute or relative to the project
 * @param more `dataDir` is kept when the server stops; `folder` is of another version of the project
 * @throws when it does not start; the reason is on its stderr
 */
export async function startProductionServer(
  siteDir = "dist/served",
  more: { port?: number; dataDir?: string; env?: Record<string, string>; folder?: string } = {},
) {
  const dataDir = more.dataDir ?? (await mkdtemp(join(tmpdir(), "site-")));
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: more.folder ?? join(import.meta.dirname, ".."),
    env: {
      ...process.env,
      PORT: String(more.port ?? 0),
      HOST: "127.0.0.1",
      SITE_DIR: siteDir,
      SITE_DAY: testDay,
      DATA_DIR: dataDir,
      ...more.env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const kill = () => server.kill();
  process.once("exit", kill); // also if the caller fails without stopping it
  server.once("exit", () => process.off("exit", kill));
  const url = await new Promise<string>((resolve, reject) => {
    // Keep reading: a full pipe would block the server.
    createInterface(server.stdout).on("line", (line) => {
      const [, address] = /The site is at (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    server.once("exit", () => reject(new Error("The server did not start.")));
  });
  const stop = async () => {
    if (server.kill()) await once(server, "exit");
    if (more.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  return { url, dataDir, pid: server.pid, stop };
}
