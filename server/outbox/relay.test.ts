import { expect, test } from "vitest";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { ownTimeouts } from "#server/testing/own-timeouts.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import type { Mailer } from "#server/outbox/mailer.ts";
import { openedStore, submissionsIn } from "#server/testing/store.ts";
import { relayOf, relayWith } from "#server/testing/mail.ts";

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

/** A relay whose mails end as `behave` does; `tries`: submission numbers and minutes since the start. */
function relayThat(
  behave: (number: number, signal: AbortSignal, file: unknown) => unknown,
  connections = 3,
) {
  const runtime = testRuntime();
  const start = runtime.clock.now().getTime();
  const tries: [number, number][] = [];
  const mailer = {
    async send({ number }: { number: number }, file: unknown, signal: AbortSignal) {
      tries.push([number, Math.round((runtime.clock.now().getTime() - start) / minute)]);
      await behave(number, signal, file);
      return { rejected: [] };
    },
  };
  return { ...relayWith(mailer, { connections, runtime }), tries };
}

const away = () => Promise.reject(new Error("no"));
const hang = (_: number, signal: AbortSignal) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", reject));

test("retries after 1, 2, 4 ... minutes, then hourly, and parks after five days", async () => {
  const { store, relay, pass, tries } = relayThat(away);
  await store.add(aMessage());
  relay.wake();
  await pass(3 * hour);
  expect(tries.map(([, at]) => at)).toEqual([0, 1, 3, 7, 15, 31, 63, 123]);
  // A new message does not wait for the retries.
  await store.add(aMessage());
  relay.wake();
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
  const { store, relay, pass } = relayThat(behave, 2);
  for (let i = 0; i < 20; i += 1) await store.add(aMessage());
  relay.wake();
  await pass(second);
  const states = (await submissionsIn(store)).map(({ mail }) => mail);
  expect(states).toEqual(["waiting", ...Array(19).fill("mailed")]);
});

test("a delivery ends at its limit, whatever it waits for, and is tried again", async () => {
  const runOut = ownTimeouts();
  const { store, relay, pass, tries } = relayThat(() => new Promise(() => {}), 1);
  await store.add(aMessage());
  relay.wake();
  await pass(second);
  runOut();
  await pass(2 * minute);
  expect(tries).toHaveLength(2);
  expect(await store.get(1)).toMatchObject({ lastMailError: "The mail server took too long." });
});

test("a mail that is ended at its limit says whether its text was sent", async () => {
  const runOut = ownTimeouts();
  const sent = Object.assign(new Error("ended"), { textSent: true });
  const { store, relay, pass } = relayThat((_, signal) =>
    hang(0, signal).catch(() => Promise.reject(sent)),
  );
  await store.add(aMessage());
  relay.wake();
  await pass(second);
  runOut();
  await pass(second);
  expect(await store.get(1)).toMatchObject({
    lastMailError: "The mail server has the whole text but did not confirm it: ended",
  });
});

test("stop starts nothing, waits for active mails, then aborts and releases the rest", async () => {
  const ends: Record<number, () => void> = {};
  const { store, relay, pass, clock, tries } = relayThat(
    (number, signal) =>
      Promise.race([hang(number, signal), new Promise<void>((end) => (ends[number] = end))]),
    2,
  );
  for (let i = 0; i < 3; i += 1) await store.add(aMessage());
  relay.wake();
  await pass(second);
  const stopped = relay.stop();
  await pass(5 * second);
  ends[1]?.();
  await pass(5 * second);
  await stopped;
  relay.wake();
  await pass(day);
  expect(tries).toHaveLength(2);
  expect((await submissionsIn(store)).map(({ mail }) => mail)).toEqual([
    "mailed",
    "waiting",
    "waiting",
  ]);
  expect(await store.get(2)).toMatchObject({ lastMailError: null });
  // Due at once, before the lease would have ended.
  const next = await store.claim("next", "mail", clock.now(), minute, []);
  expect(next).toMatchObject({ number: 2, attempts: 2 });
});

test("what cannot be sent with its file is sent without, saying where to get it", async () => {
  const files: unknown[] = [];
  const { store, relay, pass, lines } = relayThat((_, __, file) => {
    files.push(file);
    const tooLarge = { code: "EMESSAGE", command: "MAIL FROM" };
    if (typeof file === "object" && file && "bytes" in file)
      throw Object.assign(new Error("552 too large"), tooLarge);
  });
  await store.add(anApplication());
  relay.wake();
  await pass(second);
  expect(files).toMatchObject([
    { name: "Bilal Ahmed.pdf" },
    { how: expect.stringMatching(/resume [A-Z2-9]{8}$/) },
  ]);
  expect(await store.get(1)).toMatchObject({ mail: "mailed", mailedWithoutFile: true });
  expect(lines.map(({ msg }) => msg).join()).toContain("is delivered without its file (mail)");
});

