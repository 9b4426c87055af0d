import { expect, onTestFinished, test } from "vitest";
import { aMessage, anApplication } from "../testing/entries.ts";
import { recordingLog } from "../testing/log.ts";
import { numbersIn, openedStore } from "../testing/store.ts";
import { testTime } from "../testing/time.ts";
import { startRetention } from "./retention.ts";
import type { Store } from "./store.ts";

const dayMs = 86_400_000;
const start = Date.parse("2026-03-01T09:00:00.000Z");
const daysAgo = (days: number) => new Date(start - days * dayMs);
const days = { messages: 365, applications: 180 };

function startedRetention(store: Store) {
  const { clock, timer, pass } = testTime();
  const { log, lines } = recordingLog();
  const inbox = { withStore: <T>(work: (store: Store) => T) => work(store) };
  const retention = startRetention({ inbox, clock, timer, log, days });
  onTestFinished(() => retention.stop());
  return { pass, lines, retention };
}

test("erases expired messages and applications, each after its own period, in short steps", async () => {
  const { store } = openedStore();
  const count = 45;
  for (let i = 0; i < count; i += 1) store.add(aMessage({}, { receivedAt: daysAgo(365.1 + i) }));
  store.add(aMessage({}, { receivedAt: daysAgo(364.9) }));
  store.add(anApplication({}, { receivedAt: daysAgo(180.1), suspected: true }));
  store.add(anApplication({}, { receivedAt: daysAgo(179.9) }));
  const { pass, lines } = startedRetention(store);
  await pass(0);
  expect(numbersIn(store)).toHaveLength(count + 3 - 20);
  await pass(1000);
  expect(numbersIn(store)).toEqual([count + 1, count + 3]);
  expect(store.queueState().waiting).toBe(2);
  expect(lines).toMatchObject([{ erased: count + 1 }]);
  expect(store.wipe()).toBe("clean");
});

test("runs again every day until it is stopped", async () => {
  const { store } = openedStore();
  for (const age of [363.5, 361.5]) store.add(aMessage({}, { receivedAt: daysAgo(age) }));
  const { pass, retention } = startedRetention(store);
  await pass(dayMs);
  expect(numbersIn(store)).toEqual([1, 2]);
  await pass(dayMs + 1000);
  expect(numbersIn(store)).toEqual([2]);
  retention.stop();
  await pass(30 * dayMs);
  expect(numbersIn(store)).toEqual([2]);
});

test("retries a busy file after a minute and a failure after a day", async () => {
  const { store } = openedStore();
  const ends = ["busy", "throws", "clean", "clean"] as const;
  let calls = 0;
  const wipe = () => {
    const end = ends[(calls += 1) - 1] ?? "clean";
    if (end === "throws") throw new Error("disk full");
    return end;
  };
  const { pass, lines } = startedRetention({ ...store, wipe });
  await pass(0);
  expect(calls).toBe(1);
  await pass(60_000);
  expect(calls).toBe(2);
  expect(lines).toMatchObject([{ err: { message: "disk full" } }]);
  await pass(dayMs);
  expect(calls).toBe(3);
});
