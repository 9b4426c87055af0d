import { spawn } from "node:child_process";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { files } from "#server/testing/site.ts";
import { folderOf } from "#server/testing/temp.ts";
import { freePort } from "#tests/support/free-port.ts";
import { untilStarted } from "#tests/support/patience.ts";
import { writeStaticHostFiles } from "#tools/site/static-host.ts";
import { installed } from "./packages.ts";

/** A folder as a static build has it. @param moved addresses that lead to others */
export async function builtStatic(moved = {}): Promise<string> {
  const { "contact/index.html": contact, "services/index.html": services, ...flat } = files;
  const folder = folderOf({ ...flat, "contact.html": contact, "services.html": services });
  await writeStaticHostFiles(folder, "", moved);
  return folder;
}

/** Serves it as Cloudflare Pages does, with their own program. @returns its origin */
export async function runPages(site: string): Promise<string> {
  const { folder } = await installed("wrangler@4.164.0");
  const port = await freePort();
  const bin = join(folder, "node_modules/wrangler/bin/wrangler.js");
  const args = ["pages", "dev", site, "--ip", "127.0.0.1", "--port", `${port}`];
  const wrangler = spawn(
    process.execPath,
    [bin, ...args, "--inspector-port", `${await freePort()}`, "--compatibility-date=2026-06-01"],
    { cwd: folder, env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" } },
  );
  onTestFinished(() => void wrangler.kill("SIGTERM"));
  const origin = `http://127.0.0.1:${port}`;
  await untilStarted(wrangler, () => fetch(origin));
  return origin;
}
