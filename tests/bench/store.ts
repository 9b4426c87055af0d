/*
 * Durable messages a second and memory: a server of another version with SQLite, this one with SQLite, and this one with
 * a PostgreSQL on the same machine. In rounds, so that all have the same hour: `npx node tests/bench/store.ts FOLDER`, the folder
 * of the other version with its packages.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { projectRoot } from "#server/served-environment.ts";
import { message } from "#server/testing/forms.ts";
import { startPostgres } from "#tests/support/postgres.ts";

const [rounds, seconds, clients] = [5, 6, 16];

/** Posts messages to a server for some seconds. @returns messages a second, and its memory in MB */
async function measure(folder: string, env: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), "bench-store-"));
  writeFileSync(join(dir, "index.html"), "home");
  const own = { PORT: "0", SITE_DIR: dir, DATA_DIR: join(dir, "data"), RATE_LIMIT: "off" };
  const main = join(folder, "server/main.ts");
  const args = ["--max-semi-space-size=8", main];
  const child = spawn(process.execPath, args, { env: { ...own, MIN_FREE_MB: "0", ...env } });
  try {
    let out = "";
    const port = await new Promise<number>((done, fail) => {
      child.once("close", () => fail(new Error(out)));
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (bytes: Buffer) => {
          out += bytes.toString();
          const found = /http:\/\/127\.0\.0\.1:(\d+)[^]*npm run inbox/.exec(out);
          if (found) done(Number(found[1]));
        });
    });
    const body = new URLSearchParams(message).toString();
    const post = async (i: number) => {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const init = { method: "POST", headers, body: `${body}${i}` };
      const answer = await fetch(`http://127.0.0.1:${port}${sendFormPath}`, init);
      if ((await answer.text()) !== "OK") throw new Error(`${answer.status}`);
    };
    for (let i = 0; i < 200; i += 1) await post(i);
    let sent = 0;
    const end = performance.now() + 1000 * seconds;
    const visit = async () => {
      for (; performance.now() < end; sent += 1) await post(sent);
    };
    await Promise.all(Array.from({ length: clients }, visit));
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    return { rate: sent / seconds, memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 };
  } finally {
    child.removeAllListeners("close");
    child.kill("SIGKILL");
    rmSync(dir, { recursive: true, force: true });
  }
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

const other = process.argv[2];
if (other === undefined) throw new Error("Name the folder of the version to compare with.");
const postgres = await startPostgres();
const here = projectRoot;
const kinds: [string, string, Record<string, string>][] = [
  ["SQLite before", resolve(other), {}],
  ["SQLite now", here, {}],
  ["PostgreSQL", here, { DATABASE_URL: postgres.urlOf("postgres") }],
];
const results = kinds.map(() => [] as Awaited<ReturnType<typeof measure>>[]);
for (let round = 0; round < rounds; round += 1)
  for (const [at, [, folder, env]] of kinds.entries())
    results[at]?.push(await measure(folder, env));
await postgres.remove();
const before = results[0] ?? [];
for (const [at, [name]] of kinds.entries()) {
  const own = results[at] ?? [];
  const ratios = own.map(({ rate }, round) => rate / (before[round]?.rate ?? 1));
  console.log(
    `${name.padEnd(14)} ${median(own.map(({ rate }) => rate))
      .toFixed(0)
      .padStart(5)} messages/s, ` +
      `${median(ratios).toFixed(2)} of before (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}), ` +
      `${median(own.map(({ memory }) => memory)).toFixed(0)} MB`,
  );
}
