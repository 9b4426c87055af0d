import { once } from "node:events";
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { eventually } from "#tests/support/patience.ts";
import { headOf } from "#server/testing/ask.ts";
import { rawMessage } from "#server/testing/forms.ts";
import { rawConnection, serving } from "#server/testing/serving.ts";
import { closeServer } from "./server.ts";

test("answers headers that take too long with 408", async () => {
  const { server, port } = await serving();
  server.headersTimeout = 500;
  const raw = await rawConnection(port, "GET / HTTP/1.1\r\nX-A: ");
  const dripping = setInterval(() => raw.socket.write("x"), 50);
  await raw.closed;
  clearInterval(dripping);
  expect(raw.text()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
});

test("closing does not wait longer than the timeout", async () => {
  const { server, port } = await serving();
  const arrived = once(server, "request");
  const raw = await rawConnection(port, rawMessage.slice(0, -9));
  const silent = await rawConnection(port);
  await arrived;
  await Promise.all([closeServer(server, 20), raw.closed, silent.closed]);
  expect(raw.text()).toBe("");
});

// Behind nginx, and Apache with `disablereuse`, which write a body to its end before they read the answer.
test("reads what it refuses to its end before it closes the connection", async () => {
  const { server, port } = await serving();
  const accepted = once(server, "connection") as Promise<[Socket]>;
  const length = 4_900_000;
  const head = headOf(
    `Origin: https://other.example\r\nConnection: close\r\nContent-Length: ${length}`,
  );
  const raw = await rawConnection(port, head + "x".repeat(length));
  const [[socket]] = await Promise.all([accepted, raw.closed]);
  expect(raw.text()).toMatch(/^HTTP\/1\.1 403 /);
  expect(socket.bytesRead).toBe(head.length + length);
});

test("waits for no body of a request that has none to send", async () => {
  const { port } = await serving();
  const raw = await rawConnection(
    port,
    "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 5\r\n\r\n",
  );
  await raw.closed;
  expect(raw.text()).toMatch(/^HTTP\/1\.1 200 /);
});

/** @returns the connection after its first response, undefined when it is closed without one */
async function connection(port: number, from?: string) {
  const raw = await rawConnection(port, "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n", from);
  const answered = new Promise<typeof raw>((resolve) =>
    raw.socket.once("data", () => resolve(raw)),
  );
  return Promise.race([answered, raw.closed.then(() => undefined)]);
}

test.for([
  ["one client", { total: 9, client: 3 }, {}, true],
  ["all clients", { total: 3, client: 9 }, {}, false],
  ["all clients of a proxy", { total: 3, client: 1 }, { TRUST_PROXY: "X-Real-IP" }, false],
] as const)(
  "closes connections beyond the limit for %s",
  async ([, connections, env, servesOthers]) => {
    const { port } = await serving({ connections, env });
    const open = [await connection(port), await connection(port), await connection(port)];
    expect(open.every(Boolean)).toBe(true);
    expect(await connection(port)).toBeUndefined();
    expect(Boolean(await connection(port, "127.0.0.2"))).toBe(servesOthers);
    open[0]?.socket.destroy();
    await eventually(async () => expect(await connection(port)).toBeDefined());
  },
);
