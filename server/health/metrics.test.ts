import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "#server/testing/ask.ts";
import { serving } from "#server/testing/serving.ts";
import { createMetrics } from "./metrics.ts";
import { metricsServer } from "./metrics-server.ts";

test("metrics have the types and samples of Prometheus' text format", async () => {
  const { readiness, inbox } = await serving({ freeBytes: () => Infinity });
  const { count, stored, text } = createMetrics(readiness, inbox);
  stored();
  for (const status of [200, 404, 200]) count("page", status);
  const lines = (await text()).split("\n");
  expect(lines.slice(0, 7)).toEqual([
    "# HELP http_requests_total Answered requests",
    "# TYPE http_requests_total counter",
    'http_requests_total{kind="page",status="200"} 2',
    'http_requests_total{kind="page",status="404"} 1',
    "# HELP messages_stored_total Messages and applications stored",
    "# TYPE messages_stored_total counter",
    "messages_stored_total 1",
  ]);
  expect(lines).toEqual(expect.arrayContaining(["disk_free_bytes +Inf", "store_ready 1"]));
  expect(lines.at(-1)).toBe("");
});

test.for([
  ["127.0.0.1", 200],
  ["[::1]:9100", 200],
  ["localhost:9100", 200],
  ["site:9100", 200],
  ["metrics.example.com", 200],
  ["rebound.example.org", 421],
] as const)("metrics answer the Host %j with %i", async ([host, status]) => {
  const { readiness, inbox } = await serving();
  const told = { metrics: createMetrics(readiness, inbox), wanted: () => [] };
  const server = metricsServer(told, "metrics.example.com");
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  expect((await ask(`http://127.0.0.1:${port}/`, { host })).status).toBe(status);
});
