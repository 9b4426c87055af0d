/*
 * Proves that mail and alerts outlive what they go through: a mail server (Postfix, if this machine has one), a token
 * endpoint and a webhook's receiver, each away for three days of a simulated clock, restarted and killed.
 * Every submission is mailed at least once, and what is wrong is told by the way that works.
 */
import { expect, onTestFinished, test } from "vitest";
import { createAlerts } from "#server/watch/alerts.ts";
import { waysOf } from "#server/watch/ways.ts";
import { createOutbox } from "#server/outbox/outbox.ts";
import { always } from "#server/inbox/leases.ts";
import type { OAuthSettings } from "#server/outbox/oauth.ts";
import { createProblems } from "#server/problems.ts";
import { emptySite } from "#server/site/load.ts";
import { httpPeer } from "#server/testing/http-peer.ts";
import { oauthPeers } from "#server/testing/oauth.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { smtpPeer } from "#server/testing/smtp.ts";
import { openedStore, submissionsIn } from "#server/testing/store.ts";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { findProgram } from "#tools/browsers.ts";
import { freePort } from "#tests/support/free-port.ts";
import { eventually } from "#tests/support/patience.ts";
import { startPostfix } from "#tests/support/faults/postfix.ts";

const minute = 60_000;
const office = ["office@office.test"];
const common = {
  login: undefined,
  oauth: undefined,
  to: office,
  toApplications: office,
  alertTo: office,
  from: { name: "", address: "site@office.test" },
  weeklyTo: [],
  replies: false,
  siteHost: undefined,
};

const noOthers = { webhooks: [], chats: [], secret: undefined, fields: [] };

/** The site's mail and alerts, in simulated time, with everything else well. */
async function site(mailSettings: { smtpUrl: string; oauth?: OAuthSettings }, webhook: URL) {
  const runtime = testRuntime(new Date().toISOString());
  const { store } = openedStore();
  await store.setNote("newSince", undefined);
  const inbox = { withStore: <T>(work: (it: typeof store) => Promise<T>) => work(store) };
  let sent = 0;

  /** One process of the server. */
  function start() {
    const problems = createProblems();
    const settings = {
      mail: { ...common, ...mailSettings },
      destinations: noOthers,
      alertWebhook: webhook,
      publicUrl: undefined,
      retention: { message: 365, application: 180 },
    };
    const mail = createOutbox({ ...runtime, inbox, problems, settings, site: () => emptySite });
    const alerts = createAlerts({
      ...runtime,
      problems,
      ways: waysOf(settings, mail.mailer),
      mailFailure: mail.failure,
      formatTime: mail.formatTime,
      isShared: false,
      isMine: always,
    });
    void alerts.start?.();
    mail.start();
    return { mail, alerts };
  }
  let running = start();
  const stop = async () => {
    void running.alerts.stop?.();
    const stopped = running.mail.stop();
    await runtime.pass(minute);
    await stopped;
  };
  onTestFinished(stop);

  return {
    async send() {
      await store.add(aMessage({ name: `Visitor ${(sent += 1)}` }));
      await store.add(anApplication({ full_name: `Visitor ${(sent += 1)}` }));
      running.mail.wake();
    },
    async restart() {
      await stop();
      running = start();
    },
    /** Simulated time goes on in steps, and real sockets have time for their part. */
    async hours(count: number) {
      for (let minutes = 0; minutes < count * 60; minutes += 10) {
        await runtime.pass(10 * minute);
        await new Promise((done) => setTimeout(done, 3));
      }
    },
    /** Lets simulated time go on meanwhile. */
    until: (condition: () => boolean | Promise<boolean>) =>
      eventually(async () => {
        if (await condition()) return;
        await runtime.pass(minute);
        expect(await condition()).toBe(true);
      }),
    areAllMailed: async () => (await submissionsIn(store)).every(({ mail }) => mail === "mailed"),
    /** Each submission's Message-ID. */
    ids: async () => (await submissionsIn(store)).map(({ mailToken }) => mailToken).toSorted(),
  };
}
type Site = Awaited<ReturnType<typeof site>>;

/** Three days with visitors on each; the server is restarted on the second. */
async function threeDays({ send, hours, restart }: Site) {
  await send();
  await hours(24);
  await send();
  await restart();
  await hours(24);
  await send();
  await hours(24);
}

const postsOf = ({ received }: Awaited<ReturnType<typeof httpPeer>>) =>
  received.map(({ body }) => (JSON.parse(body) as { text: string }).text);
const isTold = (receiver: Parameters<typeof postsOf>[0], what: RegExp) =>
  postsOf(receiver).some((text) => what.test(text));
/** Whether the last word about the mail server is that it takes mail again. */
const isOver = (receiver: Parameters<typeof postsOf>[0]) =>
  postsOf(receiver)
    .flatMap((text) => text.match(/(?:Over: )?The mail server takes no mail/g) ?? [])
    .at(-1)
    ?.startsWith("Over: ") ?? false;
