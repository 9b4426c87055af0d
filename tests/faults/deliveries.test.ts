/*
 * Proves that mail, webhooks, chats and replies each arrive whatever happens to the others: a mail server (Postfix, if this
 * machine has one) and the receivers are away for three days and come back one after the other, are restarted and killed,
 * as is the site's own server, which works on the real clock between two parts in simulated time. Every submission is at
 * every destination at least once, with one id; mail waits for no receiver.
 */
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { describe, expect, onTestFinished, test } from "vitest";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { siteFactsPath } from "#contract/site-facts.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import type { Submission } from "#server/inbox/submission.ts";
import { createProblems } from "#server/problems.ts";
import { readSettings } from "#server/settings.ts";
import { loadSite } from "#server/site/load.ts";
import { ask } from "#server/testing/database.ts";
import { type Engine, engines, newPlace } from "#server/testing/engines.ts";
import { application, formOf, message } from "#server/testing/forms.ts";
import { httpPeer } from "#server/testing/http-peer.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { smtpPeer } from "#server/testing/smtp.ts";
import { submissionsIn } from "#server/testing/store.ts";
import { folderOf } from "#server/testing/temp.ts";
import { findProgram } from "#tools/browsers.ts";
import { startPostfix } from "#tests/support/faults/postfix.ts";
import { startServer } from "#tests/support/faults/server-process.ts";
import { shortOrLong } from "#tests/support/faults/test-length.ts";
import { freePort } from "#tests/support/free-port.ts";
import { eventually } from "#tests/support/patience.ts";

const minute = 60_000;
const kills = shortOrLong(3, 6);
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

// At visitors' own mail servers: one that takes mail, one that refuses the address, one that takes it and bounces later.
const domains = {
  takes: "visitor@sender.test",
  refuses: "gone@sender.test",
  later: "x@later.test",
};
const postfixSettings = {
  virtual_mailbox_domains: "office.test sender.test",
  virtual_mailbox_maps:
    "inline:{ office@office.test=inbox/, bounces@office.test=bounces/, visitor@sender.test=senders/ }",
  relay_domains: "later.test",
  smtpd_recipient_restrictions: "reject_unlisted_recipient, permit_mynetworks, reject",
};

const replyTo = "hello@office.test";
const texts = { subject: "Your reference {reference}", text: "It arrived: {reference}", replyTo };
const facts = {
  timeZone: "UTC",
  locations: ["berlin"],
  openings: [
    {
      title: application.job_title,
      page: "/careers/a",
    },
  ],
  replies: {
    from: "Office",
    message: texts,
    application: texts,
  },
};
const siteDir = () =>
  folderOf({ "index.html": "home", [siteFactsPath.slice(1)]: JSON.stringify(facts) });

