import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { closeServer, listen } from "../http/server.ts";
import { storePath } from "../inbox/database.ts";
import { ask } from "../testing/ask.ts";
import { message } from "../testing/forms.ts";
import { serving } from "../testing/serving.ts";
import { tempDir } from "../testing/temp.ts";
import { testTime } from "../testing/time.ts";
import { metricsServer } from "./metrics.ts";
import { createReadiness, type HealthDeps, problemsOf, type Readiness } from "./readiness.ts";

const healthy: Readiness = { ready: true, store: "ok", room: "ok", queue: null };

async function readyz(t: Awaited<ReturnType<typeof serving>>) {
  const health = await t.get("/healthz");
  expect([health.status, await health.text()]).toEqual([200, "ok"]);
  const answer = await t.get("/readyz");
  for (const { headers } of [health, answer]) expect(headers.get("cache-control")).toBe("no-store");
  return [answer.status, await answer.json()] as const;
}

test.for([
  [112e6, 200, healthy],
  [111e6, 200, { ...healthy, room: "low" }],
  [99e6, 503, { ...healthy, ready: false, room: "full" }],
] as const)("%i bytes left, 100 MB to stay free: %i", async ([bytes, ...expected]) => {
  const t = await serving({ env: { MIN_FREE_MB: "96" }, freeBytes: () => bytes });
  expect(await readyz(t)).toEqual(expected);
  expect([...t.store().entries()]).toEqual([]);
});

test("/readyz is 503 when the store is damaged or removed", async () => {
  const dataDir = tempDir();
  writeFileSync(storePath(dataDir), "no database".repeat(999));
  const damaged = await readyz(await serving({ dataDir }));
  expect(damaged).toEqual([503, { ...healthy, ready: false, store: "file is not a database" }]);
  const t = await serving();
  for (const file of readdirSync(t.dataDir)) rmSync(join(t.dataDir, file));
  expect((await t.send(message)).status).toBe(503);
  expect(await readyz(t)).toMatchObject([
    503,
    { store: expect.stringMatching(/removed or replaced/) },
  ]);
});

test("checks the store once a second; reports waiting mail; is unready at once when stopping", async () => {
  const { clock, pass } = testTime("2026-03-01T09:00:00.000Z");
  const oldestQueuedAt = Date.parse("2026-03-01T08:58:30.000Z");
  let probes = 0;
  const store = {
    probeWrite: () => (probes += 1),
    queueState: () => ({ waiting: 2, parked: 1, oldestQueuedAt }),
  };
  const state = { stopping: false, takes: { message: true, application: true } };
  const inbox = { withStore: (look: (it: unknown) => unknown) => look(store), state: () => state };
  const readiness = createReadiness({
    inbox: inbox as unknown as HealthDeps["inbox"], // the methods it uses
    settings: { mail: {} as HealthDeps["settings"]["mail"] }, // only checked for presence
    isStopping: () => state.stopping,
    clock,
  });
  const found = { ...healthy, queue: { waiting: 2, parked: 1, oldestWaitingSeconds: 90 } };
  for (let i = 0; i < 20; i += 1) expect(readiness()).toEqual(found);
  state.stopping = true;
  expect(readiness()).toEqual({ ...found, ready: false });
  expect(probes).toBe(1);
  await pass(1000);
  expect(readiness().queue?.oldestWaitingSeconds).toBe(91);
  expect(probes).toBe(2);
});

test("each problem has an id of its own", () => {
  const queue = { waiting: 3, parked: 0, oldestWaitingSeconds: 3600 };
  const ids = (changes: Partial<Readiness>) =>
    problemsOf({ ...healthy, queue, ...changes }).map(({ id }) => id);
  expect(ids({})).toEqual([]);
  expect(ids({ room: "low" })).toEqual(["low"]);
  const late = { ...queue, parked: 1, oldestWaitingSeconds: 3601 };
  const all = ids({ store: "gone", room: "full", queue: late });
  expect(all).toEqual(["store", "full", "parked", "waiting"]);
});

test("serves metrics for Prometheus on their own port", async () => {
  const t = await serving();
  for (const path of ["/", "/nope?a=b", "/healthz", "/metrics"]) await t.get(path);
  await t.send(message);
  const server = metricsServer(t.metrics);
  onTestFinished(() => closeServer(server, 0));
  const { headers, body } = await ask(`http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}/`);
  expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(body.toString().match(/^\w.*/gm)).toEqual([
    'http_requests_total{kind="page",status="404"} 3',
    'http_requests_total{kind="health",status="200"} 1',
    'http_requests_total{kind="message",status="200"} 1',
    "messages_stored_total 0",
    "mails_sent_total 0",
    "mails_waiting 0",
    "mails_parked 0",
    "mails_oldest_waiting_seconds 0",
    expect.stringMatching(/^store_bytes [1-9]\d{4}/),
    "disk_free_bytes 30000000",
    "store_ready 1",
  ]);
});
