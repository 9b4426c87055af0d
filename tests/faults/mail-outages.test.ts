/*
 * Proves that a mail server which is away, puts mail off, refuses it, hangs up after the data or
 * hangs loses nothing: each entry is mailed in the end or parked where a person finds it, tried
 * again after one minute, two, four ... and then hourly for five days; visitors are served all the
 * while. Time is simulated, SMTP is real.
 */
import { describe, expect, test } from "vitest";
import type { Mailing } from "./support/simulated-days.ts";
import { sendForm, testApp, typed, ids } from "../../server/testing/app.ts";
import { anApplication, aMessage } from "../../server/testing/entries.ts";
import { closedPeer, deadPort, smtpAt } from "./support/closed-peers.ts";
import { mailPeer } from "./support/mail-peer.ts";
import { amount, patience, seededRandom } from "./support/form.ts";
import { day, hour, mailingTo, minute, simulatedDays } from "./support/simulated-days.ts";

const states = ({ store }: Mailing) => store.overview().map(({ mail }) => mail);

/** Minutes from the first attempt to each. */
const minutes = ({ tries }: Mailing) => tries.map((at) => (at - (tries[0] ?? 0)) / minute);

test(
  "three days without a mail server: visitors are served, and all is mailed after",
  async () => {
    const days = simulatedDays();
    const port = await deadPort();
    const mailing = mailingTo(smtpAt(port), days);
    const { store, relay, tries } = mailing;
    const site = testApp({ store, relay, clock: days.clock });
    const random = seededRandom();
    let sent = 0;
    for (let today = 0; today < 3; today += 1) {
      for (let count = random.int(1, amount(2, 10)); count > 0; count -= 1) {
        const answer = await sendForm(site, { ...typed, ...ids, name: `Visitor ${(sent += 1)}` });
        expect([answer.status, await answer.text()]).toEqual([200, "OK"]);
      }
      store.add(anApplication({ full_name: `Visitor ${(sent += 1)}` }));
      await days.pass(day);
    }
    expect(states(mailing)).toEqual(Array(sent).fill("waiting"));
    expect(store.get(1)?.lastMailError).toMatch(/ECONNREFUSED/);
    const peer = await mailPeer({}, port);
    const before = tries.length;
    // The longest wait between two attempts.
    await days.pass(hour);
    expect(states(mailing)).toEqual(Array(sent).fill("mailed"));
    expect(tries.length - before).toBe(sent);
    expect(new Set(peer.arrivals.map(({ tag }) => tag)).size).toBe(sent);
    expect(new Set(peer.arrivals.map(({ messageId }) => messageId)).size).toBe(sent);
  },
  patience,
);

