/*
 * Proves that acknowledged submissions survive kill -9 at any moment: real processes share a data folder,
 * real clients send messages and applications with random files, and the server is repeatedly killed at
 * random moments. Finally every acknowledged submission is in the store byte for byte and has reached a real
 * mail server, and all copies of a submission have the same Message-ID.
 */
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Store } from "#server/inbox/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { eventually } from "#tests/support/patience.ts";
import { shortOrLong } from "#tests/support/faults/test-length.ts";
import { type Arrival, type MailPeer, mailPeer } from "#tests/support/faults/mail-peer.ts";
import { mailingTo } from "#tests/support/faults/mailing.ts";
import { startServer } from "#tests/support/faults/server-process.ts";
import { submissionsOf, sendRandom, type Sent } from "#tests/support/faults/visitors.ts";

const kills = shortOrLong(4, 300);
const visitors = 4;
// Later than any lease left by a killed process.
const laterMs = 3_600_000;

/** Visitors who keep sending until the server is gone. */
async function load(port: number, name: string, acknowledged: Sent[]): Promise<void> {
  async function visit(visitor: number) {
    for (let i = 0; ; i += 1) {
      const fileBytes = randomInt(10) === 0 ? 1_000_000 : 20_000;
      const { sent, answer } = await sendRandom(port, `${name}-${visitor}-${i}`, fileBytes);
      if (answer === undefined) return;
      // All come from one address, of which two files are read at once: a page tries again.
      const mustWait = answer.status === 503 && answer.retryAfter === "10";
      if (!mustWait) {
        expect(answer.status).toBe(200);
        acknowledged.push(sent);
      }
      await wait(randomInt(20));
    }
  }
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
}

test("a server killed at random moments loses no acknowledged message, résumé or mail", async () => {
  const dir = tempDir();
  const peer = await mailPeer();
  const env = { DATA_DIR: dir, SMTP_URL: peer.url, MAIL_TO: "office@example.com" };
  const acknowledged: Sent[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(env);
    const loaded = load(server.port, `visitor-${kill}`, acknowledged);
    // Right after the start, or while responding and mailing.
    const enough = acknowledged.length + randomInt(20);
    await eventually(() => expect(acknowledged.length).toBeGreaterThanOrEqual(enough));
    await wait(randomInt(100));
    await server.end("SIGKILL");
    await loaded;
  }
  expect(acknowledged.length).toBeGreaterThan(kills);
  const mailedBefore = peer.arrivals().length;
  const store = await mailRemaining(dir, peer);
  const kept = new Map(
    (await submissionsOf(store)).map((submission) => [submission.name, submission]),
  );
  const mailed = Map.groupBy(peer.arrivals(), ({ name }) => name);
  for (const sent of acknowledged) {
    expect(kept.get(sent.name)).toEqual(sent);
    expectMailed(sent, mailed.get(sent.name) ?? []);
  }
  expectOneIdEach(peer.arrivals());
  console.log(
    `${kills} kills: ${acknowledged.length} acknowledged, ${kept.size} stored, ` +
      `${mailedBefore} mails while being killed, ${peer.arrivals().length} in all`,
  );
});

/** Mails with a clock one hour ahead, so that leases of killed processes have expired. */
async function mailRemaining(dir: string, peer: MailPeer): Promise<Store> {
  const start = new Date(Date.now() + laterMs).toISOString();
  const { store, relay, pass } = mailingTo(peer.url, { dir, start, connections: 30 });
  relay.wake();
  for (; (await store.queueState("mail")).waiting > 0; await wait(10)) await pass(1);
  expect(await store.queueState("mail")).toMatchObject({ parked: 0 });
  return store;
}

function expectMailed(sent: Sent, copies: readonly Arrival[]): void {
  expect(copies, `${sent.name} was acknowledged and never mailed`).not.toEqual([]);
  for (const copy of copies) {
    expect(copy.file).toBe(sent.file);
    expect(copy.text).toContain(sent.text);
  }
}

/** Copies of a submission have the same id, and no two submissions share one. */
function expectOneIdEach(arrivals: readonly Arrival[]): void {
  const pairs = new Set(arrivals.map(({ name, messageId }) => `${name} ${messageId}`));
  expect(pairs.size).toBe(new Set(arrivals.map(({ name }) => name)).size);
  expect(pairs.size).toBe(new Set(arrivals.map(({ messageId }) => messageId)).size);
}
