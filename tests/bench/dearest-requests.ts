/*
 * node tests/bench/dearest-requests.ts [folder]: what strangers can make the server spend. Prints, for each
 * route, the processor time of its dearest request before and after the rate limit, and the memory that
 * 400 slow readers and 400 slow writers take. Needs the served build.
 *   folder  of another version of this project, to compare with
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sendPath } from "#contract/form-endpoint.ts";
import { headOf, resumeHead } from "#server/testing/ask.ts";

const project = join(import.meta.dirname, "..", "..");
const folder = process.argv[2] ?? project;

/** Scripts of earlier builds. */
const earlierFiles = Array.from({ length: 50 }, (_, i) => `script${i}.1f2e3d.js`);

async function startServer(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "dearest-"));
  const siteDir = join(project, "dist", "served");
  mkdirSync(join(dataDir, "earlier-files"));
  for (const name of earlierFiles)
    writeFileSync(join(dataDir, "earlier-files", name), randomBytes(200_000));
  // The heap that V8 chooses in a container of 512 MB.
  const heap = ["--max-semi-space-size=8", "--max-old-space-size=256"];
  const child = spawn(process.execPath, [...heap, join(folder, "server/main.ts")], {
    env: { PATH: process.env["PATH"], PORT: "0", DATA_DIR: dataDir, SITE_DIR: siteDir, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  child.stdout.resume();
  const port = Number(/http:\/\/127\.0\.0\.1:(\d+)/.exec(line.toString())?.[1]);
  const proc = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, "utf8");
  return {
    port,
    /** Processor time so far in ms; Linux counts hundredths of a second. */
    cpu() {
      const fields = proc("stat").split(") ")[1]?.split(" ") ?? [];
      return 10 * (Number(fields[11]) + Number(fields[12]));
    },
    /** Resident memory in MB. */
    memory: () => Number(/^VmRSS:\s+(\d+)/m.exec(proc("status"))?.[1]) / 1024,
    stop: () => child.kill("SIGKILL"),
  };
}
type Server = Awaited<ReturnType<typeof startServer>>;

const urlencoded = { type: "application/x-www-form-urlencoded" };
const json = { path: sendPath, type: "application/json" };
const html = "Accept: text/html\r\n";
const post = (body: string, form?: Parameters<typeof headOf>[1], more = html) =>
  `${headOf(`${more}Content-Length: ${Buffer.byteLength(body)}`, form)}${body}`;
const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const quotes = `template_id=application&job_title=${'"'.repeat(99_000)}`;
const members = Array.from({ length: 28_000 }, (_, i) => `"${i}":0`).join();
const ids = "user_id=website&service_id=site&template_id=contact&name=a&email=a@b.c&subject=a";
/** Every fifth byte could begin a delimiter. */
const fileOf = (megabytes: number) =>
  `${resumeHead}%PDF-${"\r\n--c".repeat(200_000 * megabytes)}\r\n--b--`;
const fileOfParts = `${resumeHead}%PDF-${"\r\n--b\r".repeat(850_000)}\r\n--b--`;

const forms = {
  "form: 99 kB of quotes": post(quotes, urlencoded),
  "form: 316 kB of quotes": post(`job_title=${'"'.repeat(315_900)}`, urlencoded),
  "form: 158,000 names": post("a&".repeat(158_000), urlencoded),
  "form: 105,000 escapes": post(`message=${"%22".repeat(105_000)}`, urlencoded),
  "form: 105,000 invalid escapes": post(`message=${"%zz".repeat(105_000)}`, urlencoded),
  "form: the longest valid text": post(`${ids}&message=${"%E5%AD%97".repeat(30_000)}`, urlencoded),
  "multipart: 100 kB of quotes": post(`${part("job_title", '"'.repeat(99_000))}--b--`),
  "multipart: 5,000 parts": post(`${part("a", "").repeat(5000)}--b--`),
  "multipart: a file of 5 MB": post(fileOf(5)),
  "multipart: 850,000 parts in a file": post(fileOfParts),
  "multipart: 20 MB of parts": post(`${part("a", "").repeat(400_000)}--b--`),
  "multipart: 60 MB of text": post(part("a", "x".repeat(60_000_000))),
  "JSON: 28,000 members": post(`{"template_params":{${members}}}`, json),
  "JSON: 158,000 brackets": post("[".repeat(158_000) + "]".repeat(158_000), json),
  "JSON: 60 MB": post("x".repeat(60_000_000), json),
};
const commas = `Accept-Encoding: ${"a;q=1,".repeat(2500)}\r\n`;
const others = {
  "page (181 kB)": get("/portfolio"),
  "page with 15 kB of Accept-Encoding": get("/", commas),
  "page with 15 kB of If-None-Match": get("/", `If-None-Match: ${",".repeat(15_000)}\r\n`),
  "not found": get(`/${"a/".repeat(240)}`),
  "a path of 15,000 slashes": get(`${"/".repeat(15_000)}a`),
  "redirect with 15 kB of query": get(`/about/?${"'".repeat(15_000)}`),
  "/readyz": get("/readyz"),
  "a link to a file that is not valid": get(`/files/1-99999-${"a".repeat(24)}`),
  "a body of 60 MB for a page": `${headOf("Content-Length: 60000000", { path: "/" })}${"x".repeat(60_000_000)}`,
};

/** @returns the answer, up to the end of its connection */
async function answered(port: number, request: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1"))).on("error", () => {});
  socket.write(request.replace("Host: a\r\n", "Host: a\r\nConnection: close\r\n"), "latin1");
  await new Promise((closed) => socket.once("close", closed));
  return text;
}

/** Mean processor time of one request in ms, and what was answered. */
async function cost({ port, cpu }: Server, request: string) {
  const times = request.length > 1_000_000 ? 5 : 50;
  for (let i = 0; i < 3; i += 1) await answered(port, request);
  const before = cpu();
  let answer = "";
  for (let i = 0; i < times; i += 1) answer = await answered(port, request);
  return { ms: (cpu() - before) / times, status: answer.slice(9, 12), bytes: answer.length };
}

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

async function printCosts(): Promise<void> {
  const free = await startServer({ RATE_LIMIT: "off" });
  const limited = await startServer({ RATE_LIMIT: "1/1" });
  row("request", "kB", "ms", "answer", "kB", "ms past the limit", "answer", "kB");
  row(..."--------".split("").map(() => "---"));
  for (const [name, request] of Object.entries({ ...forms, ...others })) {
    const [one, other] = [await cost(free, request), await cost(limited, request)];
    const cells = [one, other].flatMap(({ ms, status, bytes }) => [
      ms.toFixed(1),
      status,
      kilobytes(bytes),
    ]);
    row(name, kilobytes(request.length), ...cells);
  }
  free.stop();
  limited.stop();
}

/** Opens 400 connections from 8 addresses that send the bytes and read nothing. */
async function crowd(port: number, bytes: string): Promise<Socket[]> {
  const sockets = Array.from({ length: 400 }, (_, i) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: `127.0.0.${10 + (i % 8)}` });
    socket.on("error", () => {}).pause();
    socket.write(bytes, "latin1");
    return socket;
  });
  await sleep(500);
  return sockets;
}

