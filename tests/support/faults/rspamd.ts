import { execFile, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished, vi } from "vitest";
import { tempDir } from "#server/testing/temp.ts";
import { requireProgram } from "#tools/browsers.ts";
import { freePort } from "#tests/support/free-port.ts";

const run = promisify(execFile);

/** Runs Debian's rspamd with its own configuration, but on free ports and without anybody to ask. */
export async function startRspamd() {
  const dir = tempDir();
  const [port, controller, nobody] = [await freePort(), await freePort(), await freePort()];
  const settings = {
    "worker-normal.inc": `bind_socket = "127.0.0.1:${port}"; count = 1;`,
    "worker-controller.inc": `bind_socket = "127.0.0.1:${controller}";`,
    "worker-proxy.inc": "enabled = false;",
    "worker-fuzzy.inc": "enabled = false;",
    "options.inc": `dns { nameserver = ["127.0.0.1:${nobody}"]; timeout = 0.1s; retransmits = 1; }`,
  };
  const variables = { LOCAL_CONFDIR: "conf", RUNDIR: "run", DBDIR: "db", LOGDIR: "log" };
  for (const name of Object.values(variables)) mkdirSync(join(dir, name));
  mkdirSync(join(dir, "conf/local.d"));
  for (const [name, text] of Object.entries(settings))
    writeFileSync(join(dir, "conf/local.d", name), `${text}\n`);
  await run("chown", ["-R", "_rspamd", dir]);
  const child = spawn(requireProgram("rspamd"), [
    ..."-f -u _rspamd -g _rspamd -c /etc/rspamd/rspamd.conf".split(" "),
    ...Object.entries(variables).map(([name, folder]) => `--var=${name}=${join(dir, folder)}`),
  ]);
  child.stdout.resume();
  child.stderr.resume();
  const ended = new Promise((resolve) => child.on("close", resolve));
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  const server = `http://127.0.0.1:${port}`;
  // It compiles its lists first, which takes a busy machine a minute.
  const minutes = { timeout: 240_000, interval: 250 };
  await vi.waitFor(async () => (await fetch(`${server}/ping`)).text(), minutes);
  /** @returns the points of each rule that is about the mail; DNS is missing here, so what it costs is left out */
  return async (mail: string, from: string, to: string): Promise<Record<string, number>> => {
    const headers = { From: from, Rcpt: to, IP: "198.51.100.7", Helo: "www.office.test" };
    const answer = await fetch(`${server}/checkv2`, {
      method: "POST",
      headers,
      body: Buffer.from(mail, "latin1"),
    });
    const { symbols } = (await answer.json()) as { symbols: Record<string, { score: number }> };
    const scores = Object.entries(symbols).map(([name, { score }]) => [name, score] as const);
    return Object.fromEntries(
      scores.filter(([name, score]) => score !== 0 && !/^(?:HFILTER|RDNS)_/.test(name)),
    );
  };
}
