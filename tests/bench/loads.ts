/*
 * npx node tests/bench/loads.ts [visitors] [webhooks] [strangers]: the server under load; all by default. Needs the served build.
 *   visitors   start, pages and messages: processor time, memory, messages a second that are on the disk before their
 *              answer, with SQLite and with a PostgreSQL on the same machine
 *   webhooks   messages a second while two webhooks get each, beside none
 *   strangers  processor time of the dearest requests before and after the rate limit, and memory that 400 slow clients take
 * Options: --runs and --beside FOLDER, as in compare.ts.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { message } from "#server/testing/forms.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { folders, inTurn, parts, print, startBuild } from "./compare.ts";
import { crowds, dearRequests, get, upload } from "./dear-requests.ts";

/** The heap that V8 chooses in a container of 512 MB. */
const heap = { NODE_OPTIONS: "--max-semi-space-size=8 --max-old-space-size=256" };

/** Starts a version's server. */
async function startServer(folder: string, env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "loads-"));
  const server = await startBuild(folder, { ...heap, MIN_FREE_MB: "0", ...env }, dataDir);
  const proc = (file: string) => readFileSync(`/proc/${server.pid}/${file}`, "utf8");
  return {
    url: server.url,
    port: Number(new URL(server.url).port),
    /** Processor time so far in ms; Linux counts hundredths of a second. */
    cpu() {
      const fields = proc("stat").split(") ")[1]?.split(" ") ?? [];
      return 10 * (Number(fields[11]) + Number(fields[12]));
    },
    /** Resident memory in MB. */
    memory: () => Number(/^VmRSS:\s+(\d+)/m.exec(proc("status"))?.[1]) / 1024,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
type Server = Awaited<ReturnType<typeof startServer>>;

const clients = 16;
const seconds = 5;

/** Sends requests from all clients for some seconds. @returns how many, and their processor time in ms */
async function load({ cpu }: Server, send: () => Promise<Response>) {
  for (let i = 0; i < 200; i += 1) await (await send()).arrayBuffer();
  const before = cpu();
  let sent = 0;
  const end = performance.now() + 1000 * seconds;
  const visit = async () => {
    for (; performance.now() < end; sent += 1) {
      const answer = await send();
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, visit));
  return { sent, ms: (cpu() - before) / sent };
}

/** @returns a function that posts one message more */
function posting({ url }: Server) {
  let count = 0;
  return () => {
    const fields = { ...message, message: `${message.message} ${(count += 1)}` };
    return fetch(url + sendFormPath, { method: "POST", body: new URLSearchParams(fields) });
  };
}

const visit = (env: Record<string, string>) => async (folder: string) => {
  const server = await startServer(folder, { RATE_LIMIT: "off", ...env });
  const start = { "start, ms": server.cpu(), "after start, MB": server.memory() };
  const page = await load(server, () => fetch(server.url));
  const stored = await load(server, posting(server));
  const end = { "messages a second": stored.sent / seconds, "in the end, MB": server.memory() };
  await server.stop();
  return { ...start, "page, ms": page.ms, "message, ms": stored.ms, ...end };
};

/** Messages a second with these settings, and how many events came meanwhile. */
const withWebhooks = (received: () => number) => async (env: Record<string, string>) => {
  const server = await startServer(folders[0] ?? "", { RATE_LIMIT: "off", ...env });
  const before = received();
  const { sent, ms } = await load(server, posting(server));
  const events = received() - before;
  await server.stop();
  return { "messages a second": sent / seconds, "message, ms": ms, events };
};

/** A receiver of webhooks. */
async function receiver() {
  let received = 0;
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      received += 1;
      response.end("ok");
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  return {
    url: `http://127.0.0.1:${port}/`,
    received: () => received,
    close: () => server.close().closeAllConnections(),
  };
}

/** @returns the answer */
async function answered(port: number, request: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket
    .on("error", () => {})
    .on("data", (chunk: Buffer) => {
      text += chunk.toString("latin1");
      const [head = ""] = text.split("\r\n\r\n", 1);
      const length = /^content-length: (\d+)/im.exec(head)?.[1];
      // The server leaves a connection open for a while whose body it does not read.
      if (text.length === head.length + 4 + Number(length)) socket.destroy();
    });
  socket.write(request.replace("Host: a\r\n", "Host: a\r\nConnection: close\r\n"), "latin1");
  await new Promise((closed) => socket.once("close", closed));
  return text;
}
const statusOf = (answer: string) => Number(answer.slice(9, 12));

/** Mean processor time of one request. */
async function cost({ port, cpu }: Server, request: string) {
  const times = request.length > 1_000_000 ? 5 : 50;
  for (let i = 0; i < 3; i += 1) await answered(port, request);
  const before = cpu();
  let answer = "";
  for (let i = 0; i < times; i += 1) answer = await answered(port, request);
  return { ms: (cpu() - before) / times, status: statusOf(answer), kB: answer.length / 1000 };
}

type Limits = { free: Server; limited: Server };
const stranger = (request: string) => async (servers: Limits) => {
  const [free, limited] = [await cost(servers.free, request), await cost(servers.limited, request)];
  return {
    ms: free.ms,
    answer: free.status,
    "answer, kB": free.kB,
    "past the limit, ms": limited.ms,
    "past the limit, answer": limited.status,
  };
};

/** Most memory above idle while 400 connections from eight addresses are open, and whether others are served. */
const crowd = (bytes: string, limit: string) => async (folder: string) => {
  const server = await startServer(folder, { RATE_LIMIT: limit });
  const { port, memory } = server;
  for (let i = 0; i < 20; i += 1) await answered(port, get("/"));
  const idle = memory();
  const sockets = Array.from({ length: 400 }, (_, i) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: `127.0.0.${10 + (i % 8)}` });
    socket.on("error", () => {}).pause();
    socket.write(bytes, "latin1");
    return socket;
  });
  let most = 0;
  for (let i = 0; i < 85; i += 1) {
    most = Math.max(most, memory());
    await sleep(100);
  }
  const left = memory();
  const other = statusOf(await answered(port, upload));
  for (const socket of sockets) socket.destroy();
  await server.stop();
  return { "idle, MB": idle, "most above, MB": most - idle, "after 8 s, MB": left - idle, other };
};