/** Most memory above idle in MB while a crowd is connected, and whether others are served. */
async function printMemory(name: string, bytes: string, limit = "off"): Promise<void> {
  const server = await startServer({ RATE_LIMIT: limit });
  for (let i = 0; i < 20; i += 1) await answered(server.port, get("/"));
  const idle = server.memory();
  const sockets = await crowd(server.port, bytes);
  let most = 0;
  for (let i = 0; i < 80; i += 1) {
    most = Math.max(most, server.memory());
    await sleep(100);
  }
  const left = server.memory();
  const small = post(`${part("template_id", "application")}${fileOf(2)}`, undefined, "");
  const upload = (await answered(server.port, small)).slice(9, 12);
  row(name, idle.toFixed(0), (most - idle).toFixed(0), (left - idle).toFixed(0), upload);
  for (const socket of sockets) socket.destroy();
  server.stop();
}

await printCosts();
console.log();
row("400 connections", "MB idle", "most above", "after 8 s", "a file of 2 MB from another");
row("---", "---", "---", "---", "---");
await printMemory("readers of 99 kB of quotes", forms["form: 99 kB of quotes"]);
await printMemory("the same past the limit", forms["form: 99 kB of quotes"], "1/1");
await printMemory("readers of 105,000 escapes", forms["form: 105,000 escapes"]);
await printMemory(
  "readers of the longest valid text, past the limit",
  forms["form: the longest valid text"],
  "1/1",
);
await printMemory("readers of a page (181 kB)", get("/portfolio"));
const scripts = earlierFiles.slice(0, 4).map((name) => get(`/_astro/${name}`));
await printMemory("readers of four scripts of an earlier build", scripts.join(""));
await printMemory("readers of 2,500 pages each", get("/portfolio").repeat(2500));
await printMemory("readers of 100 refused forms each", post("a=1", urlencoded).repeat(100), "1/1");
await printMemory("writers of a form", forms["form: 105,000 escapes"].slice(0, -9));
await printMemory("writers of a file", forms["multipart: a file of 5 MB"].slice(0, -99));
