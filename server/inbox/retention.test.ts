import { expect, onTestFinished, test } from "vitest";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { numbersIn, openedStore } from "#server/testing/store.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import type { Inbox } from "./inbox.ts";
import type { Store } from "./store.ts";
import { createRetention } from "./retention.ts";

const dayMs = 86_400_000;
const start = Date.parse("2026-03-01T09:00:00.000Z");
const daysAgo = (days: number) => new Date(start - days * dayMs);
const days = { message: 365, application: 180 };

function retentionOf(store: Store, changes = {}) {
  const runtime = testRuntime();
  const inbox: Pick<Inbox, "withStore"> = { withStore: (work) => work(store) };
  const usual = { inbox, days, isMailing: false, mayErase: () => true };
  const retention = createRetention({ ...runtime, ...usual, ...changes });
  void retention.start?.();
  onTestFinished(() => retention.stop?.());
  return runtime;
}

test("erases expired messages and applications daily, each after its own period, in short steps", async () => {
  const { store } = openedStore();
  const count = 45;
  for (let i = 0; i < count; i += 1)
    await store.add(aMessage({}, { receivedAt: daysAgo(365.1 + i) }));
  await store.add(aMessage({}, { receivedAt: daysAgo(364.9) }));
  await store.add(anApplication({}, { receivedAt: daysAgo(180.1), suspected: true }));
  await store.add(anApplication({}, { receivedAt: daysAgo(179.9) }));
  const { pass, lines } = retentionOf(store);
  await pass(1);
  expect(await numbersIn(store)).toHaveLength(count + 3 - 20);
  await pass(1000);
  expect(await numbersIn(store)).toEqual([count + 1, count + 3]);
  expect((await store.queueState("mail")).waiting).toBe(2);
  expect(lines).toMatchObject([{ erased: count + 1 }]);
  expect(await store.wipe()).toBe("clean");
  await pass(dayMs);
  expect(await numbersIn(store)).toEqual([]);
});

test("what was never mailed stays until two weeks after the owner was told", async () => {
  const { store } = openedStore();
  for (const age of [366, 367, 368]) await store.add(aMessage({}, { receivedAt: daysAgo(age) }));
  await store.markDelivered(1, "mail", daysAgo(366), false);
  const { pass, clock } = retentionOf(store, { isMailing: true });
  await pass(30 * dayMs);
  expect(await numbersIn(store)).toEqual([2, 3]);
  const untold = await store.untold("message", clock.now(), 9);
  expect(untold.map(({ number }) => number)).toEqual([3, 2]);
  await store.markTold([2], "mail", clock.now());
  await pass(13 * dayMs);
  expect(await numbersIn(store)).toEqual([2, 3]);
  await pass(2 * dayMs);
  expect(await numbersIn(store)).toEqual([3]);
});

test("nothing is erased while the clock is in doubt, and goes on within the hour", async () => {
  const { store } = openedStore();
  await store.add(aMessage({}, { receivedAt: daysAgo(366) }));
  let isTrusted = false;
  const { pass } = retentionOf(store, { mayErase: () => isTrusted });
  await pass(3 * dayMs);
  expect(await numbersIn(store)).toEqual([1]);
  isTrusted = true;
  await pass(dayMs / 24);
  expect(await numbersIn(store)).toEqual([]);
});
