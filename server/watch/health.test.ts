import { expect, test } from "vitest";
import { ask } from "#server/testing/ask.ts";
import { message } from "#server/testing/forms.ts";
import { type Serving, serving } from "#server/testing/serving.ts";
import { folderOf } from "#server/testing/temp.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { problemsOf, type Readiness } from "./readiness.ts";

const healthy: Readiness = {
  ready: true,
  store: "ok",
  room: "ok",
  disk: "ok",
  backup: "ok",
  build: "",
  queue: null,
};

async function readyz({ url }: Serving) {
  const headers = { "cache-control": "no-store" };
  expect(await ask(`${url}/healthz`)).toMatchObject({ status: 200, text: "ok", headers });
  const answer = await ask(`${url}/readyz`);
  expect(answer).toMatchObject({ headers });
  return [answer.status, JSON.parse(answer.text)] as const;
}

test.for([
  [112e6, 200, healthy],
  [111e6, 200, { ...healthy, room: "low" }],
  [99e6, 503, { ...healthy, ready: false, room: "full" }],
] as const)("%i bytes left, 100 MB to stay free: %i", async ([bytes, ...expected]) => {
  const t = await serving({ env: { MIN_FREE_MB: "96" }, freeBytes: () => bytes });
  expect(await readyz(t)).toEqual(expected);
  expect(await t.kept()).toEqual([]);
});

test("/readyz is 503 when the store is damaged", async () => {
  const dataDir = folderOf({ "messages.sqlite": "no database".repeat(999) });
  const damaged = await readyz(await serving({ dataDir }));
  expect(damaged).toEqual([503, { ...healthy, ready: false, store: "file is not a database" }]);
});

test("/readyz reports unsent mail, and checks the store at most once a second", async () => {
  const { clock, pass } = testRuntime();
  const env = { SMTP_URL: "smtp://127.0.0.1", MAIL_TO: "office@example.com" };
  const t = await serving({ clock, env });
  const one = { waiting: 1, unanswered: 0, parked: 0, oldestWaitingSeconds: 0 };
  for (let sent = 0; sent < 2; sent += 1) {
    await t.send(message);
    expect(await readyz(t)).toEqual([200, { ...healthy, queue: one }]);
  }
  await pass(90_000);
  const queue = { ...one, waiting: 2, oldestWaitingSeconds: 90 };
  expect(await readyz(t)).toEqual([200, { ...healthy, queue }]);
});

test("each problem has an id of its own", () => {
  const ids = (changes: Partial<Readiness>) =>
    problemsOf({ ...healthy, ...changes }).map(({ id }) => id);
  expect(ids({})).toEqual([]);
  expect(ids({ room: "low" })).toEqual(["low"]);
  expect(ids({ store: "gone", room: "full" })).toEqual(["store", "full"]);
});
