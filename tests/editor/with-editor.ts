import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { projectRoot } from "#tests/journeys/support/server.ts";
import { freePort } from "#tests/support/free-port.ts";

/** Below the project, as the folder is by default. */
export const dataDir = "dist/test-data";
const startTimeout = { timeout: 120_000, interval: 200 };

/** Runs `npm run edit` on a brand while `task` runs. @param brand its folder in the project */
export async function withEditor(brand: string, task: (url: string) => Promise<void>) {
  // The editor, Astro's server and the site's own each take a port.
  const port = await freePort();
  const editor = spawn(process.execPath, ["tools/dev.ts", "edit"], {
    cwd: projectRoot,
    // Without the test runner's environment variables, which would change the server's mode.
    env: {
      PATH: process.env["PATH"],
      PORT: `${port}`,
      DATA_DIR: join(projectRoot, dataDir),
      BRAND_DIR: brand,
    },
    stdio: process.env["SHOW"] ? "inherit" : "ignore",
  });
  const exited = once(editor, "exit");
  const url = `http://localhost:${port}`;
  const isThere = async (path: string) => expect((await fetch(url + path)).status).toBe(200);
  try {
    await vi.waitFor(() => isThere("/edit"), startTimeout);
    await vi.waitFor(() => isThere("/"), startTimeout);
    await task(url);
  } finally {
    editor.kill("SIGTERM");
    await exited;
  }
}
