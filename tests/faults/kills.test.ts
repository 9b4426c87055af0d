/*
 * Proves that what was acknowledged survives kill -9 at any moment: real processes on one data
 * folder, real clients that send messages and applications with files of random bytes, and a kill
 * at a random moment, over and over. In the end every acknowledged entry is in the store byte for
 * byte and has reached a real mail server, and all copies of one entry carry one Message-ID.
 */
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Store } from "../../server/inbox/store.ts";
import { tempDir } from "../../server/testing/temp.ts";
import { amount } from "./support/form.ts";
import { type Arrival, type MailPeer, mailPeer } from "./support/mail-peer.ts";
import { mailingTo } from "./support/mailing.ts";
import { startServer } from "./support/server-process.ts";
import { keptIn, sendAny, type Sent } from "./support/visitors.ts";

const kills = amount(4, 300);
const visitors = 4;
// Later than any lease a killed process may have left.
const laterMs = 3_600_000;

/** Visitors that send one thing after the other until the server is gone. */
async function load(port: number, name: string, taken: Sent[]): Promise<void> {
  async function visit(visitor: number) {
    for (let i = 0; ; i += 1) {
      const fileBytes = randomInt(10) === 0 ? 1_000_000 : 20_000;
      const { sent, answer } = await sendAny(port, `${name}-${visitor}-${i}`, fileBytes);
      if (answer === undefined) return;
      expect(answer.status).toBe(200);
      taken.push(sent);
      await wait(randomInt(20));
    }
  }
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
}

test("killed at random moments, it loses no message, résumé or mail", async () => {
  const dir = tempDir();
  const peer = await mailPeer();
  const env = { DATA_DIR: dir, SMTP_URL: peer.url, MAIL_TO: "office@example.com" };
  const taken: Sent[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(env);
    const loaded = load(server.port, `visitor-${kill}`, taken);
    // At once after the start, or in the middle of answers and mails.
    const enough = taken.length + randomInt(20);
    while (taken.length < enough) await wait(2);
    await wait(randomInt(100));
    await server.end("SIGKILL");
    await loaded;
  }
  expect(taken.length).toBeGreaterThan(kills);
  const mailedBefore = peer.arrivals().length;
  const store = await mailTheRest(dir, peer);
  const kept = new Map(keptIn(store).map((entry) => [entry.name, entry]));
  const mailed = Map.groupBy(peer.arrivals(), ({ name }) => name);
  for (const sent of taken) {
    expect(kept.get(sent.name)).toEqual(sent);
    expectMailed(sent, mailed.get(sent.name) ?? []);
  }
  expectOneIdEach(peer.arrivals());
  console.log(
    `${kills} kills: ${taken.length} acknowledged, ${kept.size} stored, ` +
      `${mailedBefore} mails while being killed, ${peer.arrivals().length} in all`,
  );
});

/** In a process of its own time, an hour on, so that what the killed ones had leased is due. */
async function mailTheRest(dir: string, peer: MailPeer): Promise<Store> {
  const start = new Date(Date.now() + laterMs).toISOString();
  const { store, relay, pass } = mailingTo(peer.url, { dir, start, limits: { connections: 30 } });
  relay.nudge();
  for (; store.queueState().waiting > 0; await wait(10)) await pass(1);
  expect(store.queueState()).toMatchObject({ parked: 0 });
  return store;
}

function expectMailed(sent: Sent, copies: readonly Arrival[]): void {
  expect(copies, `${sent.name} was acknowledged and never mailed`).not.toEqual([]);
  for (const copy of copies) {
    expect(copy.file).toBe(sent.file);
    expect(copy.text).toContain(sent.text);
  }
}

/** Copies of one entry have one id, and no two entries share one. */
function expectOneIdEach(arrivals: readonly Arrival[]): void {
  const pairs = new Set(arrivals.map(({ name, messageId }) => `${name} ${messageId}`));
  expect(pairs.size).toBe(new Set(arrivals.map(({ name }) => name)).size);
  expect(pairs.size).toBe(new Set(arrivals.map(({ messageId }) => messageId)).size);
}
