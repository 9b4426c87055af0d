import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { expect, vi } from "vitest";
import { projectRoot } from "#tests/journeys/support/server.ts";
import { copyBrand } from "#tests/support/brand-copies.ts";
import { freePort } from "#tests/support/free-port.ts";
import { launchArgs, requireProgram } from "#tools/browsers.ts";

/** Below the project, as the folder is by default. */
const dataDir = "dist/test-data";
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
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * The editor in a browser, on a copy of the brand made for tests, until `close`.
 * @param copy the folder in the project that gets it
 */
export async function openEditor(copy: string) {
  await copyBrand(copy);
  const executablePath = requireProgram("chromium");
  const browser = await chromium.launch({ executablePath, args: [...launchArgs] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(60_000);
  const opened = Promise.withResolvers<string>();
  const closed = Promise.withResolvers<void>();
  const running = withEditor(copy, async (url) => {
    await page.goto(`${url}/edit`);
    opened.resolve(url);
    await closed.promise;
  });
  running.catch(opened.reject);
  const url = await opened.promise;
  return {
    page,
    url,
    async close() {
      closed.resolve();
      await running;
      await browser.close();
      await rm(copy, { recursive: true, force: true });
    },
  };
}
