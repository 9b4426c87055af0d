/*
 * Proves what several servers on one PostgreSQL promise: whichever of them is killed, however often PostgreSQL is
 * restarted, and wherever its connections are cut, in the middle of a COMMIT too, every message that got OK is there
 * once and mailed; twice only if a server was killed between a mail and its record. Without PostgreSQL senders get 503
 * at once.
 */
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { databaseFrom } from "#server/inbox/postgres/address.ts";
import { openPostgres } from "#server/inbox/postgres/open.ts";
import { smtpMailer } from "#server/outbox/mailer.ts";
import { relayWith } from "#server/testing/mail.ts";
import { freePort } from "#tests/support/free-port.ts";
import { ask } from "#server/testing/database.ts";
import { eventually } from "#tests/support/patience.ts";
import { formOf, message } from "#server/testing/forms.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startTcpProxy } from "#tests/support/tcp-proxy.ts";
import { startVisitors } from "#tests/support/faults/keyed-visitors.ts";
import { mailPeer } from "#tests/support/faults/mail-peer.ts";
import { startServer } from "#tests/support/faults/server-process.ts";
import { shortOrLong } from "#tests/support/faults/test-length.ts";
import { submissionsOf, type Sent } from "#tests/support/faults/visitors.ts";

const kills = shortOrLong(2, 50);
const restarts = shortOrLong(1, 10);
const cuts = shortOrLong(4, 60);
const visitors = 4;
// Later than any mail is due.
const laterMs = 3_600_000;

/** PostgreSQL behind a proxy, a mail server, and two servers of the site, with visitors at both. */
async function twoServers() {
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const [proxy, peer] = [await startTcpProxy(postgres.port), await mailPeer()];
  const url = new URL(postgres.urlOf("postgres"));
  url.port = String(proxy.port);
  const env = { DATABASE_URL: url.href, SMTP_URL: peer.url, MAIL_TO: "office@example.com" };
  const start = () => startServer({ ...env });
  const servers = [await start(), await start()];
  const load = { acknowledged: [] as Sent[], sent: [] as Sent[], refused: [] as number[] };
  const ports = () => servers.map(({ port }) => port);
  const stopVisitors = startVisitors(visitors, { ...load, ports });
  const store = await openPostgres(databaseFrom(postgres.urlOf("postgres")));
  onTestFinished(() => store.close());
  return {
    postgres,
    proxy,
    peer,
    servers,
    store,
    ...load,
    /** Kills a server and starts another one in its place. */
    async kill(which: number) {
      await servers[which]?.end("SIGKILL");
      servers[which] = await start();
    },
    /** Waits for more messages to be acknowledged. */
    async more(count: number) {
      const enough = load.acknowledged.length + count;
      await eventually(() => expect(load.acknowledged.length).toBeGreaterThanOrEqual(enough));
    },
    stopVisitors,
    /** Ends both gently, and mails what killed ones had leased, with a clock that is ahead. */
    async mailRemaining() {
      for (const server of servers) await server.end("SIGTERM");
      // As if the leases' three minutes had passed, by the database's clock.
      await ask(postgres.urlOf("postgres"), "UPDATE inbox.deliveries SET leased_until = now()");
      const runtime = testRuntime(new Date(Date.now() + laterMs).toISOString());
      const from = { name: "", address: "office@example.com" };
      const to = [from.address];
      const mailer = smtpMailer({ smtpUrl: peer.url, to, from, alertTo: to });
      const { relay, pass } = relayWith(mailer, { store, runtime, connections: 10 });
      relay.wake();
      for (; (await store.queueState("mail")).waiting > 0; await wait(10)) await pass(1);
      expect(await store.queueState("mail")).toMatchObject({ parked: 0 });
    },
  };
}
type Servers = Awaited<ReturnType<typeof twoServers>>;

/** Every acknowledged message is stored once, as it was sent. */
async function expectAllStoredOnce({ store, acknowledged, sent }: Servers): Promise<void> {
  const stored = Map.groupBy(await submissionsOf(store), ({ name }) => name);
  for (const one of acknowledged) expect(stored.get(one.name)).toEqual([one]);
  // Nor is anything else there twice.
  expect([...stored.values()].filter(({ length }) => length > 1)).toEqual([]);
  expect(stored.size).toBeLessThanOrEqual(sent.length);
}

/** @returns how many mails came twice */
function expectAllMailed({ peer, acknowledged }: Servers): number {
  // Mails to the owner about the outages are nobody's.
  const arrivals = peer.arrivals().filter(({ name }) => name !== "");
  const mailed = Map.groupBy(arrivals, ({ name }) => name);
  for (const { name, file } of acknowledged)
    expect(mailed.get(name)?.[0], `${name} was never mailed`).toMatchObject({ file });
  for (const copies of mailed.values())
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
  return arrivals.length - mailed.size;
}

describe.runIf(inject("postgres"))("on PostgreSQL", () => {
  test("PostgreSQL restarts and cut connections lose nothing and double nothing", async () => {
    const all = await twoServers();
    const { postgres, proxy, servers, refused } = all;
    await all.more(20);
    for (let cut = 0; cut < cuts; cut += 1) {
      proxy.cutAtCommit(cut % 2 === 0 ? "answer lost" : "never arrives");
      await eventually(() => expect(proxy.cuts()).toBe(cut + 1));
      if (cut % 3 === 0) proxy.cut();
      await all.more(5);
    }
    for (let restart = 0; restart < restarts; restart += 1) {
      refused.length = 0;
      await postgres.stop(restart % 2 === 0 ? "SIGQUIT" : "SIGINT");
      await eventually(() => expect(refused.length).toBeGreaterThan(8));
      for (const { get } of servers) {
        expect((await get("/")).status).toBe(200);
        expect((await get("/readyz")).status).toBe(503);
      }
      await postgres.start();
      await all.more(10);
      expect(new Set(refused)).toEqual(new Set([503]));
    }
    await all.stopVisitors();
    for (const { get } of servers)
      await eventually(async () => expect((await get("/readyz")).status).toBe(200));
    await all.mailRemaining();
    await expectAllStoredOnce(all);
    expect(expectAllMailed(all)).toBe(0);
    console.log(
      `${cuts} cuts, ${restarts} restarts: ${all.acknowledged.length} acknowledged, none lost, none twice`,
    );
  });

  test("servers killed under load lose nothing and store nothing twice", async () => {
    const all = await twoServers();
    for (let kill = 0; kill < kills; kill += 1) {
      await all.more(5 + randomInt(20));
      await wait(randomInt(100));
      await all.kill(kill % 2);
    }
    await all.more(10);
    await all.stopVisitors();
    await all.mailRemaining();
    await expectAllStoredOnce(all);
    const twice = expectAllMailed(all);
    // At most the mails that a killed server had on their way.
    expect(twice).toBeLessThanOrEqual(3 * kills);
    console.log(`${kills} kills: ${all.acknowledged.length} acknowledged, ${twice} mails twice`);
  });

  test("a server that starts without PostgreSQL serves pages, and answers 503 to senders", async () => {
    const nowhere = `postgres://site@127.0.0.1:${await freePort()}/site`;
    const { port, get } = await startServer({ DATABASE_URL: nowhere });
    const url = `http://127.0.0.1:${port}${sendFormPath}`;
    const { status, headers } = await fetch(url, { method: "POST", body: formOf(message) });
    expect([status, headers.get("retry-after")]).toEqual([503, "60"]);
    expect((await get("/")).status).toBe(200);
  });
});
