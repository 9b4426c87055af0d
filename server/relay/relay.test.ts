import { describe, expect, test } from "vitest";
import { aMessage, anApplication } from "../testing/entries.ts";
import { allowSlowMachines, eventually } from "../testing/eventually.ts";
import { relayWith } from "../testing/relay.ts";
import { testTime } from "../testing/time.ts";
import type { Mailer } from "./mailer.ts";

allowSlowMachines();

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.parse("2026-03-01T09:00:00.000Z");

const refusal = (responseCode: number) =>
  Object.assign(new Error("refused"), { responseCode, command: "RCPT TO" });

/** A mailer that writes down when it was asked for what, in minutes from the start. */
function recordingMailer(time: ReturnType<typeof testTime>, behave: (number: number) => unknown) {
  const tries: [number, number][] = [];
  const mailer: Mailer = {
    async send({ number }) {
      tries.push([number, (time.clock.now().getTime() - start) / minute]);
      await behave(number);
    },
  };
  return { mailer, tries };
}

/** A relay whose mails end as `behave` says. */
function relayThat(behave: (number: number) => unknown, setting: object = {}) {
  const time = testTime();
  const { mailer, tries } = recordingMailer(time, behave);
  return { ...relayWith(mailer, { time, ...setting }), tries, mailer, time };
}

// Looking for other processes' work every minute of a month takes a while even in no time.
const seldom = { limits: { lookMs: day } };

describe("while the mail server is away", () => {
  const away = () => {
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET", command: "CONN" });
  };

  test("mail is tried after 1, 2, 4 ... minutes, then hourly, and parked after five days", async () => {
    const { store, relay, pass, tries } = relayThat(away, seldom);
    store.add(aMessage());
    relay.nudge();
    await pass(3 * hour);
    expect(tries.map(([, at]) => at)).toEqual([0, 1, 3, 7, 15, 31, 63, 123]);
    await pass(5 * day - 3 * hour - minute);
    expect(store.get(1)).toMatchObject({ mail: "waiting", lastMailError: "connect ECONNREFUSED" });
    await pass(hour);
    expect(store.get(1)?.mail).toBe("parked");
    const count = tries.length;
    expect(count).toBeGreaterThan(120);
    await pass(30 * day);
    expect(tries).toHaveLength(count);
    expect(store.queueState()).toEqual({ waiting: 0, parked: 1, oldestWaiting: undefined });
  });

  test("mail goes out within an hour of its return, however long it was away", async () => {
    let back = false;
    const { store, relay, pass } = relayThat(() => back || away(), seldom);
    for (let i = 0; i < 3; i += 1) store.add(aMessage());
    relay.nudge();
    await pass(day);
    expect(store.queueState().waiting).toBe(3);
    back = true;
    await pass(hour);
    expect(store.queueState().waiting).toBe(0);
  });

  test("a new message is tried at once, whatever else waits", async () => {
    const { store, relay, pass, tries } = relayThat(away, seldom);
    store.add(aMessage());
    relay.nudge();
    await pass(2 * hour);
    store.add(aMessage({}, { receivedAt: new Date(start + 2 * hour) }));
    relay.nudge();
    await pass(second);
    expect(tries.at(-1)).toEqual([2, 120]);
  });
});

describe("one bad message holds up no other", () => {
  test.for([
    ["whose composing throws", () => Promise.reject(new TypeError("bug")), "waiting"],
    ["refused for good", () => Promise.reject(refusal(550)), "parked"],
    ["put off", () => Promise.reject(refusal(450)), "waiting"],
    ["that hangs", () => new Promise(() => {}), "waiting"],
  ] as const)("%s", async ([, fate, state]) => {
    const { store, relay, pass } = relayThat((number) => (number === 1 ? fate() : undefined), {
      limits: { mailMs: 50, connections: 2 },
    });
    for (let i = 0; i < 20; i += 1) store.add(aMessage());
    relay.nudge();
    await pass(second);
    expect(store.list().map(({ mail }) => mail)).toEqual([state, ...Array(19).fill("mailed")]);
  });
});

test("a mail that hangs is given up for this time, and counts as a failed attempt", async () => {
  const { store, relay, pass, tries } = relayThat(() => new Promise(() => {}), {
    limits: { mailMs: 20 },
  });
  store.add(aMessage());
  relay.nudge();
  await pass(second);
  await eventually(() =>
    expect(store.get(1)).toMatchObject({
      mail: "waiting",
      mailAttempts: 1,
      lastMailError: "The mail server took too long.",
    }),
  );
  await pass(2 * minute);
  expect(tries).toHaveLength(2);
});

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

test("parked mail is tried again when a person says so", async () => {
  let mended = false;
  const { store, relay, pass, clock } = relayThat(() => {
    if (!mended) throw refusal(550);
  });
  store.add(aMessage());
  relay.nudge();
  await pass(second);
  expect(store.get(1)?.mail).toBe("parked");
  mended = true;
  store.retry("parked", clock.now());
  await pass(minute);
  expect(store.get(1)).toMatchObject({ mail: "mailed", lastMailError: null });
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