const isAlert = ({ subject = "" }: { subject?: string | undefined }) =>
  subject.startsWith("[Website] ");
/** The tokens in the Message-IDs of visitors' mail, once each. */
const idsIn = (mails: { subject?: string | undefined; messageId?: string | undefined }[]) =>
  [
    ...new Set(
      mails
        .filter((mail) => !isAlert(mail))
        .map(({ messageId = "" }) => messageId.slice(1).split("@")[0]),
    ),
  ].toSorted();

const isRoot = process.getuid?.() === 0;
const hasPostfix = isRoot && findProgram("postfix") !== undefined;
if (!hasPostfix && process.env["CI"] === "true") throw new Error("Postfix is needed, and root.");

test.runIf(hasPostfix)("Postfix, away for three days and killed while mail comes in", async () => {
  const postfix = await startPostfix();
  await postfix.stop();
  const receiver = await httpPeer();
  const t = await site({ smtpUrl: `${postfix.url}?tls.rejectUnauthorized=false` }, receiver.url);
  await t.send();
  await t.until(() => postsOf(receiver).length > 0);
  expect(postsOf(receiver)[0]).toMatch(
    /^\[Website\] The mail server takes no mail: .*ECONNREFUSED/,
  );
  await threeDays(t);
  await t.until(() => isTold(receiver, /Mail has waited for more than an hour: \d/));
  await postfix.start();
  for (let kills = 0; kills < 3; kills += 1) {
    await t.send();
    await t.hours(1 / 6);
    await postfix.kill();
    await t.hours(2);
    await postfix.start();
  }
  await t.until(t.areAllMailed);
  await t.until(async () => idsIn(await postfix.mails()).length >= (await t.ids()).length);
  expect(idsIn(await postfix.mails())).toEqual(await t.ids());
  await t.until(() => isOver(receiver));
});

test("a token endpoint, away for three days, then cut off in the middle", async () => {
  const ports = { endpoint: await freePort(), smtp: await freePort() };
  const first = await oauthPeers({ ports });
  await first.endpoint.close();
  const receiver = await httpPeer();
  const t = await site({ smtpUrl: first.smtp.url, oauth: first.oauth }, receiver.url);
  await threeDays(t);
  expect(first.smtp.deliveries).toEqual([]);
  await t.until(() => isTold(receiver, /takes no mail: No token for the login .*ECONNREFUSED/));
  // Back, but at first it hangs up on everybody; the mail server was restarted meanwhile.
  await new Promise<void>((resolve) => first.smtp.server.close(() => resolve()));
  const second = await oauthPeers({ ports });
  let cuts = 5;
  second.now.answer = (response) => {
    response.destroy();
    if ((cuts -= 1) === 0) second.now.answer = undefined;
  };
  await t.until(t.areAllMailed);
  // Its tokens are refused from now on, as after a change of the secret.
  second.valid.clear();
  await t.send();
  await t.until(t.areAllMailed);
  const mails = second.smtp.deliveries.map(({ mail }) => mail);
  expect(idsIn(mails)).toEqual(await t.ids());
  await t.until(() => isOver(receiver));
});

test("a receiver, away for three days: mail says so, and is not delayed", async () => {
  const port = await freePort();
  const peer = await smtpPeer({ disabledCommands: ["STARTTLS", "AUTH"] });
  const smtpUrl = `smtp://127.0.0.1:${peer.port}?requireTLS=false`;
  const t = await site({ smtpUrl }, new URL(`http://127.0.0.1:${port}/hook`));
  // What is to be told at all: the mail server is away for an hour.
  await new Promise<void>((resolve) => peer.server.close(() => resolve()));
  await t.send();
  await t.hours(2);
  const back = await smtpPeer({ disabledCommands: ["STARTTLS", "AUTH"] }, undefined, peer.port);
  await threeDays(t);
  await t.until(t.areAllMailed);
  const failing = /Alerts cannot be posted to ALERT_WEBHOOK_URL: .*ECONNREFUSED/;
  await t.until(() =>
    back.deliveries.some(({ mail }) => isAlert(mail) && failing.test(mail.text ?? "")),
  );
  expect(idsIn(back.deliveries.map(({ mail }) => mail))).toEqual(await t.ids());
  // It comes back, is killed while it answers, and comes back again.
  let cuts = 3;
  const receiver = await httpPeer((response) => {
    cuts -= 1;
    if (cuts >= 0) response.destroy();
    else response.end("ok");
  }, port);
  await new Promise<void>((resolve) => back.server.close(() => resolve()));
  await t.send();
  await t.until(() => isTold(receiver, /The mail server takes no mail/));
  const last = await smtpPeer({ disabledCommands: ["STARTTLS", "AUTH"] }, undefined, peer.port);
  await t.until(t.areAllMailed);
  await t.until(() => isOver(receiver));
  const mails = [...back.deliveries, ...last.deliveries].map(({ mail }) => mail);
  expect(idsIn(mails)).toEqual(await t.ids());
});
