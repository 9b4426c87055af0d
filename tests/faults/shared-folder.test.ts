/*
 * Proves that processes which share a data folder never mail the same entry at the same time: two
 * real servers under load, a mail server that takes its time, and each mail arrives exactly once.
 * When one of them is killed, the other takes up what it held once the lease is over.
 */
import { expect, test } from "vitest";
import { eventually } from "../../server/testing/eventually.ts";
import { aMessage } from "../../server/testing/entries.ts";
import { openedStore } from "../../server/testing/store.ts";
import { tempDir } from "../../server/testing/temp.ts";
import { amount, patience, seededRandom } from "./support/form.ts";
import { mailPeer, type Arrival } from "./support/mail-peer.ts";
import { startServer } from "./support/server-process.ts";
import { mailingTo, minute, simulatedDays } from "./support/simulated-days.ts";
import { anySent, post } from "./support/visitors.ts";

const messages = amount(60, 1000);

test(
  "two servers on one folder mail each entry once",
  async () => {
    const random = seededRandom();
    const dir = tempDir();
    const peer = await mailPeer({ delayMs: () => random.int(0, 100) });
    const env = { DATA_DIR: dir, SMTP_URL: peer.url, MAIL_TO: "office@example.com" };
    const servers = await Promise.all([startServer(env), startServer(env)]);
    for (let i = 0; i < messages; i += 1) {
      const answer = await post(random.pick(servers).port, anySent(random, `Visitor ${i}`));
      expect(answer?.status).toBe(200);
    }
    const { store } = openedStore(dir);
    await eventually(() => expect(store.queueState().waiting).toBeLessThan(messages));
    while (store.queueState().waiting > 0) await new Promise((done) => setTimeout(done, 50));
    expect(peer.arrivals).toHaveLength(messages);
    expect(new Set(peer.arrivals.map(({ messageId }) => messageId)).size).toBe(messages);
    await Promise.all(servers.map((server) => server.end("SIGTERM")));
  },
  patience,
);

test(
  "what one process holds is nobody else's until its lease is over",
  async () => {
    const days = simulatedDays();
    const dir = tempDir();
    // Holds three entries and never comes back, as a process that was killed.
    const { store } = openedStore(dir);
    for (let i = 0; i < 4; i += 1) store.add(aMessage({}, { receivedAt: days.clock.now() }));
    const leased = days.clock.now();
    const until = new Date(leased.getTime() + 5 * minute);
    for (let i = 0; i < 3; i += 1) expect(store.claim("killed", leased, until)).toBeDefined();
    const peer = await mailPeer();
    const { relay, tries } = mailingTo(peer.url, days, { dir });
    relay.nudge();
    await days.pass(5 * minute - 1);
    expect(peer.arrivals).toHaveLength(1);
    await days.pass(minute);
    expect(peer.arrivals).toHaveLength(4);
    expect(tries.slice(1)).toEqual(Array(3).fill(until.getTime()));
    expect(overlaps(peer.arrivals)).toEqual([]);
  },
  patience,
);

/** Copies of one mail that were under way at the same time. */
const overlaps = (arrivals: readonly Arrival[]): Arrival[] =>
  arrivals.filter((one) =>
    arrivals.some(
      (other) =>
        other !== one &&
        other.messageId === one.messageId &&
        other.begun < one.ended &&
        one.begun < other.ended,
    ),
  );
