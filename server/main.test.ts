import { spawn, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { sendFormPath } from "#contract/provider.ts";
import { projectRoot } from "./environment.ts";
import { openStore } from "./inbox/store.ts";
import { formOf, ids, typed } from "./testing/app.ts";
import { rawConnection } from "./testing/listening.ts";
import { folderOf, tempDir } from "./testing/temp.ts";
import { allowSlowMachines, eventually } from "./testing/eventually.ts";

allowSlowMachines();

type Started = { child: ChildProcess; out(): string; err(): string; ended: Promise<number | null> };

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [join(projectRoot, "server/main.ts")], {
    cwd: tempDir(),
    env: { PATH: process.env["PATH"], PORT: "0", ...env },
  });
  let out = "";
  let err = "";
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, out: () => out, err: () => err, ended };
}

const builtSite = () => folderOf({ "index.html": "<title>home</title>" });

async function started(env: Record<string, string>) {
  const server = start(env);
  await eventually(() => expect(server.out()).toContain("npm run inbox"));
  const port = Number(/localhost:(\d+)/.exec(server.out())?.[1]);
  const post = (fields = { ...typed, ...ids }) =>
    fetch(`http://127.0.0.1:${port}${sendFormPath}`, { method: "POST", body: formOf(fields) });
  return { ...server, port, post };
}

test("the last lines say where the site is, where messages are and how to read them", async () => {
  const dir = tempDir();
  const { out, port } = await started({ DATA_DIR: dir, SITE_DIR: builtSite() });
  expect(out().trimEnd().split("\n").slice(-3)).toEqual([
    `The site is at http://localhost:${port}`,
    `Messages are kept in ${dir}`,
    "Read them with: npm run inbox",
  ]);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain("home");
});

test("what was answered with OK survives a kill at that moment", async () => {
  const dir = tempDir();
  const { child, post, ended } = await started({ DATA_DIR: dir, API_ONLY: "1", SITE_DIR: dir });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      post({ ...typed, ...ids, message: `number ${i}` } as never),
    ),
  );
  child.kill("SIGKILL");
  await ended;
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const store = openStore(dir);
  onTestFinished(() => store.close());
  const kept = store.list().map((entry) => (entry.kind === "message" ? entry.message : ""));
  expect(kept.toSorted()).toEqual(Array.from({ length: 20 }, (_, i) => `number ${i}`).toSorted());
});

test("SIGTERM lets a request in flight finish, then ends with 0", async () => {
  const dir = tempDir();
  const { child, port, ended } = await started({ DATA_DIR: dir, API_ONLY: "1", SITE_DIR: dir });
  const body = new URLSearchParams({ ...typed, ...ids }).toString();
  const raw = await rawConnection(port);
  raw.socket.write(
    `POST ${sendFormPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  // Answered only after the first connection was accepted: the kernel hands them over in order.
  await fetch(`http://127.0.0.1:${port}/`);
  child.kill("SIGTERM");
  await eventually(() => expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow());
  raw.socket.write(body.slice(10));
  await eventually(() => expect(raw.text()).toMatch(/^HTTP\/1\.1 200 [\s\S]*OK$/));
  expect(await ended).toBe(0);
  const store = openStore(dir);
  onTestFinished(() => store.close());
  expect(store.list()).toHaveLength(1);
});

test("SIGTERM does not wait for a sender who never ends", async () => {
  const dir = tempDir();
  const { child, port, ended } = await started({ DATA_DIR: dir, API_ONLY: "1", SITE_DIR: dir });
  const raw = await rawConnection(port);
  raw.socket.write(
    `POST ${sendFormPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
  );
  await fetch(`http://127.0.0.1:${port}/`);
  const asked = performance.now();
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(performance.now() - asked).toBeLessThan(12_000);
});

test("messages past their time are erased at the start, and younger ones kept", async () => {
  const dir = tempDir();
  const store = openStore(dir);
  const old = { ...typed, subject: "old" };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const common = { kind: "message", suspected: false, key: undefined } as const;
  store.add({ ...common, receivedAt: daysAgo(11), message: old });
  store.add({ ...common, receivedAt: daysAgo(9), message: typed });
  store.close();
  await started({ DATA_DIR: dir, API_ONLY: "1", SITE_DIR: dir, RETENTION_MESSAGES: "10" });
  const after = openStore(dir);
  onTestFinished(() => after.close());
  await eventually(() => expect(after.list()).toMatchObject([{ subject: typed.subject }]));
});

test("with LOG_FORMAT=json every line is one object, without what was sent", async () => {
  const dir = tempDir();
  const env = { DATA_DIR: dir, API_ONLY: "1", SITE_DIR: dir, LOG_FORMAT: "json" };
  const server = start(env);
  await eventually(() => expect(server.out()).toContain("The site is at"));
  const port = /localhost:(\d+)/.exec(server.out())?.[1];
  const url = `http://127.0.0.1:${port}${sendFormPath}?who=${typed.email}`;
  await fetch(url, { method: "POST", body: formOf({ ...typed, ...ids }) });
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(await ready.json()).toMatchObject({ ready: true, store: "ok", queue: null });
  await eventually(() => expect(server.out()).toContain(sendFormPath));
  const lines = server.out().trimEnd().split("\n");
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), level: "info" });
  }
  expect(server.out()).not.toMatch(/Amina|amina|127\.0\.0\.1/);
});

describe("a start that cannot succeed ends with 1 and one sentence", () => {
  async function failure(env: Record<string, string>) {
    const server = start({ DATA_DIR: tempDir(), ...env });
    expect(await server.ended).toBe(1);
    expect(server.out()).toBe("");
    expect(server.err()).toMatch(/^[^\n]+\.\n$/);
    return server.err();
  }

  test("a bad value", async () => {
    expect(await failure({ PORT: "x", SITE_DIR: builtSite() })).toMatch(/^PORT must be/);
  });

  test("retention that is no number of days", async () => {
    const env = { RETENTION_APPLICATIONS: "soon", SITE_DIR: builtSite() };
    expect(await failure(env)).toMatch(/^RETENTION_APPLICATIONS must be/);
  });

  test("no built site", async () => {
    expect(await failure({ SITE_DIR: tempDir() })).toMatch(/no built site/);
  });

  test("a port that is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    const said = await failure({ PORT: String(port), SITE_DIR: builtSite() });
    expect(said).toMatch(new RegExp(`^Port ${port} is taken`));
  });

  test("a folder that cannot hold messages", async () => {
    const dir = folderOf({ file: "" });
    expect(await failure({ DATA_DIR: join(dir, "file"), SITE_DIR: builtSite() })).toMatch(
      /DATA_DIR/,
    );
  });
});
