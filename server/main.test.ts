import { join } from "node:path";
import { expect, test } from "vitest";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { eventually } from "#tests/support/patience.ts";
import { startedProcess, startProcess } from "./testing/process.ts";
import { formOf, message, rawMessage } from "./testing/forms.ts";
import { rawConnection, serving } from "./testing/serving.ts";
import { smtpPeer } from "./testing/smtp.ts";
import { numbersIn, openedStore } from "./testing/store.ts";
import { folderOf, tempDir } from "./testing/temp.ts";

test("starts, serves, logs requests without query strings and exits with 0", async () => {
  const { child, dataDir, port, get, out, err, ended } = await startedProcess();
  expect(await (await get("/?who=amina")).text()).toBe("home");
  // The response may arrive before its log line.
  await eventually(() => expect(out()).toContain("GET /"));
  for (const path of ["/nope%0aforged?who=amina", "/healthz"]) await get(path);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  const written = out().replaceAll(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z /gm, "at ");
  expect(written.split("\n")).toEqual([
    `at The site is at http://127.0.0.1:${port}`,
    expect.stringMatching(/^at Build: .+, built 20.+Z\.$/),
    expect.stringMatching(/^at Settings are from the environment, /),
    `at Messages are kept in ${dataDir}. Read them with: npm run inbox`,
    expect.stringMatching(/^at GET \/ 200 \d+ ms$/),
    expect.stringMatching(/^at GET \/\.\.\. 404 \d+ ms$/),
    "",
  ]);
  expect(err()).toBe("");
});

test("the log has nothing of a message", async () => {
  const { port, out } = await startedProcess();
  const url = `http://127.0.0.1:${port}${sendFormPath}?who=${message.email}`;
  expect((await fetch(url, { method: "POST", body: formOf(message) })).status).toBe(200);
  await eventually(() => expect(out()).toContain(`POST ${sendFormPath} 200`));
  expect(out()).not.toMatch(/amina/i);
});

test("a reader of the log that has stopped holds up nobody, and gets the lines when it goes on", async () => {
  const { child, get, out } = await startedProcess();
  child.stdout.pause();
  // More than the pipe and its reader hold.
  const path = `/${"x/".repeat(40)}`;
  for (let round = 0; round < 80; round += 1)
    await Promise.all(Array.from({ length: 20 }, async () => (await get(path)).arrayBuffer()));
  child.stdout.resume();
  await eventually(() => expect(out().split(" 404 ")).toHaveLength(1601));
});

test("a socket that systemd is said to have opened, and has not, is told as such", async () => {
  const withSocket = ["sh", "-c", 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"', "sh"];
  const { ended, err } = startProcess({}, withSocket);
  expect(await ended).toBe(1);
  expect(err()).toMatch(/^The socket that LISTEN_FDS promises cannot be used: .+\.\n$/);
});

test("SIGTERM: unready at once, and serves for DRAIN_SECONDS", async () => {
  // Longer than the test, which ends it.
  const { child, get } = await startedProcess({ DRAIN_SECONDS: "300" });
  expect((await get("/readyz")).status).toBe(200);
  child.kill("SIGTERM");
  await eventually(async () => expect((await get("/readyz")).status).toBe(503));
  expect((await get("/healthz")).status).toBe(503);
  child.kill("SIGTERM"); // by somebody who is impatient
  expect((await get("/")).status).toBe(200);
});

test("SIGTERM: after DRAIN_SECONDS takes no more requests, and finishes those in flight", async () => {
  const { child, dataDir, port, get, ended } = await startedProcess({ DRAIN_SECONDS: "1" });
  const raw = await rawConnection(port, rawMessage.slice(0, -9));
  child.kill("SIGTERM");
  await eventually(() => expect(get("/")).rejects.toThrow());
  raw.socket.write(rawMessage.slice(-9));
  expect(await ended).toBe(0);
  expect(raw.text()).toMatch(/^HTTP\/1\.1 200 [^]*OK$/);
  expect(await numbersIn(openedStore(dataDir).store)).toHaveLength(1);
});

test("exits with 1 and one sentence when it cannot start", async () => {
  const taken = String((await serving()).port);
  const starts: [env: Record<string, string>, beginning: string][] = [
    [{ SITE_DIR: tempDir() }, "There is no built site in "],
    [{ RETENTION_MESSAGES: "soon" }, "RETENTION_MESSAGES must be "],
    [{ PORT: taken }, "HOST or PORT "],
    [{ DATA_DIR: join(folderOf({ file: "" }), "file") }, "DATA_DIR .* is no folder "],
    [{ DATA_DIR: "/proc/x" }, "DATA_DIR .* is no folder "],
  ];
  const exits = starts.map(async ([env, beginning]) => {
    const { ended, out, err } = startProcess(env);
    expect(await ended).toBe(1);
    expect(out()).toBe("");
    expect(err()).toMatch(new RegExp(`^${beginning}[^\\n]*\\.\\n$`));
  });
  await Promise.all(exits);
});

test("two servers on one folder, as while a deployment overlaps, store and mail each message once", async () => {
  const peer = await smtpPeer();
  const env = { DATA_DIR: tempDir(), SMTP_URL: peer.url, MAIL_TO: "office@example.com" };
  const old = await startedProcess({ ...env, RATE_LIMIT: "off" });
  const next = await startedProcess({ ...env, RATE_LIMIT: "off" });
  const sent = Array.from({ length: 20 }, async (_, index) => {
    const { port } = index % 2 === 0 ? old : next;
    const body = formOf({ ...message, subject: `Subject ${index}` });
    const to = `http://127.0.0.1:${port}${sendFormPath}`;
    return (await fetch(to, { method: "POST", body })).status;
  });
  expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
  old.child.kill("SIGTERM");
  expect(await old.ended).toBe(0);
  await eventually(() => expect(peer.deliveries).toHaveLength(20));
  expect(new Set(peer.deliveries.map(({ mail }) => mail.messageId)).size).toBe(20);
  await eventually(async () =>
    expect(await (await next.get("/readyz")).json()).toMatchObject({ queue: { waiting: 0 } }),
  );
  expect(await numbersIn(openedStore(env.DATA_DIR).store)).toHaveLength(20);
});