/** A receiver that can be away, and counts what came by its id. */
async function receiver() {
  const port = await freePort();
  let peer: Awaited<ReturnType<typeof httpPeer>> | undefined;
  const ids: string[] = [];
  const verifier = new Webhook(secret);
  const cuts = { left: 0 };
  return {
    url: `http://127.0.0.1:${port}/hook`,
    ids,
    async start(cutFirst = 0) {
      cuts.left = cutFirst;
      peer = await httpPeer((response, { body, headers }) => {
        cuts.left -= 1;
        if (cuts.left >= 0) return void response.destroy();
        const id = headers["webhook-id"];
        // Simulated time is days ahead of the verifier's.
        if (typeof id === "string") {
          const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
          expect(headers["webhook-signature"]).toBe(verifier.sign(id, at, body));
        }
        ids.push(typeof id === "string" ? id : (/\((\w{8})\)"\}$/.exec(body)?.[1] ?? ""));
        response.end("ok");
      }, port);
    },
    stop: async () => peer?.close(),
  };
}

/** A site in one place, as a process or in simulated time. */
async function siteIn(engine: Engine, more: Record<string, string>) {
  const { env: place, open } = await newPlace(engine);
  const store = await open();
  await store.setNote("newSince", undefined);
  const SITE_DIR = siteDir();
  const { DATA_DIR, DATABASE_URL } = place;
  const env = {
    SITE_DIR,
    ...(DATA_DIR && { DATA_DIR }),
    ...(DATABASE_URL && { DATABASE_URL }),
    ...more,
  };
  const site = await loadSite(SITE_DIR);
  const inbox = { withStore: <T>(work: (it: typeof store) => Promise<T>) => work(store) };
  let sent = 0;
  const addresses = Object.values(domains);

  return {
    store,
    all: () => submissionsIn(store),
    start: () => startServer(env),
    /** From visitors of each kind of address; each writes once, below the caps. */
    async post(port: number, count: number) {
      for (let i = 0; i < count; i += 1) {
        const [local, domain] = (addresses[sent % addresses.length] ?? "").split("@");
        const isKnown = local === "visitor" || local === "gone";
        const email = isKnown ? `${local}@${domain}` : `${local}${sent}@${domain}`;
        sent += 1;
        const fields =
          sent % 4 === 0
            ? { ...application, full_name: `Visitor ${sent}`, email }
            : { ...message, name: `Visitor ${sent}`, email };
        const url = `http://127.0.0.1:${port}${sendFormPath}`;
        const answer = await fetch(url, { method: "POST", body: formOf(fields) });
        expect(answer.status).toBe(200);
      }
    },
    /** Its deliveries in simulated time, which begins later than any lease of a killed process. */
    async simulated(aheadMs: number) {
      // Where they end by the database's clock, as if their three minutes had passed.
      if (DATABASE_URL) await ask(DATABASE_URL, "UPDATE inbox.deliveries SET leased_until = now()");
      const runtime = testRuntime(new Date(Date.now() + aheadMs).toISOString());
      const settings = readSettings(env);
      const outbox = createOutbox({
        ...runtime,
        settings,
        inbox,
        problems: createProblems(),
        site: () => site,
      });
      outbox.start();
      return {
        async pass(ms: number) {
          for (let passed = 0; passed < ms; passed += 10 * minute) {
            await runtime.pass(10 * minute);
            await wait(3);
          }
        },
        until: (check: () => Promise<void>) =>
          eventually(async () => {
            await runtime.pass(minute);
            await check();
          }),
        async stop() {
          const stopped = outbox.stop();
          await runtime.pass(minute);
          await stopped;
        },
      };
    },
  };
}

const delivered = (submission: Submission, name: string) =>
  submission.deliveries.some((it) => it.destination === name && it.state === "delivered");

const isRoot = process.getuid?.() === 0;
const hasPostfix = isRoot && findProgram("postfix") !== undefined;

describe.runIf(hasPostfix).each(engines)("on %s", (engine) => {
  test("each destination gets everything at least once, with one id, though all were away for three days and killed", async () => {
    const elsewhere = await smtpPeer({
      disabledCommands: ["STARTTLS", "AUTH"],
      onRcptTo: (_, __, done) =>
        done(Object.assign(new Error("5.1.1 nobody here"), { responseCode: 550 })),
    });
    const postfix = await startPostfix({
      ...postfixSettings,
      transport_maps: `inline:{ { later.test = smtp:[127.0.0.1]:${elsewhere.port} } }`,
    });
    await postfix.stop();
    const [webhook, chat] = [await receiver(), await receiver()];
    onTestFinished(async () => void (await Promise.all([webhook.stop(), chat.stop()])));
    const site = await siteIn(engine, {
      SMTP_URL: `${postfix.url}?tls.rejectUnauthorized=false`,
      MAIL_TO: "office@office.test",
      REPLY: "1",
      MAIL_FROM: "bounces@office.test",
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: secret,
      CHAT_WEBHOOK_URL: chat.url,
    });

    // All are away, and the server is killed while visitors write.
    for (let kill = 0; kill < 2; kill += 1) {
      const server = await site.start();
      await site.post(server.port, 3);
      await server.end("SIGKILL");
    }
    for (let today = 0; today < 3; today += 1) {
      const days = await site.simulated((1 + today * 24) * 60 * minute);
      await days.pass(24 * 60 * minute);
      await days.stop();
    }
    expect(await site.store.queueState("mail")).toMatchObject({ waiting: 6, parked: 0 });
    expect(await site.store.queueState("webhook 1")).toMatchObject({ waiting: 6, parked: 0 });

    // The mail server is back first: mail waits for nobody.
    await postfix.start();
    const mailing = await site.simulated(80 * 60 * minute);
    await mailing.until(async () =>
      expect((await site.all()).map(({ mail }) => mail)).toEqual(Array(6).fill("mailed")),
    );
    await mailing.stop();
    expect(await site.store.queueState("webhook 1")).toMatchObject({ waiting: 6 });

    // The receivers come back, hang up on some, and everything is killed while more comes in.
    await Promise.all([webhook.start(2), chat.start(2)]);
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await site.start();
      await site.post(server.port, 2);
      await wait(randomInt(300));
      await server.end("SIGKILL");
      if (kill % 3 === 1) await webhook.stop();
      if (kill % 3 === 2) await webhook.start(1);
      if (kill % 4 === 1) await postfix.kill();
      if (kill % 4 === 2) await postfix.start();
    }
    await webhook.stop();
    await Promise.all([webhook.start(), postfix.start().catch(() => {})]);
    const rest = await site.simulated(90 * 60 * minute);
    await rest.until(async () => {
      for (const name of ["mail", "webhook 1", "chat 1", "reply"] as const)
        expect([name, await site.store.queueState(name)]).toMatchObject([
          name,
          { waiting: 0, parked: 0 },
        ]);
    });
    await rest.stop();

    const all = await site.all();
    expect(all).toHaveLength(6 + 2 * kills);
    const tokens = all.map(({ mailToken }) => mailToken).toSorted();
    const once = (found: readonly string[]) => [...new Set(found)].toSorted();
    const office = await eventually(async () => {
      const mails = (await postfix.mails()).filter(({ subject = "" }) => !subject.startsWith("["));
      const ids = once(mails.map(({ messageId = "" }) => messageId.slice(1).split("@")[0] ?? ""));
      expect(ids).toEqual(tokens);
      return mails;
    });
    expect(once(webhook.ids)).toEqual(tokens);
    expect(once(chat.ids)).toEqual(all.map(({ reference }) => reference).toSorted());
    for (const name of ["webhook 1", "chat 1"])
      expect(all.filter((one) => !delivered(one, name))).toEqual([]);

    // Replies: to those who can have them, within the caps; nobody's typed words in any.
    const replies = await postfix.mails("senders");
    expect(replies.length).toBeGreaterThan(0);
    for (const { subject, text } of replies) {
      expect(subject).toMatch(/^Your reference \w{8}$/);
      expect(text).toMatch(/^It arrived: \w{8}\n$/);
    }
    // A killed server may have sent one twice.
    expect(once(replies.map(({ messageId = "" }) => messageId)).length).toBeLessThanOrEqual(4);
    const gone = all.filter(
      ({ email, deliveries }) =>
        email === domains.refuses && deliveries.some(({ destination }) => destination === "reply"),
    );
    expect(gone.length).toBeGreaterThan(0);
    for (const { deliveries } of gone)
      expect(deliveries.find(({ destination }) => destination === "reply")?.lastError).toMatch(
        /550 5\.1\.1/,
      );
    // What was taken and bounced later is in the mailbox that the settings name.
    await eventually(() => expect(postfix.raw("bounces").join()).toContain("nobody here"));
    console.log(
      `${engine}: ${all.length} submissions, ${office.length} mails, ${webhook.ids.length} events, ` +
        `${chat.ids.length} lines, ${replies.length} replies, ${postfix.raw("bounces").length} bounces`,
    );
  });
});
