/*
 * Proves that no request is lost while the server restarts behind Debian's nginx and Caddy with the files of hosting/, and
 * with a socket as systemd keeps it (hosting/agency-site.socket). `npm run test:long` installs what it needs where it may.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { projectRoot } from "#server/served-environment.ts";
import { formOf, message } from "#server/testing/forms.ts";
import { numbersIn, openedStore } from "#server/testing/store.ts";
import { folderOf, tempDir } from "#server/testing/temp.ts";
import { freePort } from "#tests/support/free-port.ts";
import { startCaddy } from "#tests/support/faults/caddy.ts";
import { startNginx } from "#tests/support/faults/nginx.ts";
import { findProgram } from "#tools/browsers.ts";

/** As systemd starts one server after the other on a socket that it keeps. */
async function restartingServer() {
  const [port, dataDir] = [await freePort(), tempDir()];
  const env = {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: join(projectRoot, "node_modules/.cache/node"),
    DATA_DIR: dataDir,
    SITE_DIR: folderOf({ "index.html": "home" }),
    TRUST_PROXY: "X-Forwarded-For",
    RATE_LIMIT: "off",
    MIN_FREE_MB: "0",
  };
  // The outer shell keeps the socket. Each server is told that it is its own.
  const one = `LISTEN_PID=$$ exec ${process.execPath} server/main.ts`;
  const loop = `while :; do sh -c '${one}'; done`;
  const passed = Object.keys(env).flatMap((name) => ["-E", name]);
  const activate = ["-l", `127.0.0.1:${port}`, ...passed, "--", "sh", "-c", loop];
  const parent = spawn(activator, activate, {
    cwd: projectRoot,
    env,
    detached: true,
    stdio: "ignore",
  });
  const { pid = 0 } = parent;
  onTestFinished(() => void process.kill(-pid, "SIGKILL"));
  const server = () => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8"));
  return { port, dataDir, restart: () => process.kill(server(), "SIGTERM") };
}

type Ask = (path: string, more?: { body?: FormData }) => Promise<{ status: number; text: string }>;

/** @returns what was answered to a thousand requests during restarts, a message among ten, and how often */
async function answers(ask: Ask, restart: () => void) {
  const counts: Record<string, number> = {};
  const numbers = Array.from({ length: 1000 }, (_, index) => index).values();
  const worker = async () => {
    for (const number of numbers) {
      if (number % 150 === 20) restart();
      const isForm = number % 10 === 0;
      const asked = isForm ? ask(sendFormPath, { body: formOf(message) }) : ask("/");
      const { status, text } = await asked.catch((error: Error) => ({
        status: 0,
        text: error.message,
      }));
      const answer = `${status} ${text.slice(0, 40)}`;
      counts[answer] = (counts[answer] ?? 0) + 1;
      await pause(20);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return counts;
}
const none = { "200 home": 900, "200 OK": 100 };
const activator = "/usr/bin/systemd-socket-activate";
const isReady = (proxy: "nginx" | "caddy") => existsSync(activator) && Boolean(findProgram(proxy));
if (!existsSync(activator) && process.env["CI"] === "true") throw new Error("systemd is needed.");

test.runIf(isReady("nginx"))("none of 1,000 requests is lost behind nginx", async () => {
  const { port, dataDir, restart } = await restartingServer();
  const { ask } = await startNginx(port);
  expect(await answers(ask, restart)).toEqual(none);
  expect(await numbersIn(openedStore(dataDir).store)).toHaveLength(100);
});

test.runIf(isReady("caddy"))("none of 1,000 requests is lost behind Caddy", async () => {
  const { port, dataDir, restart } = await restartingServer();
  const config = readFileSync(join(projectRoot, "hosting/Caddyfile"), "utf8");
  const { ask } = await startCaddy(config, { DOMAIN: "localhost", SERVER: `127.0.0.1:${port}` });
  expect(await answers(ask, restart)).toEqual(none);
  expect(await numbersIn(openedStore(dataDir).store)).toHaveLength(100);
});
