import { expect, onTestFinished, test } from "vitest";
import { aMessage, anApplication } from "../testing/entries.ts";
import { numbersIn, openedStore } from "../testing/store.ts";
import { testRuntime } from "../testing/runtime.ts";
import type { Inbox } from "./inbox.ts";
import { startRetention } from "./retention.ts";

const dayMs = 86_400_000;
const start = Date.parse("2026-03-01T09:00:00.000Z");
const daysAgo = (days: number) => new Date(start - days * dayMs);
const days = { message: 365, application: 180 };

test("erases expired messages and applications daily, each after its own period, in short steps", async () => {
  const { store } = openedStore();
  const count = 45;
  for (let i = 0; i < count; i += 1)
    await store.add(aMessage({}, { receivedAt: daysAgo(365.1 + i) }));
  await store.add(aMessage({}, { receivedAt: daysAgo(364.9) }));
  await store.add(anApplication({}, { receivedAt: daysAgo(180.1), suspected: true }));
  await store.add(anApplication({}, { receivedAt: daysAgo(179.9) }));
  const { pass, lines, ...runtime } = testRuntime();
  const inbox: Pick<Inbox, "withStore"> = { withStore: (work) => work(store) };
  onTestFinished(startRetention({ inbox, ...runtime, days }).stop);
  await pass(1);
  expect(await numbersIn(store)).toHaveLength(count + 3 - 20);
  await pass(1000);
  expect(await numbersIn(store)).toEqual([count + 1, count + 3]);
  expect(await store.queueState().waiting).toBe(2);
  expect(lines).toMatchObject([{ erased: count + 1 }]);
  expect(await store.wipe()).toBe("clean");
  await pass(dayMs);
  expect(await numbersIn(store)).toEqual([]);
});
