import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { rawConnection } from "../testing/listening.ts";
import { closeServer } from "./stop.ts";

async function serverThat(answer: (end: () => void) => void) {
  const arrived = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    answer(() => response.end("done"));
    arrived.resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const raw = await rawConnection((server.address() as AddressInfo).port);
  raw.socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await arrived.promise;
  return { server, raw };
}

test("what is in flight is answered, and a kept-alive connection does not hold up the end", async () => {
  let finish = () => {};
  const { server, raw } = await serverThat((end) => (finish = end));
  const closed = closeServer(server, 60_000);
  finish();
  await closed;
  expect(raw.text()).toMatch(/^HTTP\/1\.1 200 [\s\S]*done/);
});

test("patience ends", async () => {
  const { server, raw } = await serverThat(() => {});
  await closeServer(server, 20);
  await raw.closed;
  expect(raw.text()).toBe("");
});
