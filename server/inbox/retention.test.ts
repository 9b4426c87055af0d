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

function retentionOf(store: Store, runtime: ReturnType<typeof testRuntime>, changes = {}) {
  const inbox: Pick<Inbox, "withStore"> = { withStore: (work) => work(store) };
  const usual = { inbox, days, isMailing: false };
  const retention = createRetention({ ...runtime, ...usual, ...changes });
  void retention.start?.();
  onTestFinished(() => retention.stop?.());
  return retention;
}

test("erases expired messages and applications daily, each after its own period, in short steps", async () => {
  const { store } = openedStore();
  const count = 45;
  for (let i = 0; i < count; i += 1)
    await store.add(aMessage({}, { receivedAt: daysAgo(365.1 + i) }));
  await store.add(aMessage({}, { receivedAt: daysAgo(364.9) }));
  await store.add(anApplication({}, { receivedAt: daysAgo(180.1), suspected: true }));
  await store.add(anApplication({}, { receivedAt: daysAgo(179.9) }));
  const { pass, lines, ...runtime } = testRuntime();
  retentionOf(store, { pass, lines, ...runtime });
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
  const { pass, clock, ...runtime } = testRuntime();
  retentionOf(store, { pass, clock, ...runtime }, { isMailing: true });
  await pass(30 * dayMs);
  expect(await numbersIn(store)).toEqual([2, 3]);
  const untold = await store.untold("message", clock.now(), clock.now(), 9);
  expect(untold.map(({ number }) => number)).toEqual([3, 2]);
  await store.markTold([2], "mail", clock.now());
  await pass(13 * dayMs);
  expect(await numbersIn(store)).toEqual([2, 3]);
  await pass(2 * dayMs);
  expect(await numbersIn(store)).toEqual([3]);
});

test.for([
  ["ahead by years", 3000, false],
  ["ahead by years, with restarts", 3000, true],
  ["ahead, after a stop of 60 days", 60, false],
])(
  "a clock that is %s erases a week too early at most for each day",
  async ([, jump, restarts]) => {
    const { store } = openedStore();
    const runtime = testRuntime();
    let retention = retentionOf(store, runtime);
    await runtime.pass(dayMs);
    for (const age of [363, 360, 355, 350, 345, 10])
      await store.add(aMessage({}, { receivedAt: daysAgo(age) }));
    runtime.setClock(Number(jump) * dayMs);
    const left: number[] = [];
    for (let day = 1; day <= 3; day += 1) {
      for (let part = 0; part < 2; part += 1) {
        if (restarts || day === 1) {
          void retention.stop?.();
          retention = retentionOf(store, runtime);
        }
        await runtime.pass(dayMs / 2);
      }
      left.push((await numbersIn(store)).length);
    }
    // One, two, three weeks too early, and not a day more.
    if (!restarts) expect(left).toEqual([4, 3, 1]);
    expect(left[0]).toBeGreaterThanOrEqual(4);
    expect(left[2]).toBeGreaterThanOrEqual(1);
    // Right again, nothing more goes.
    runtime.setClock(-Number(jump) * dayMs);
    const before = await numbersIn(store);
    await runtime.pass(dayMs);
    expect(await numbersIn(store)).toEqual(before);
  },
);

test("after a stop of ten days erasing has caught up within two", async () => {
  const { store } = openedStore();
  const runtime = testRuntime();
  const { stop } = retentionOf(store, runtime);
  await runtime.pass(dayMs);
  void stop?.();
  await store.add(aMessage({}, { receivedAt: daysAgo(356) }));
  await runtime.pass(10 * dayMs);
  retentionOf(store, runtime);
  await runtime.pass(2 * dayMs);
  expect(await numbersIn(store)).toEqual([]);
});

test("about what was told by a clock that was ahead the owner is told again", async () => {
  const { store } = openedStore();
  await store.add(aMessage({}, { receivedAt: daysAgo(366) }));
  const now = daysAgo(0);
  await store.markTold([1], "mail", daysAgo(-2000));
  expect(await store.untold("message", daysAgo(365), now, 9)).toHaveLength(1);
  await store.markTold([1], "mail", now);
  expect(await store.untold("message", daysAgo(365), now, 9)).toEqual([]);
});
