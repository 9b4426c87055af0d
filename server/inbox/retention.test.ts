import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { recordingLog } from "../testing/app.ts";
import { aMessage, anApplication } from "../testing/entries.ts";
import { allowSlowMachines } from "../testing/eventually.ts";
import { openedStore } from "../testing/store.ts";
import { testTime } from "../testing/time.ts";
import { startRetention } from "./retention.ts";
import type { MessageStore } from "./store.ts";

allowSlowMachines();

const dayMs = 86_400_000;
const start = Date.parse("2026-03-01T09:00:00.000Z");
const daysAgo = (days: number) => new Date(start - days * dayMs);
const days = { messages: 365, applications: 180 };

function keeping(store: Pick<MessageStore, "removeReceivedBefore" | "wipe">) {
  const time = testTime();
  const logged = recordingLog();
  const { clock, timer } = time;
  const retention = startRetention({ store, clock, timer, log: logged.log, days });
  onTestFinished(() => retention.stop());
  return { ...time, ...logged, retention };
}

const numbersIn = (store: MessageStore) => store.list().map(({ number }) => number);

test("at start, what is past its time goes, of each form by its own rule, suspected or not", async () => {
  const { store } = openedStore();
  store.add(aMessage({}, { receivedAt: daysAgo(365.1) }));
  store.add(aMessage({}, { receivedAt: daysAgo(400), suspected: true }));
  store.add(aMessage({}, { receivedAt: daysAgo(364.9) }));
  store.add(anApplication({}, { receivedAt: daysAgo(180.1) }));
  store.add(anApplication({}, { receivedAt: daysAgo(200), suspected: true }));
  store.add(anApplication({}, { receivedAt: daysAgo(179.9) }));
  const { pass, notes } = keeping(store);
  await pass(0);
  expect(numbersIn(store)).toEqual([3, 6]);
  expect(store.queueState().waiting).toBe(2);
  expect(store.resume(4)).toBeUndefined();
  expect(notes).toEqual(["Erased 2 messages and 2 applications past their time."]);
});

test("then every day, and not after it was stopped", async () => {
  const { store } = openedStore();
  store.add(aMessage({}, { receivedAt: daysAgo(363.5) }));
  store.add(aMessage({}, { receivedAt: daysAgo(361.5) }));
  const { pass, retention } = keeping(store);
  await pass(dayMs);
  expect(numbersIn(store)).toEqual([1, 2]);
  await pass(dayMs);
  expect(numbersIn(store)).toEqual([2]);
  retention.stop();
  await pass(30 * dayMs);
  expect(numbersIn(store)).toEqual([2]);
});

test("nothing of it is left in the files, and a key that went with it may be used again", async () => {
  const { dir, store } = openedStore();
  const key = "marker-key-0123456789";
  const resume = { name: "marker.pdf", bytes: Buffer.from("marker ".repeat(50_000)) };
  const old = { receivedAt: daysAgo(200), key, resume };
  store.add(anApplication({ full_name: "marker" }, old));
  const bytes = () => Buffer.concat(readdirSync(dir).map((name) => readFileSync(join(dir, name))));
  expect(bytes().includes("marker")).toBe(true);
  const { pass } = keeping(store);
  await pass(0);
  expect(bytes().includes("marker")).toBe(false);
  expect(store.add(anApplication({ full_name: "other" }, { key })).outcome).toBe("stored");
});

test("what a killed process deleted and did not wipe is wiped at the next start", async () => {
  const { dir, store } = openedStore();
  store.add(aMessage({ message: "marker ".repeat(5000) }));
  store.remove([1]);
  store.close();
  const next = openedStore(dir).store;
  const { pass, notes } = keeping(next);
  await pass(0);
  const files = readdirSync(dir).map((name) => readFileSync(join(dir, name)));
  expect(Buffer.concat(files).includes("marker")).toBe(false);
  expect(next.wipe()).toBe(true);
  expect(notes).toEqual([]);
});

test("a busy file is tried again soon, a fault the next day; neither ends it", async () => {
  const wiped = [false, "throw", true, true];
  let calls = 0;
  const { pass, errors } = keeping({
    removeReceivedBefore: () => 0,
    wipe() {
      const now = wiped[calls++];
      if (now === "throw") throw new Error("disk full");
      return now === true;
    },
  });
  await pass(0);
  expect(calls).toBe(1);
  await pass(60_000);
  expect([calls, errors]).toEqual([2, ["Old messages could not be erased. Error: disk full"]]);
  await pass(dayMs);
  expect(calls).toBe(3);
});