describe("a mail server that", () => {
  test(
    "puts mail off (451) gets it again after 1, 2, 4 minutes, under the same Message-ID",
    async () => {
      const days = simulatedDays();
      let greylisted = 3;
      const later = { code: 451, text: "4.7.1 greylisted, come back later" };
      const peer = await mailPeer({ onData: () => (greylisted-- > 0 ? later : undefined) });
      const mailing = mailingTo(peer.url, days);
      mailing.store.add(aMessage());
      mailing.relay.nudge();
      await days.pass(hour);
      expect(minutes(mailing)).toEqual([0, 1, 3, 7]);
      expect(states(mailing)).toEqual(["mailed"]);
      expect(new Set(peer.arrivals.map(({ messageId }) => messageId)).size).toBe(1);
    },
    patience,
  );

  test(
    "never takes anything is tried hourly for five days, then mail is parked until retry",
    async () => {
      const days = simulatedDays();
      const closed = await closedPeer();
      const mailing = mailingTo(smtpAt(closed.port), days);
      mailing.store.add(aMessage());
      mailing.relay.nudge();
      await days.pass(5 * day - minute);
      expect(states(mailing)).toEqual(["waiting"]);
      const gaps = minutes(mailing).map((at, i, all) => at - (all[i - 1] ?? 0));
      expect(gaps.slice(1, 8)).toEqual([1, 2, 4, 8, 16, 32, 60]);
      expect(new Set(gaps.slice(8))).toEqual(new Set([60]));
      await days.pass(hour);
      expect(states(mailing)).toEqual(["parked"]);
      await closed.close();
      const peer = await mailPeer({}, closed.port);
      const tried = mailing.tries.length;
      await days.pass(2 * day);
      expect(mailing.tries).toHaveLength(tried);
      // What `npm run inbox retry` does, in a process of its own.
      mailing.store.retry("parked", days.clock.now());
      await days.pass(hour);
      expect(states(mailing)).toEqual(["mailed"]);
      expect(peer.arrivals).toHaveLength(1);
    },
    patience,
  );

  test(
    "refuses one mail for good (550) gets it once; it is parked and holds up no other",
    async () => {
      const days = simulatedDays();
      let first = true;
      const refused = { code: 550, text: "5.7.1 looks like spam" };
      const peer = await mailPeer({
        onData() {
          const fault = first ? refused : undefined;
          first = false;
          return fault;
        },
      });
      const mailing = mailingTo(peer.url, days);
      const { store, relay } = mailing;
      store.add(aMessage({ name: "First" }));
      relay.nudge();
      await days.pass(0);
      expect(store.get(1)).toMatchObject({ mail: "parked", mailAttempts: 1 });
      expect(store.get(1)?.lastMailError).toMatch(/looks like spam/);
      store.add(aMessage({ name: "Second" }));
      relay.nudge();
      await days.pass(6 * day);
      expect(states(mailing)).toEqual(["parked", "mailed"]);
      expect(mailing.tries).toHaveLength(2);
      store.retry(1, days.clock.now());
      await days.pass(hour);
      expect(states(mailing)).toEqual(["mailed", "mailed"]);
      const ids = peer.arrivals.filter(({ tag }) => tag === "First").map((one) => one.messageId);
      expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    },
    patience,
  );

  test(
    "hangs up after the data may have the mail twice, under one Message-ID, never not at all",
    async () => {
      const days = simulatedDays();
      let broken = 4;
      const peer = await mailPeer({ onData: () => (broken-- > 0 ? "break off" : undefined) });
      const mailing = mailingTo(peer.url, days);
      mailing.store.add(aMessage({ name: "One" }));
      mailing.store.add(anApplication({ full_name: "Two" }));
      mailing.relay.nudge();
      await days.pass(hour);
      expect(states(mailing)).toEqual(["mailed", "mailed"]);
      expect(peer.arrivals).toHaveLength(6);
      const pairs = new Set(peer.arrivals.map(({ tag, messageId }) => `${tag} ${messageId}`));
      expect(pairs.size).toBe(2);
    },
    patience,
  );

  test(
    "hangs holds up no visitor, and mail goes out when it answers again",
    async () => {
      const days = simulatedDays();
      let hanging = true;
      const peer = await mailPeer({ onMail: () => (hanging ? "hang" : undefined) });
      const timeouts = { connectMs: 200, idleMs: 200 };
      const hung = mailingTo(peer.url, days, { timeouts });
      const site = testApp({ store: hung.store, relay: hung.relay, clock: days.clock });
      for (let i = 0; i < 5; i += 1) {
        expect((await sendForm(site, { ...typed, ...ids, name: `Visitor ${i}` })).status).toBe(200);
        await days.pass(minute);
      }
      expect(states(hung)).toEqual(Array(5).fill("waiting"));
      await Promise.all([hung.relay.stop(), days.pass(0)]);
      hanging = false;
      // Patient, since a busy machine may keep a mail server silent for a while as well.
      const mailing = mailingTo(peer.url, days, { dir: hung.dir });
      mailing.relay.nudge();
      await days.pass(hour);
      expect(states(mailing)).toEqual(Array(5).fill("mailed"));
    },
    patience,
  );
});