test("a lease is prolonged for as long as a mail is being sent", async () => {
  const { store, relay, pass, clock } = relayThat(hang);
  await store.add(aMessage());
  relay.wake();
  await pass(hour);
  expect(await store.claim("other", "mail", clock.now(), 5 * minute, [])).toBeUndefined();
});

test.for([4 * hour, -4 * hour, 3 * day])(
  "a mail that is being sent is not sent again by a clock that is set by %i ms",
  async (ms) => {
    const { store, relay, pass, setClock, tries } = relayThat(hang);
    await store.add(aMessage());
    relay.wake();
    await pass(second);
    setClock(ms);
    await relay.sendAll();
    await pass(3 * minute);
    expect(tries).toHaveLength(1);
  },
);

test("mail that waits by a clock that was ahead is sent when that is set right", async () => {
  const { store, relay, pass, setClock, tries } = relayThat(() => {
    throw new Error("451 later");
  });
  setClock(1000 * day);
  await store.add(aMessage());
  relay.wake();
  await pass(5 * hour);
  const before = tries.length;
  setClock(-1000 * day);
  await pass(2 * minute);
  expect(tries).toHaveLength(before + 1);
});

test("the mail server's answer is logged when it changes", async () => {
  let answer: string | undefined = "535 wrong password";
  const { store, relay, pass, lines } = relayThat(() => {
    if (answer !== undefined) throw new Error(answer);
  });
  await store.add(aMessage());
  relay.wake();
  await pass(4 * minute);
  answer = "554 sender refused";
  await pass(hour);
  expect(relay.lastFailure("mail")).toBe("554 sender refused");
  answer = undefined;
  await pass(hour);
  expect(lines.map(({ msg }) => msg).filter((msg) => msg?.includes("mail server"))).toEqual([
    "The mail server: 535 wrong password",
    "The mail server: 554 sender refused",
    "The mail server takes mail again.",
  ]);
});

test("the log has nothing of what a visitor wrote, which a filter repeats", async () => {
  const answer = "554 5.7.1 Spam: Amina Khan (amina at example.org) wrote";
  const refusal = { code: "EMESSAGE", permanent: true, response: answer, responseCode: 554 };
  const { store, relay, pass, lines } = relayThat(() => {
    throw Object.assign(new Error(`Message failed: ${answer}`), refusal);
  });
  await store.add(aMessage());
  relay.wake();
  await pass(second);
  expect(lines.map(({ msg }) => msg)).toEqual([
    "The mail server: 554 5.7.1",
    expect.stringMatching(
      /^(\w{8}) could not be delivered and was given up \(mail\)\. See .* show \1\.$/,
    ),
  ]);
  expect((await store.get(1))?.lastMailError).toContain("Amina Khan");
});

test("corrected settings deliver at once", async () => {
  let isRight = false;
  const { store, relay, pass } = relayThat(() => {
    if (!isRight) throw new Error("535 wrong password");
  });
  await store.add(aMessage());
  relay.wake();
  await pass(2.5 * hour);
  isRight = true;
  await relay.sendAll();
  await pass(second);
  expect(await store.get(1)).toMatchObject({ mail: "mailed" });
});

test("logs an unavailable store once, and sends when it is back", async () => {
  const { store, relay, pass, lines } = relayThat(() => {});
  await store.add(aMessage());
  const { claim, probeWrite } = store;
  store.claim = store.probeWrite = () => expect.fail("disk I/O error");
  relay.wake();
  await pass(hour);
  expect(lines.map(({ msg }) => msg)).toEqual(["The queue cannot be used."]);
  Object.assign(store, { claim, probeWrite });
  await pass(2 * minute);
  expect(await store.get(1)).toMatchObject({ mail: "mailed" });
});

test("a full disk, of which everything can be read, is logged once", async () => {
  const { store, relay, pass, lines } = relayThat(() => void Object.assign(store, refused));
  const { markDelivered, claim, renew, probeWrite } = store;
  const writes = { markDelivered, claim, renew, probeWrite };
  const refuse = () => expect.fail("disk is full");
  const refused = { markDelivered: refuse, claim: refuse, renew: refuse, probeWrite: refuse };
  await store.add(aMessage());
  relay.wake();
  await pass(hour);
  expect(lines.map(({ msg }) => msg)).toEqual(["The queue cannot be used."]);
  Object.assign(store, writes);
  await pass(minute);
  expect(await store.get(1)).toMatchObject({ mail: "mailed" });
});

