/*
 * Proves that what was acknowledged survives kill -9 at any moment: real processes on one data
 * folder, real clients that send messages and applications with résumés of random bytes, and a
 * kill at a random moment, over and over. In the end every acknowledged entry is in the store byte
 * for byte and has reached a real mail server, and all copies of one entry carry one Message-ID.
 */
import { Agent } from "node:http";
import { expect, test } from "vitest";
import { systemClock } from "../../server/clock.ts";
import type { Entry, MessageStore } from "../../server/inbox/store.ts";
import { smtpMailer } from "../../server/relay/mailer.ts";
import { startRelay } from "../../server/relay/relay.ts";
import { systemTimer as timer } from "../../server/timer.ts";
import { recordingLog } from "../../server/testing/app.ts";
import { openedStore } from "../../server/testing/store.ts";
import { tempDir } from "../../server/testing/temp.ts";
import { amount, patience, seededRandom } from "./support/form.ts";
import { mailPeer, type Arrival, type MailPeer } from "./support/mail-peer.ts";
import type { Random } from "./support/random.ts";
import { startServer } from "./support/server-process.ts";
import { acknowledged, anySent, digest, post, type Acknowledged } from "./support/visitors.ts";

const cycles = amount(30, 1000);
const visitors = 4;

// Later than any lease a killed process may have left.
const laterMs = 3_600_000;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Visitors that send one thing after the other until the server is gone. */
async function load(port: number, random: Random, name: string, taken: Map<string, Acknowledged>) {
  const agent = new Agent({ keepAlive: true });
  async function visit(visitor: number) {
    for (let i = 0; ; i += 1) {
      const sent = anySent(random, `${name}-${visitor}-${i}`);
      const answer = await post(port, sent, agent);
      if (answer === undefined) return;
      expect(answer.status).toBe(200);
      taken.set(sent.tag, acknowledged(sent));
      await wait(random.int(0, 20));
    }
  }
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  agent.destroy();
}

/**
 * A moment to kill at: at once or soon after the start, or in the middle of answers or of mails.
 * @param counts of what was acknowledged and mailed so far
 */
async function moment(random: Random, counts: () => [number, number]): Promise<void> {
  const [answers, mails] = counts();
  const [moreAnswers, moreMails] = random.pick([
    [0, 0],
    [random.int(1, 20), 0],
    [0, random.int(1, 3)],
  ] as const);
  while (counts()[0] < answers + moreAnswers || counts()[1] < mails + moreMails) await wait(2);
  await wait(random.int(0, 100));
}

test(
  "killed at random moments, it loses no message, résumé or mail",
  async () => {
    const random = seededRandom();
    const dir = tempDir();
    const peer = await mailPeer();
    const env = { DATA_DIR: dir, SMTP_URL: peer.url, MAIL_TO: "office@example.com" };
    const taken = new Map<string, Acknowledged>();
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const server = await startServer(env);
      const loaded = load(server.port, random, `visitor-${cycle}`, taken);
      await moment(random, () => [taken.size, peer.arrivals.length]);
      await server.end("SIGKILL");
      await loaded;
    }
    expect(taken.size).toBeGreaterThan(cycles);
    const { store } = openedStore(dir);
    const mailedBefore = peer.arrivals.length;
    await mailTheRest(store, peer);
    const entries = new Map(store.list().map((entry) => [nameOf(entry), entry]));
    const mailed = Map.groupBy(peer.arrivals, ({ tag }) => tag);
    for (const sent of taken.values()) {
      expectWhole(sent, entries.get(sent.tag), store);
      expectMailed(sent, mailed.get(sent.tag) ?? []);
    }
    expectOneIdEach(peer);
    console.log(
      `${cycles} kills, seed ${random.seed}: ${taken.size} acknowledged, ${entries.size} stored, ` +
        `${mailedBefore} mails while being killed, ${peer.arrivals.length} in all`,
    );
  },
  patience,
);

/** In a process of its own time, an hour on, so that what the killed ones had leased is due. */
async function mailTheRest(store: MessageStore, peer: MailPeer): Promise<void> {
  const mailer = smtpMailer({
    smtpUrl: peer.url,
    to: "office@example.com",
    from: { name: "", address: "office@example.com" },
  });
  const clock = { now: () => new Date(systemClock.now().getTime() + laterMs) };
  const limits = { connections: 30 };
  const relay = startRelay({ store, mailer, clock, timer, log: recordingLog().log, limits });
  relay.nudge();
  while (store.queueState().waiting > 0) await wait(100);
  await relay.stop();
  expect(store.queueState()).toMatchObject({ waiting: 0, parked: 0 });
}

function expectWhole(sent: Acknowledged, entry: Entry | undefined, store: MessageStore): void {
  if (entry === undefined) throw new Error(`${sent.tag} was acknowledged and is not stored.`);
  if (entry.kind === "message") expect(entry.message).toBe(sent.text);
  const resume = store.resume(entry.number)?.bytes;
  expect(resume && digest(resume)).toBe(sent.resume);
}

function expectMailed(sent: Acknowledged, copies: readonly Arrival[]): void {
  if (copies.length === 0) throw new Error(`${sent.tag} was acknowledged and never mailed.`);
  for (const copy of copies) {
    expect(copy.resume).toBe(sent.resume);
    expect(copy.text).toContain(sent.text);
  }
}

/** Copies of one entry have one id, and no two entries share one. */
function expectOneIdEach({ arrivals }: MailPeer): void {
  const pairs = new Set(arrivals.map(({ tag, messageId }) => `${tag} ${messageId}`));
  expect(pairs.size).toBe(new Set(arrivals.map(({ tag }) => tag)).size);
  expect(pairs.size).toBe(new Set(arrivals.map(({ messageId }) => messageId)).size);
}

const nameOf = (entry: Entry) => (entry.kind === "message" ? entry.name : entry.full_name);
