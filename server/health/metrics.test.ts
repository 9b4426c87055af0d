import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "#server/testing/ask.ts";
import { serving } from "#server/testing/serving.ts";
import { createMetrics } from "./metrics.ts";
import { metricsServer } from "./metrics-server.ts";

test.for([
  ["127.0.0.1", 200],
  ["[::1]:9100", 200],
  ["localhost:9100", 200],
  ["site:9100", 200],
  ["metrics.example.com", 200],
  ["rebound.example.org", 421],
] as const)("metrics answer the Host %j with %i", async ([host, status]) => {
  const { readiness, inbox } = await serving();
  const server = metricsServer(createMetrics(readiness, inbox), "metrics.example.com");
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  expect((await ask(`http://127.0.0.1:${port}/`, { host })).status).toBe(status);
});