const isWanted = (part: string) => parts.length === 0 || parts.includes(part);

if (isWanted("visitors")) {
  const postgres = await startPostgres();
  const stores = { SQLite: {}, PostgreSQL: { DATABASE_URL: postgres.urlOf("postgres") } };
  const rows = [];
  for (const [name, env] of Object.entries(stores))
    rows.push({ name, results: await inTurn(folders, visit(env)) });
  await postgres.remove();
  print(rows);
}
if (isWanted("webhooks")) {
  const [postgres, hook] = [await startPostgres(), await receiver()];
  const stores = { SQLite: {}, PostgreSQL: { DATABASE_URL: postgres.urlOf("postgres") } };
  const WEBHOOK_SECRET = `whsec_${randomBytes(32).toString("base64")}`;
  const two = { WEBHOOK_URL: `${hook.url}1,${hook.url}2`, WEBHOOK_SECRET };
  const rows = [];
  for (const [name, env] of Object.entries(stores)) {
    const settings = [{ ...env, ...two }, env];
    rows.push({ name, results: await inTurn(settings, withWebhooks(hook.received)) });
  }
  await postgres.remove();
  hook.close();
  print(rows);
}
if (isWanted("strangers")) {
  const servers = await Promise.all(
    folders.map(async (folder) => ({
      free: await startServer(folder, { RATE_LIMIT: "off" }),
      limited: await startServer(folder, { RATE_LIMIT: "1/1" }),
    })),
  );
  const rows = [];
  for (const [name, request] of Object.entries(dearRequests))
    rows.push({ name, results: await inTurn(servers, stranger(request), 1) });
  for (const { free, limited } of servers) await Promise.all([free.stop(), limited.stop()]);
  for (const { name, bytes, limit = "off" } of crowds)
    rows.push({ name: `400: ${name}`, results: await inTurn(folders, crowd(bytes, limit), 1) });
  print(rows);
}
