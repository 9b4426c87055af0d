import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { projectRoot } from "#tests/support/journeys/server.ts";
import { copyBrand } from "#tests/support/brand-copies.ts";
import { startChromium } from "#tests/support/chromium.ts";
import { freePort } from "#tests/support/free-port.ts";
import { untilStarted } from "#tests/support/patience.ts";

/** Below the project, as the folder is by default. */
const dataDir = "dist/test-data";

/**
 * `npm run edit` in a browser, on a copy of the brand made for tests, until `close`.
 * @param copy the folder in the project that gets it
 */
export async function openEditor(copy: string) {
  await copyBrand(copy);
  // The editor, Astro's server and the site's own each take a port.
  const port = await freePort();
  const editor = spawn(process.execPath, ["tools/dev.ts", "edit"], {
    cwd: projectRoot,
    // Without the test runner's environment variables, which would change the server's mode.
    env: {
      PATH: process.env["PATH"],
      PORT: `${port}`,
      DATA_DIR: join(projectRoot, dataDir),
      BRAND_DIR: copy,
    },
    stdio: process.env["SHOW"] ? "inherit" : "ignore",
  });
  process.once("exit", () => editor.kill()); // also when it does not start
  const ended = once(editor, "exit");
  const url = `http://localhost:${port}`;
  const isThere = async (path: string) => expect((await fetch(url + path)).status).toBe(200);
  for (const path of ["/edit", "/"]) await untilStarted(editor, () => isThere(path));
  const browser = await startChromium();
  const page = await browser.open();
  await page.goto(`${url}/edit`);
  return {
    page,
    url,
    async close() {
      await browser.close();
      editor.kill("SIGTERM");
      await ended;
      for (const folder of [dataDir, copy]) await rm(folder, { recursive: true, force: true });
    },
  };
}
