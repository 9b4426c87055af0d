import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { freePort } from "../support/free-port.ts";

const startTimeout = { timeout: 120_000, interval: 200 };

/** Runs `npm run edit` in a copy of the project while `task` runs. */
export async function withEditor(copy: string, task: (url: string) => Promise<void>) {
  // The editor, Astro's server and the site's own each take a port.
  const port = await freePort();
  const editor = spawn(process.execPath, ["tools/dev.ts", "edit"], {
    cwd: copy,
    // Without the test runner's environment variables, which would change the server's mode.
    env: {
      PATH: process.env["PATH"],
      PORT: `${port}`,
      DATA_DIR: join(copy, "data"),
      BRAND_DIR: process.env["BRAND_DIR"],
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
