import { expect, test } from "vitest";
import { sendFormPath } from "#contract/provider.ts";
import { formOf, ids, typed } from "../testing/app.ts";
import { allowSlowMachines, eventually } from "../testing/eventually.ts";
import { listening, rawConnection } from "../testing/listening.ts";

allowSlowMachines();

const connections = { total: 100, perAddress: undefined };
const impatient = { connections, pace: { graceMs: 100, leastBytesPerSecond: 1000, checkMs: 20 } };

const head = `POST ${sendFormPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 90000\r\n\r\n`;

/** Sends so many bytes again and again until the connection is gone. */
function drip(
  socket: { write(text: string): void; destroyed: boolean },
  bytes: number,
  ms: number,
) {
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer);
    else socket.write("x".repeat(bytes));
  }, ms);
  return () => clearInterval(timer);
}

test("who drips bytes is cut off with a 408 and cannot keep the connection", async () => {
  const t = await listening({}, impatient);
  const raw = await rawConnection(t.port);
  raw.socket.write(head);
  const stop = drip(raw.socket, 1, 10);
  await raw.closed;
  stop();
  expect(raw.text()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(raw.text().toLowerCase()).toContain("\r\nx-content-type-options: nosniff\r\n");
  await eventually(() => expect(t.logged.requests).toHaveLength(1));
  expect(t.store.list()).toEqual([]);
  expect(t.logged.errors).toEqual([]);
});

test.for([
  ["headers without end", "GET / HTTP/1.1\r\nX-A: ", 1_000, 60_000],
  ["a body that takes too long, however fast", head, 500, 1_000],
] as const)("%s end with a 408, too", async ([, start, headersTimeout, requestTimeout]) => {
  const timeouts = { headersTimeout, requestTimeout, connectionsCheckingInterval: 50 };
  const t = await listening({}, { connections, timeouts });
  const raw = await rawConnection(t.port);
  raw.socket.write(start);
  const stop = drip(raw.socket, 100, 10);
  await raw.closed;
  stop();
  expect(raw.text()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
});

test("who is fast enough is not", async () => {
  const t = await listening({}, impatient);
  const body = new URLSearchParams({ ...typed, ...ids, message: "x".repeat(20_000) }).toString();
  const raw = await rawConnection(t.port);
  raw.socket.write(head.replace("90000", String(body.length)));
  for (let at = 0; at < body.length; at += 1000) {
    raw.socket.write(body.slice(at, at + 1000));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await eventually(() => expect(raw.text()).toMatch(/^HTTP\/1\.1 200 /));
  expect(t.store.list()).toHaveLength(1);
});

test("a kept-alive connection that waits between requests is no slow sender", async () => {
  const t = await listening({}, impatient);
  const raw = await rawConnection(t.port);
  const body = new URLSearchParams({ ...typed, ...ids }).toString();
  const once = head.replace("90000", String(body.length)) + body;
  raw.socket.write(once);
  await new Promise((resolve) => setTimeout(resolve, 300));
  raw.socket.write(once);
  await eventually(() => expect(raw.text().match(/HTTP\/1\.1 200 /g)).toHaveLength(2));
});

test("others are served meanwhile", async () => {
  const t = await listening({}, impatient);
  const slow = await Promise.all(Array.from({ length: 50 }, () => rawConnection(t.port)));
  for (const { socket } of slow) socket.write(head);
  const url = `http://127.0.0.1:${t.port}${sendFormPath}`;
  const answer = await fetch(url, { method: "POST", body: formOf({ ...typed, ...ids }) });
  expect(answer.status).toBe(200);
  await Promise.all(slow.map(({ closed }) => closed));
});
