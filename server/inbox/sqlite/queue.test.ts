import { expect, test } from "vitest";
import { aMessage } from "../../testing/entries.ts";
import { entriesIn, openedStore } from "../../testing/store.ts";

/** Minutes after the first message was received. */
const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 9, minutes));

function queueOf(count: number) {
  const opened = openedStore();
  for (let i = 0; i < count; i += 1) opened.store.add(aMessage({}, { receivedAt: at(i) }));
  return opened;
}

test("two processes never claim the same mail; a killed one's lease expires", async () => {
  const { dir, store } = queueOf(1);
  const other = openedStore(dir).store;
  expect(await store.claim("killed", at(0), at(5))?.number).toBe(1);
  expect(await other.claim("other", at(4), at(9))).toBeUndefined();
  const again = { number: 1, attempts: 2, firstTriedAt: at(0).getTime() };
  expect(await other.claim("other", at(5), at(10))).toEqual(again);
  // The owner of an expired lease cannot change the entry.
  await store.markNotMailed(1, "killed", "late", "parked");
  expect(await store.get(1)).toMatchObject({ mail: "waiting", lastMailError: null });
  await other.markNotMailed(1, "other", "busy", at(20));
  expect(await store.get(1)).toMatchObject({
    mail: "waiting",
    mailAttempts: 2,
    lastMailError: "busy",
  });
  expect(await store.claim("a", at(19), at(24))).toBeUndefined();
  expect(await store.claim("a", at(20), at(25))?.number).toBe(1);
});

test("parked mail is counted, never claimed, and starts anew on retry", async () => {
  const { store } = queueOf(3);
  for (const number of [1, 2]) {
    expect(await store.claim("a", at(3), at(8))?.number).toBe(number);
    await store.markNotMailed(number, "a", "no such mailbox", "parked");
  }
  expect(await store.queueState()).toEqual({
    waiting: 1,
    parked: 2,
    oldestQueuedAt: at(2).getTime(),
  });
  expect(await store.claim("a", at(60), at(65))?.number).toBe(3);
  expect(await store.claim("a", at(60), at(65))).toBeUndefined();
  expect(await store.retry(2, at(61))).toBe(1);
  const anew = { number: 2, attempts: 1, firstTriedAt: at(61).getTime() };
  expect(await store.claim("a", at(61), at(66))).toEqual(anew);
  expect(await store.retry("parked", at(62))).toBe(1);
  expect(await store.queueState()).toMatchObject({ waiting: 3, parked: 0 });
  expect([await store.retry("parked", at(63)), await store.retry(9, at(63))]).toEqual([0, 0]);
});

test("an entry deleted while leased stays deleted", async () => {
  const { store } = queueOf(1);
  await store.claim("a", at(0), at(5));
  await store.remove([1]);
  await store.markMailed(1, at(1));
  await store.markNotMailed(1, "a", "x", at(2));
  expect(await entriesIn(store)).toEqual([]);
  expect(await store.queueState()).toEqual({ waiting: 0, parked: 0, oldestQueuedAt: null });
});
