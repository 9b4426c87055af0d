import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { allowSlowMachines, eventually } from "../testing/eventually.ts";
import { rows } from "../testing/rows.ts";
import { rawMessage } from "../testing/forms.ts";
import { type Raw, rawConnection, serving } from "../testing/serving.ts";
import { clientKey } from "./client.ts";
import { closeServer, listen } from "./server.ts";

allowSlowMachines();

test("what is broken behind a whole message does not cost its answer", async () => {
  const { port, store } = await serving();
  const raw = await rawConnection(port, `${rawMessage}\0garbage`);
  await raw.closed;
  expect(raw.text()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*OKHTTP\/1\.1 400 Bad Request\r\n/);
  expect([...store().entries()]).toHaveLength(1);
});

test("headers that take too long end with a 408", async () => {
  const { server, port } = await serving();
  server.headersTimeout = 500;
  const raw = await rawConnection(port, "GET / HTTP/1.1\r\nX-A: ");
  const dripping = setInterval(() => raw.socket.write("x"), 50);
  await raw.closed;
  clearInterval(dripping);
  expect(raw.text()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nX-Content-Type-Options: nosniff/);
});

test.for([
  [60_000, /^HTTP\/1\.1 200 OK\r\n[^]*OK$/],
  [20, /^$/],
] as const)("stopping waits %i ms for what is under way, no more", async ([ms, answer]) => {
  const { server, port } = await serving();
  const arrived = once(server, "request");
  const raw = await rawConnection(port, rawMessage.slice(0, -9));
  const silent = await rawConnection(port);
  await arrived;
  const closed = closeServer(server, ms);
  if (ms > 1000) raw.socket.write(rawMessage.slice(-9));
  await Promise.all([closed, raw.closed, silent.closed]);
  expect(raw.text()).toMatch(answer);
});

/** @returns the connection once it has an answer, undefined when it is closed without one */
async function connection(port: number, from?: string): Promise<Raw | undefined> {
  const raw = await rawConnection(port, "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n", from);
  const answered = new Promise<Raw>((resolve) => raw.socket.once("data", () => resolve(raw)));
  return Promise.race([answered, raw.closed.then(() => undefined)]);
}

const proxied = { MAX_CONNECTIONS: "3/1", TRUST_PROXY: "X-Real-IP" };
test.for([
  ["one client", { MAX_CONNECTIONS: "9/3" }, true],
  ["all clients", { MAX_CONNECTIONS: "3/9" }, false],
  ["all clients, whose one address is the proxy's", proxied, false],
] as const)("%s: connections beyond a cap are closed", async ([, env, othersAreServed]) => {
  const { port } = await serving({ env });
  const open = [await connection(port), await connection(port), await connection(port)];
  expect(open.every(Boolean)).toBe(true);
  expect(await connection(port)).toBeUndefined();
  expect(Boolean(await connection(port, "127.0.0.2"))).toBe(othersAreServed);
  open[0]?.socket.destroy();
  await eventually(async () => expect(await connection(port)).toBeDefined());
});

const clients = {
  "192.0.2.7": "192.0.2.7 192.0.2.7:41234 ::ffff:192.0.2.7",
  "2001:db8:1:200::/56": "2001:db8:1:2ff::7 [2001:db8:1:2ff::7]:443 2001:db8:1:200::%eth0",
  unknown: `who ${":".repeat(100)}`,
};
test.for(rows(clients))("%s is the client %s", ([address, client]) => {
  expect(clientKey(address, 56)).toBe(client);
});

test("a port or host that cannot be had ends in one sentence", async () => {
  const { port } = await serving();
  const again = (host: string) => listen(createServer(), port, host);
  await expect(again("127.0.0.1")).rejects.toThrow(
    new RegExp(`^Port ${port} is taken [^\\n]*\\.$`),
  );
  await expect(again("192.0.2.1")).rejects.toThrow(/^HOST "192\.0\.2\.1" is not [^\n]*\.$/);
});
