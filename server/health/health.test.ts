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

const well: Readiness = { ready: true, store: "ok", room: "ok", queue: null };

async function ready(t: Awaited<ReturnType<typeof serving>>) {
  const health = await t.get("/healthz");
  expect([health.status, await health.text()]).toEqual([200, "ok"]);
  const answer = await t.get("/readyz");
  for (const { headers } of [health, answer]) expect(headers.get("cache-control")).toBe("no-store");
  return [answer.status, await answer.json()] as const;
}

test.for([
  [112e6, 200, well],
  [111e6, 200, { ...well, room: "low" }],
  [99e6, 503, { ...well, ready: false, room: "full" }],
] as const)("%i bytes left, 100 MB to stay free: %i", async ([bytes, ...expected]) => {
  const t = await serving({ env: { MIN_FREE_MB: "96" }, freeBytes: () => bytes });
  expect(await ready(t)).toEqual(expected);
  expect([...t.store().entries()]).toEqual([]);
});

test("a store that is damaged, or gone when something is to be stored, is 503", async () => {
  const dataDir = tempDir();
  writeFileSync(storePath(dataDir), "no database".repeat(999));
  const damaged = await ready(await serving({ dataDir }));
  expect(damaged).toEqual([503, { ...well, ready: false, store: "file is not a database" }]);
  const t = await serving();
  for (const file of readdirSync(t.dataDir)) rmSync(join(t.dataDir, file));
  expect((await t.send(message)).status).toBe(503);
  expect(await ready(t)).toMatchObject([
    503,
    { store: expect.stringMatching(/removed or replaced/) },
  ]);
});

test("the store is looked at once a second; mail that waits is told; stopping is said at once", async () => {
  const { clock, pass } = testTime("2026-03-01T09:00:00.000Z");
  const oldestWaiting = new Date("2026-03-01T08:58:30.000Z");
  let looks = 0;
  const store = {
    probeWrite: () => (looks += 1),
    queueState: () => ({ waiting: 2, parked: 1, oldestWaiting }),
  };
  const state = { stopping: false, takes: { message: true, application: true } };
  const inbox = { withStore: (look: (it: unknown) => unknown) => look(store), state: () => state };
  const readiness = createReadiness({
    inbox: inbox as unknown as HealthDeps["inbox"], // what is called of it
    settings: { mail: {} as HealthDeps["settings"]["mail"] }, // whether there is one
    isStopping: () => state.stopping,
    clock,
  });
  const found = { ...well, queue: { waiting: 2, parked: 1, oldestWaitingSeconds: 90 } };
  for (let i = 0; i < 20; i += 1) expect(readiness()).toEqual(found);
  state.stopping = true;
  expect(readiness()).toEqual({ ...found, ready: false });
  expect(looks).toBe(1);
  await pass(1000);
  expect(readiness().queue?.oldestWaitingSeconds).toBe(91);
  expect(looks).toBe(2);
});

test("the owner hears of what is wrong, each by its own id", () => {
  const queue = { waiting: 3, parked: 0, oldestWaitingSeconds: 3600 };
  const ids = (changes: Partial<Readiness>) =>
    problemsOf({ ...well, queue, ...changes }).map(({ id }) => id);
  expect(ids({})).toEqual([]);
  expect(ids({ room: "low" })).toEqual(["low"]);
  const late = { ...queue, parked: 1, oldestWaitingSeconds: 3601 };
  const all = ids({ store: "gone", room: "full", queue: late });
  expect(all).toEqual(["store", "full", "parked", "waiting"]);
});

test("figures are for Prometheus, on a port of their own", async () => {
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