test("a mail that was sent while the store went away is not sent again, however long that lasts", async () => {
  const { store, relay, pass, clock, tries } = relayThat(() => {
    store.markDelivered = store.renew = () => expect.fail("connection terminated");
  });
  const { markDelivered, renew } = store;
  await store.add(aMessage());
  relay.wake();
  await pass(hour);
  expect(await store.get(1)).toMatchObject({ mail: "waiting" });
  Object.assign(store, { markDelivered, renew });
  await pass(2 * second);
  expect(await store.get(1)).toMatchObject({ mail: "mailed" });
  await pass(day);
  expect(tries).toHaveLength(1);
  expect(await store.claim("other", "mail", clock.now(), minute, [])).toBeUndefined();
});

test("a server that finds the store again leaves others the time to record what they sent", async () => {
  const { store, relay, pass, tries } = relayThat(() => {});
  const { claim, probeWrite } = store;
  store.claim = store.probeWrite = () => expect.fail("connection refused");
  await store.add(aMessage());
  relay.wake();
  await pass(second);
  Object.assign(store, { claim, probeWrite });
  relay.wake();
  await pass(4 * second);
  expect(tries).toEqual([]);
  await pass(2 * second);
  expect(tries).toHaveLength(1);
});

test("a lease whose answer was lost is not prolonged with the others", async () => {
  const { store, relay, pass, tries } = relayThat(hang, 2);
  const { claim } = store;
  await store.add(aMessage());
  await store.add(aMessage());
  let claims = 0;
  store.claim = async (...args) => {
    const claimed = await claim(...args);
    if ((claims += 1) === 2) throw new Error("connection terminated");
    return claimed;
  };
  relay.wake();
  await pass(5 * minute);
  expect(tries.map(([number]) => number)).toEqual([1, 2]);
});

test("what is leased in the moment of stopping is released and not sent", async () => {
  const { store, relay, pass, clock, tries } = relayThat(() => {});
  const { claim } = store;
  const answers = Promise.withResolvers<void>();
  store.claim = async (...args) => {
    await answers.promise;
    return claim(...args);
  };
  await store.add(aMessage());
  relay.wake();
  await pass(second);
  const stopped = relay.stop();
  answers.resolve();
  await pass(10 * second);
  await stopped;
  expect(tries).toEqual([]);
  expect(await claim("next", "mail", clock.now(), minute, [])).toMatchObject({ number: 1 });
});

test("a recipient refused of one kind's mail stays told while mail of the other kind is taken", async () => {
  const refusing = new Set(["message"]);
  const mailer: Pick<Mailer, "send"> = {
    send: async ({ kind }) => ({ rejected: refusing.has(kind) ? ["b@example.com: 550"] : [] }),
  };
  const { store, relay, refused, pass } = relayWith(mailer);
  const mailed = async (incoming: ReturnType<typeof aMessage>) => {
    await store.add(incoming);
    relay.wake();
    await pass(second);
  };
  await mailed(aMessage());
  await mailed(anApplication());
  expect(refused()).toEqual(["b@example.com: 550"]);
  refusing.clear();
  await mailed(aMessage());
  expect(refused()).toEqual([]);
});

test("a line whose pause ends while another claims goes on at once", async () => {
  const runtime = testRuntime();
  const { store } = openedStore();
  let slowMs = 0;
  const clock = { ...runtime.clock, monotonicMs: () => runtime.clock.monotonicMs() + slowMs };
  const slow: typeof store = {
    ...store,
    claim(...args) {
      if (args[1] === "chat 1") slowMs += 600;
      return store.claim(...args);
    },
  };
  const sent: number[] = [];
  const to = (name: "reply" | "chat 1") => ({
    name,
    title: name,
    isFor: () => true,
    again: "",
    what: "",
    done: "",
    connections: 1,
    paceMs: second,
    longestMs: minute,
    takesFiles: false,
    nextTry: () => expect.unreachable(),
    reasonOf: String,
    async send({ number }: { number: number }) {
      sent.push(number);
      return { withoutFile: false };
    },
  });
  for (let i = 0; i < 2; i += 1) await store.add(aMessage(), ["reply"]);
  const relay = relayOf([to("reply"), to("chat 1")], {
    withStore: (work) => work(slow),
    runtime: { ...runtime, clock },
  });
  relay.wake();
  await runtime.pass(5 * second);
  expect(sent).toEqual([1, 2]);
});
