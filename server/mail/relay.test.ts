import { expect, test } from "vitest";
import { aMessage } from "../testing/entries.ts";
import { testRuntime } from "../testing/runtime.ts";
import type { RelayDeps } from "./relay.ts";
import { relayWith } from "./testing.ts";

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

/** A relay whose mails end as `behave` does; `tries`: entry numbers and minutes since the start. */
function relayThat(
  behave: (number: number, signal: AbortSignal) => unknown,
  limits?: RelayDeps["limits"],
) {
  const runtime = testRuntime();
  const start = runtime.clock.now().getTime();
  const tries: [number, number][] = [];
  const mailer = {
    async send({ number }: { number: number }, _: unknown, signal: AbortSignal) {
      tries.push([number, Math.round((runtime.clock.now().getTime() - start) / minute)]);
      await behave(number, signal);
      return { rejected: [] };
    },
  };
  return { ...relayWith(mailer, { limits, runtime }), tries };
}

const away = () => Promise.reject(new Error("no"));
const hang = (_: number, signal: AbortSignal) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", reject));

test("retries after 1, 2, 4 ... minutes, then hourly, and parks after five days", async () => {
  const { store, relay, pass, tries } = relayThat(away);
  await store.add(aMessage());
  relay.nudge();
  await pass(3 * hour);
  expect(tries.map(([, at]) => at)).toEqual([0, 1, 3, 7, 15, 31, 63, 123]);
  // A new message does not wait for the retries.
  await store.add(aMessage());
  relay.nudge();
  await pass(second);
  expect(tries.at(-1)).toEqual([2, 180]);
  await pass(5 * day - 3 * hour);
  expect(await store.get(1)).toMatchObject({
    mail: "waiting",
    lastMailError: "no",
    mailAttempts: 125,
  });
  await pass(day);
  expect(await store.get(1)).toMatchObject({ mail: "parked", mailAttempts: 126 });
});

test.for([
  ["fails", away],
  ["hangs", hang],
] as const)("one message that %s does not delay the others", async ([, fate]) => {
  const behave = (number: number, signal: AbortSignal) => number === 1 && fate(number, signal);
  const { store, relay, pass } = relayThat(behave, { connections: 2 });
  for (let i = 0; i < 20; i += 1) await store.add(aMessage());
  relay.nudge();
  await pass(second);
  const states = (await entriesIn(store)).map(({ mail }) => mail);
  expect(states).toEqual(["waiting", ...Array(19).fill("mailed")]);
});

test("stop starts nothing, waits for active mails, then aborts and releases the rest", async () => {
  const ends: Record<number, () => void> = {};
  const { store, relay, pass, clock, tries } = relayThat(
    (number, signal) =>
      Promise.race([hang(number, signal), new Promise<void>((end) => (ends[number] = end))]),
    { connections: 2 },
  );
  for (let i = 0; i < 3; i += 1) await store.add(aMessage());
  relay.nudge();
  await pass(second);
  const stopped = relay.stop();
  await pass(5 * second);
  ends[1]?.();
  await pass(5 * second);
  await stopped;
  relay.nudge();
  await pass(day);
  expect(tries).toHaveLength(2);
  expect((await entriesIn(store)).map(({ mail }) => mail)).toEqual([
    "mailed",
    "waiting",
    "waiting",
  ]);
  expect(await store.get(2)?.lastMailError).toBeNull();
  // Due at once, before the lease would have ended.
  const before = new Date(clock.now().getTime() - day);
  expect(await store.claim("next", before, before)).toMatchObject({ number: 2, attempts: 2 });
});

test("logs an unavailable store once, and sends when it is back", async () => {
  const { store, relay, pass, lines } = relayThat(() => {});
  await store.add(aMessage());
  const { claim } = store;
  store.claim = () => expect.fail("disk I/O error");
  relay.nudge();
  await pass(hour);
  expect(lines.map(({ msg }) => msg)).toEqual(["The mail queue cannot be used."]);
  store.claim = claim;
  await pass(minute);
  expect(await store.get(1)?.mail).toBe("mailed");
});
