import { describe, expect, test } from "vitest";
import { aMessage, anApplication } from "../testing/entries.ts";
import { allowSlowMachines } from "../testing/eventually.ts";
import { recordingMailer, relayThat, relayWith } from "../testing/relay.ts";
import { testTime } from "../testing/time.ts";
import type { Timer } from "../timer.ts";
import type { Mailer } from "./mailer.ts";

allowSlowMachines();

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.parse("2026-03-01T09:00:00.000Z");

test("three mails are under way at most", async () => {
  let busy = 0;
  let most = 0;
  const release: (() => void)[] = [];
  const { store, relay, pass } = relayThat(async () => {
    busy += 1;
    most = Math.max(most, busy);
    await new Promise<void>((resolve) => release.push(resolve));
    busy -= 1;
  });
  for (let i = 0; i < 10; i += 1) store.add(aMessage());
  relay.nudge();
  relay.nudge();
  for (let i = 0; i < 10; i += 1) {
    await pass(second);
    release.shift()?.();
  }
  await pass(second);
  expect([most, busy, store.queueState().waiting]).toEqual([3, 0, 0]);
});

test("what is kept apart is not mailed until a person accepts it, in another process or not", async () => {
  const { store, relay, pass, tries, clock } = relayThat(() => {});
  store.add(anApplication({}, { suspected: true }));
  relay.nudge();
  await pass(day);
  expect(tries).toEqual([]);
  store.accept([1], clock.now());
  // Nobody nudges: the relay looks by itself.
  await pass(minute);
  expect(store.get(1)?.mail).toBe("mailed");
});

describe("two relays on one store", () => {
  test("never send the same mail", async () => {
    const one = relayThat(() => {});
    const two = relayWith(one.mailer, { dir: one.dir, time: one.time });
    for (let i = 0; i < 30; i += 1) one.store.add(aMessage());
    one.relay.nudge();
    two.relay.nudge();
    await one.pass(hour);
    const numbers = one.tries.map(([number]) => number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  test("take up what a killed one had under way, once its lease is over", async () => {
    const { dir, store, time, clock, mailer, tries, pass } = relayThat(() => {});
    store.add(aMessage());
    // What a process leaves behind that was killed while it mailed.
    store.claim("killed", clock.now(), new Date(start + 5 * minute));
    relayWith(mailer, { dir, time }).relay.nudge();
    await pass(5 * minute - second);
    expect(tries).toEqual([]);
    await pass(second);
    expect(tries).toEqual([[1, 5]]);
    expect(store.get(1)).toMatchObject({ mail: "mailed" });
  });
});

test("messages that keep coming in do not put off the mail", async () => {
  const time = testTime();
  // As timers of Node.
  const timer: Timer = { after: (ms, task) => time.timer.after(Math.max(1, ms), task) };
  const { store, relay, pass, tries } = relayThat(() => {}, { time: { ...time, timer } });
  for (let i = 1; i <= 10; i += 1) {
    store.add(aMessage());
    relay.nudge();
    await pass(0.5);
  }
  expect(tries.length).toBeGreaterThan(0);
});

describe("stopping", () => {
  test("waits for a mail under way, and begins no other", async () => {
    let finish = () => {};
    const { store, relay, pass, tries } = relayThat(
      () => new Promise<void>((resolve) => (finish = resolve)),
      { limits: { connections: 1, stopMs: 8 * second } },
    );
    store.add(aMessage());
    store.add(aMessage());
    relay.nudge();
    await pass(second);
    const stopped = relay.stop();
    await pass(5 * second);
    finish();
    await stopped;
    relay.nudge();
    await pass(day);
    expect(tries.map(([number]) => number)).toEqual([1]);
    expect(store.list().map(({ mail }) => mail)).toEqual(["mailed", "waiting"]);
  });

  test("breaks off what takes too long, and leaves it to the next process at once", async () => {
    let broken = false;
    const time = testTime();
    const hanging: Mailer = {
      send: (_entry, _resume, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => {
            broken = true;
            reject(new Error("aborted"));
          });
        }),
    };
    const limits = { stopMs: 8 * second };
    const { dir, store, relay, pass } = relayWith(hanging, { time, limits });
    store.add(aMessage());
    relay.nudge();
    await pass(second);
    const stopped = relay.stop();
    await pass(8 * second);
    await stopped;
    expect(broken).toBe(true);
    expect(store.get(1)).toMatchObject({ mail: "waiting", lastMailError: null });
    const { mailer, tries } = recordingMailer(time, () => {});
    relayWith(mailer, { dir, time }).relay.nudge();
    await pass(0);
    expect(tries).toHaveLength(1);
  });
});

test("a store that cannot be read is logged, without what visitors typed, and tried again", async () => {
  const { store, relay, pass, logged, tries } = relayThat(() => {});
  store.add(aMessage());
  const claim = store.claim;
  store.claim = () => {
    throw new Error("disk I/O error");
  };
  relay.nudge();
  await pass(second);
  expect(logged.errors).toEqual(["The mail queue cannot be read. Error: disk I/O error"]);
  store.claim = claim;
  await pass(minute);
  expect(tries).toHaveLength(1);
});
