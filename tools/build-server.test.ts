import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sendFormPath } from "../contract/provider.ts";
import { openStore } from "../server/inbox/store.ts";
import { formOf, ids, providerIds, typed } from "../server/testing/app.ts";
import { allowSlowMachines } from "../server/testing/eventually.ts";
import { buildServer } from "./build-server.ts";

allowSlowMachines();

const root = join(import.meta.dirname, "..");

/** A folder that stands for the project: what the built server needs besides itself. */
function projectFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), "gates-built-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  symlinkSync(join(root, "node_modules"), join(dir, "node_modules"));
  return dir;
}

test("the built server takes a message and keeps it in the project's folder", async () => {
  const dir = projectFolder();
  await buildServer(root, join(dir, "dist"));
  const env = {
    PATH: process.env["PATH"],
    PORT: "0",
    API_ONLY: "1",
    VITE_EMAIL_PUBLIC_KEY: providerIds.publicKey,
    VITE_EMAIL_SERVICE_ID: providerIds.serviceId,
    VITE_EMAIL_CONTACT_TEMPLATE_ID: providerIds.contactTemplateId,
    VITE_EMAIL_APPLICATION_TEMPLATE_ID: providerIds.applicationTemplateId,
  };
  const server = spawn(process.execPath, [join(dir, "dist", "server.js")], { env, cwd: tmpdir() });
  onTestFinished(() => void server.kill("SIGKILL"));
  let said = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  }
  await expect.poll(() => said).toContain("npm run inbox");
  const url = `${/http:\S+/.exec(said)?.[0]}${sendFormPath}`;
  const answer = await fetch(url, { method: "POST", body: formOf({ ...typed, ...ids }) });
  expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
  const store = openStore(join(dir, "data"));
  onTestFinished(() => store.close());
  expect(store.list()).toMatchObject([typed]);
});
