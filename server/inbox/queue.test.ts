import { expect, test } from "vitest";
import { aMessage } from "../testing/entries.ts";
import { openedStore } from "../testing/store.ts";

/** Minutes after the first message was received. */
const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 9, minutes));

function queueOf(count: number) {
  const opened = openedStore();
  for (let i = 0; i < count; i += 1) opened.store.add(aMessage({}, { receivedAt: at(i) }));
  return opened;
}

test("two processes never claim the same mail; a killed one's lease expires", () => {
  const { dir, store } = queueOf(1);
  const other = openedStore(dir).store;
  expect(store.claim("killed", at(0), at(5))?.number).toBe(1);
  expect(other.claim("other", at(4), at(9))).toBeUndefined();
  const again = { number: 1, attempts: 2, firstTriedAt: at(0).getTime() };
  expect(other.claim("other", at(5), at(10))).toEqual(again);
  // The owner of an expired lease cannot change the entry.
  store.markNotMailed(1, "killed", "late", "parked");
  expect(store.get(1)).toMatchObject({ mail: "waiting", lastMailError: null });
  other.markNotMailed(1, "other", "busy", at(20));
  expect(store.get(1)).toMatchObject({ mail: "waiting", mailAttempts: 2, lastMailError: "busy" });
  expect(store.claim("a", at(19), at(24))).toBeUndefined();
  expect(store.claim("a", at(20), at(25))?.number).toBe(1);
});

test("parked mail is counted, never claimed, and starts anew on retry", () => {
  const { store } = queueOf(3);
  for (const number of [1, 2]) {
    expect(store.claim("a", at(3), at(8))?.number).toBe(number);
    store.markNotMailed(number, "a", "no such mailbox", "parked");
  }
  expect(store.queueState()).toEqual({ waiting: 1, parked: 2, oldestQueuedAt: at(2).getTime() });
  expect(store.claim("a", at(60), at(65))?.number).toBe(3);
  expect(store.claim("a", at(60), at(65))).toBeUndefined();
  expect(store.retry(2, at(61))).toBe(1);
  const anew = { number: 2, attempts: 1, firstTriedAt: at(61).getTime() };
  expect(store.claim("a", at(61), at(66))).toEqual(anew);
  expect(store.retry("parked", at(62))).toBe(1);
  expect(store.queueState()).toMatchObject({ waiting: 3, parked: 0 });
  expect([store.retry("parked", at(63)), store.retry(9, at(63))]).toEqual([0, 0]);
});

test("an entry deleted while leased stays deleted", () => {
  const { store } = queueOf(1);
  store.claim("a", at(0), at(5));
  store.remove([1]);
  store.markMailed(1, at(1));
  store.markNotMailed(1, "a", "x", at(2));
  expect([...store.entries()]).toEqual([]);
  expect(store.queueState()).toEqual({ waiting: 0, parked: 0, oldestQueuedAt: null });
});
