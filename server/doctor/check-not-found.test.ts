import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { metricsServer } from "#server/health/metrics-server.ts";
import { checkNotFound } from "./check-not-found.ts";

const settings = { metricsHost: "127.0.0.1", apiOnly: false };

test.for([
  [[], "good No address was asked for three times without being found."],
  [
    [
      { path: "/blog", visits: 7 },
      { path: "/team.html", visits: 3 },
    ],
    "note Visitors asked for /blog (7), /team.html (3). The editor leads them on: Moved addresses.",
  ],
] as const)("the doctor tells what visitors miss (%#)", async ([wanted, expected]) => {
  const told = { metrics: { text: async () => "" }, wanted: () => [...wanted] };
  const server = metricsServer(told, settings.metricsHost);
  await once(server.listen(0, settings.metricsHost), "listening");
  onTestFinished(() => void server.close());
  const { port: metricsPort } = server.address() as AddressInfo; // of a TCP server that listens
  const [found] = await checkNotFound({ ...settings, metricsPort }, fetch);
  expect(`${found?.state} ${found?.text}`).toBe(expected);
});

test("without a port for it, or a server there, the doctor says so", async () => {
  const gone = createServer();
  await once(gone.listen(0, settings.metricsHost), "listening");
  const { port } = gone.address() as AddressInfo;
  await new Promise((closed) => gone.close(closed));
  for (const [metricsPort, says] of [
    [undefined, /^Not known: set METRICS_PORT/],
    [port, /does not answer/],
  ] as const) {
    const [found] = await checkNotFound({ ...settings, metricsPort }, fetch);
    expect(found).toMatchObject({ state: "note", text: expect.stringMatching(says) });
  }
});
