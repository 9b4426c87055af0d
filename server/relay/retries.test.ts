import { describe, expect, test } from "vitest";
import { aMessage } from "../testing/entries.ts";
import { allowSlowMachines, eventually } from "../testing/eventually.ts";
import { relayThat } from "../testing/relay.ts";

allowSlowMachines();

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.parse("2026-03-01T09:00:00.000Z");

const refusal = (responseCode: number) =>
  Object.assign(new Error("refused"), { responseCode, command: "RCPT TO" });

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
