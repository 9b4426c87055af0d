import { describe, expect, test } from "vitest";
import { type Engine, engines, newPlace } from "#server/testing/engines.ts";
import { aMessage } from "#server/testing/submissions.ts";
import { submissionsIn } from "#server/testing/store.ts";
import type { NextTry, Store } from "./store.ts";
import type { DestinationName } from "./submission.ts";

/** Minutes after the first message was received. */
const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 9, minutes));

async function queueOf(engine: Engine, count: number) {
  const { open } = await newPlace(engine);
  const store = await open();
  for (let i = 0; i < count; i += 1) await store.add(aMessage({}, { receivedAt: at(i) }));
  return { store, open };
}

const leaseMs = 5 * 60_000;

/** Claims at a minute. @param ms 0: a lease that has ended, as that of a killed process does */
const claim = (store: Store, owner: string, minute: number, ms: number = leaseMs) =>
  store.claim(owner, "mail", at(minute), ms, []);

const usual = { error: "busy", unanswered: 0, withoutFile: false };
const later = (minute: number): NextTry => ({ ...usual, dueAt: at(minute) });
const parked = (minute: number): NextTry => ({ ...usual, error: "no", parkedAt: at(minute) });

describe.each(engines)("on %s", (engine) => {
  test("two processes never claim the same mail; a killed one's lease expires", async () => {
    const { open, store } = await queueOf(engine, 1);
    const other = await open();
    expect(await claim(store, "killed", 0)).toMatchObject({ number: 1 });
    expect(await claim(other, "other", 4)).toBeUndefined();
    await store.renew("killed", [1], at(4), 0);
    const again = { number: 1, attempts: 2, firstTriedAt: at(0).getTime() };
    expect(await claim(other, "other", 5)).toMatchObject(again);
    // The owner of an expired lease cannot change the submission.
    await store.markNotDelivered(1, "killed", parked(6));
    expect(await store.get(1)).toMatchObject({ mail: "waiting", lastMailError: null });
    await other.renew("other", [1], at(9), leaseMs);
    expect(await claim(store, "a", 13)).toBeUndefined();
    await other.markNotDelivered(1, "other", later(20));
    const failed = { mail: "waiting", mailAttempts: 2, lastMailError: "busy" };
    expect(await store.get(1)).toMatchObject(failed);
    expect(await claim(store, "a", 19)).toBeUndefined();
    expect(await claim(store, "a", 20)).toMatchObject({ number: 1 });
  });

  test("given up mail is never claimed, starts anew on retry, and is troubled until it is mailed", async () => {
    const { store } = await queueOf(engine, 3);
    for (const number of [1, 2]) {
      expect(await claim(store, "a", 3)).toMatchObject({ number });
      await store.markNotDelivered(number, "a", parked(4));
    }
    const state = { waiting: 1, unanswered: 0, parked: 2, oldestQueuedAt: at(2).getTime() };
    expect(await store.queueState("mail")).toEqual(state);
    expect(await claim(store, "a", 60)).toMatchObject({ number: 3 });
    expect(await claim(store, "a", 60)).toBeUndefined();
    expect(await store.retry(2, at(61))).toBe(1);
    const anew = { number: 2, attempts: 1, firstTriedAt: at(61).getTime() };
    expect(await claim(store, "a", 61)).toMatchObject(anew);
    // All that is not mailed, the waiting ones too.
    expect(await store.retry("all", at(62))).toBe(3);
    expect(await store.queueState("mail")).toMatchObject({ waiting: 3, parked: 0 });
    expect(await store.retry(9, at(63))).toBe(0);
    const troubled = async () => (await store.troubled()).map(({ number }) => number);
    expect(await troubled()).toEqual([1, 2]);
    await store.markDelivered(1, "mail", at(64), false);
    expect(await troubled()).toEqual([2]);
  });

  test("a reply counts as one of now while it waits, and then since it was sent", async () => {
    const { store } = await queueOf(engine, 0);
    for (const email of ["one@a.org", "other@a.org"])
      await store.add(aMessage({ email }), ["reply"]);
    const day = 24 * 60;
    await store.claim("a", "reply", at(1), leaseMs, []);
    await store.markNotDelivered(1, "a", later(3 * day));
    const tried = (sinceMinute: number, minute: number) =>
      store.triedReplies(at(sinceMinute), at(minute));
    // The other one was not tried yet.
    const first = { number: 1, email: "one@a.org" };
    expect(await tried(2 * day, 3 * day)).toEqual([{ ...first, at: at(3 * day).getTime() }]);
    await store.markDelivered(1, "reply", at(4 * day), false);
    expect(await tried(4 * day, 5 * day)).toEqual([{ ...first, at: at(4 * day).getTime() }]);
    expect(await tried(4 * day + 1, 5 * day)).toEqual([]);
  });

  test("each destination has a state of its own: one that was delivered or given up is no other's matter", async () => {
    const { store } = await queueOf(engine, 0);
    await store.add(aMessage({}, { receivedAt: at(0) }), ["webhook 1", "reply"]);
    const to = (name: DestinationName) => store.claim(name, name, at(1), leaseMs, []);
    expect(await to("webhook 2")).toBeUndefined();
    for (const name of ["mail", "webhook 1", "reply"] as const)
      expect(await to(name)).toMatchObject({ number: 1, attempts: 1 });
    await store.renew("mail", [1], at(1), 0);
    expect(await to("webhook 1")).toBeUndefined();
    await store.markNotDelivered(1, "webhook 1", parked(2));
    await store.drop(1, "reply");
    await store.markDelivered(1, "mail", at(2), false);
    expect(await store.get(1)).toMatchObject({
      mail: "mailed",
      deliveries: [{ destination: "webhook 1", state: "parked", lastError: "no" }],
    });
    expect(await store.queueState("webhook 1")).toMatchObject({ waiting: 0, parked: 1 });
    expect(await store.troubled()).toMatchObject([{ destination: "webhook 1" }]);
    // What was delivered is not delivered again.
    expect(await store.retry("all", at(3))).toBe(1);
    expect(await store.claim("mail", "mail", at(9), leaseMs, [])).toBeUndefined();
    await store.remove([1]);
    expect(await to("webhook 1")).toBeUndefined();
  });

  test("a reply that was given up, and on a retry has no address, is no trouble any more", async () => {
    const { store } = await queueOf(engine, 0);
    await store.add(aMessage({}, { receivedAt: at(0) }), ["reply"]);
    const failed = { error: "no", unanswered: 0, withoutFile: false };
    for (const end of [{ parkedAt: at(1) }, { doneAt: at(3) }]) {
      await store.claim("a", "reply", at(2), leaseMs, []);
      await store.markNotDelivered(1, "a", { ...failed, ...end });
      expect(await store.troubled()).toHaveLength("parkedAt" in end ? 1 : 0);
      await store.retry("all", at(2));
    }
  });

  test("a lease that a wrong clock wrote is over; a jump makes due what is not", async () => {
    const { store } = await queueOf(engine, 1);
    // Of a clock that was days ahead.
    await claim(store, "killed", 0, 3 * leaseMs);
    expect(await claim(store, "a", 1)).toMatchObject({ number: 1 });
    await store.markNotDelivered(1, "a", later(5 * 24 * 60));
    expect(await claim(store, "a", 3)).toBeUndefined();
    await store.makeDue(at(3));
    expect(await claim(store, "a", 3)).toMatchObject({ number: 1 });
  });

  test("what its owner is sending is nobody's to claim, whatever became of its lease", async () => {
    const { store } = await queueOf(engine, 2);
    await claim(store, "a", 1, 0);
    expect(await store.claim("a", "mail", at(2), leaseMs, [1])).toMatchObject({ number: 2 });
    expect(await store.claim("a", "mail", at(2), leaseMs, [1, 2])).toBeUndefined();
  });

  test.runIf(engine === "PostgreSQL")(
    "a server whose clock is hours ahead or back claims nothing that another one is sending",
    async () => {
      const { store, open } = await queueOf(engine, 1);
      const other = await open();
      await claim(store, "a", 600);
      for (const minute of [0, 300, 606, 9000])
        expect(await claim(other, "b", minute)).toBeUndefined();
    },
  );

  test("what was received while the clock was ahead waits since the first attempt", async () => {
    const { store } = await queueOf(engine, 0);
    await store.add(aMessage({}, { receivedAt: at(9 * 24 * 60) }));
    await store.makeDue(at(1));
    expect(await claim(store, "a", 1)).toMatchObject({ number: 1 });
    expect(await store.queueState("mail")).toMatchObject({ oldestQueuedAt: at(1).getTime() });
  });

  test("a submission deleted while leased stays deleted, and is reported as being mailed", async () => {
    const { store } = await queueOf(engine, 2);
    await store.claim("a", "mail", new Date(), leaseMs, []);
    // Killed long ago.
    await store.claim("b", "mail", new Date(), 0, [1]);
    expect(await store.remove([1, 2, 7])).toEqual({ removed: [1, 2], onTheirWay: [1] });
    await store.markDelivered(1, "mail", at(1), false);
    await store.markNotDelivered(1, "a", later(2));
    expect(await submissionsIn(store)).toEqual([]);
    const empty = { waiting: 0, unanswered: 0, parked: 0, oldestQueuedAt: null };
    expect(await store.queueState("mail")).toEqual(empty);
  });

  test("servers that claim at once never get the same mail, and leave none", async () => {
    const { open, store } = await queueOf(engine, 40);
    const stores = [store, await open(), await open()];
    const numbers: number[] = [];
    const claimAll = async (it: Store, server: number): Promise<void> => {
      const claimed = await claim(it, `server ${server}`, 60);
      if (!claimed) return;
      numbers.push(claimed.number);
      await claimAll(it, server);
    };
    // As many at once as there are connections: a slow machine lets nobody wait for one.
    await Promise.all(
      stores.flatMap((it, server) => Array.from({ length: 5 }, () => claimAll(it, server))),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  });
});
