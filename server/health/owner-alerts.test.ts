import { expect, test } from "vitest";
import { startBackups } from "#server/backup/nightly.ts";
import { always } from "#server/inbox/jobs.ts";
import { alertWebhook } from "#server/deliveries/alert-webhook.ts";
import type { Way } from "#server/mail/owner-problem.ts";
import type { Alert } from "#server/mail/compose.ts";
import { eventually } from "#tests/support/patience.ts";
import { httpPeer } from "#server/testing/http-peer.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { openedStore } from "#server/testing/store.ts";
import { startOwnerAlerts } from "./owner-alerts.ts";

const minute = 60_000;
const place = { dataDir: "/data" };
const problem = (id: string) => [{ id, text: `Something is wrong: ${id}.` }];

const mailTo = (sent: Alert[]): Way => ({
  name: "mail",
  takesDetails: true,
  send: async (alert) => void sent.push(alert),
});

test("the owner is mailed what is wrong with store, disk, clock, backups and mail", async () => {
  const runtime = testRuntime();
  const { store } = openedStore();
  const backups = startBackups({
    ...runtime,
    place,
    backupDir: "/backup",
    minFreeBytes: 1,
    mayErase: () => true,
    run: () => Promise.reject(new Error("No room.")),
  });
  const sent: Alert[] = [];
  startOwnerAlerts({
    ...runtime,
    place,
    isMine: always,
    scanner: { problems: () => problem("clamd") },
    backups,
    inbox: { withStore: (work) => work(store) },
    readiness: async () => ({
      ready: false,
      store: "ok",
      room: "full",
      disk: "ok",
      build: "",
      queue: null,
    }),
    clockWatch: { jumps: () => problem("jump"), suspensions: () => problem("clock") },
    mail: {
      ways: [mailTo(sent)],
      failure: () => "535",
      formatTime: () => "today",
      problems: async () => problem("mail"),
    },
  });
  await runtime.pass(5 * minute);
  expect(sent).toHaveLength(1);
  for (const text of [
    "A new, empty inbox was created. If this is not its first start, the disk does not last.",
    "The nightly copy of the messages failed: No room.",
    "Store or disk is full",
    "Something is wrong: jump.",
    "Something is wrong: clock.",
    "Something is wrong: clamd.",
    "Something is wrong: mail.",
  ])
    expect(sent[0]?.text).toContain(text);
});

/** The owner's alerts by mail and by a webhook, about nothing but these two. */
async function bothWays() {
  const runtime = testRuntime();
  const { store } = openedStore();
  await store.setNote("newSince", undefined);
  const mails: Alert[] = [];
  const now = { mailFailure: undefined as string | undefined, status: 200 };
  const peer = await httpPeer((response) => response.writeHead(now.status).end("no_team"));
  const way = alertWebhook({ url: peer.url, mayBePrivate: true }, "www.example.com");
  startOwnerAlerts({
    ...runtime,
    place,
    isMine: always,
    scanner: undefined,
    backups: { problems: () => [] },
    inbox: { withStore: (work) => work(store) },
    readiness: async () => ({
      ready: true,
      store: "ok",
      room: "ok",
      disk: "ok",
      build: "",
      queue: null,
    }),
    clockWatch: { jumps: () => [], suspensions: () => [] },
    mail: {
      ways: [mailTo(mails), way],
      failure: () => now.mailFailure,
      formatTime: () => "today",
      problems: async () => [],
    },
  });
  const posted = () => peer.received.map(({ body }) => (JSON.parse(body) as { text: string }).text);
  return { ...runtime, now, mails, posted };
}

test("a mail server that refuses is told by the webhook within a minute, and its end", async () => {
  const { now, pass, mails, posted } = await bothWays();
  await pass(minute / 2);
  now.mailFailure = "Invalid login: 535 5.7.139 for <office@example.com> @channel";
  await pass(minute);
  await eventually(() =>
    expect(posted()).toEqual([
      "[www.example.com] The mail server takes no mail: Invalid login: 535 5.7.139 for office@example.com @ channel\nSince today.",
    ]),
  );
  now.mailFailure = undefined;
  await eventually(async () => {
    await pass(minute);
    expect(posted()).toHaveLength(2);
  });
  expect(posted()[1]).toMatch(/^\[www\.example\.com\] Over: The mail server takes no mail/);
  expect(mails).toEqual([]);
});

test("a webhook that refuses is told by mail", async () => {
  const { now, pass, mails, posted } = await bothWays();
  Object.assign(now, { mailFailure: "535", status: 404 });
  await eventually(async () => {
    await pass(minute);
    expect(mails).toHaveLength(1);
  });
  expect(mails[0]?.text).toMatch(
    /^Alerts cannot be posted to ALERT_WEBHOOK_URL: 127\.0\.0\.1:\d+ answered 404: no_team\nSince/,
  );
  now.status = 200;
  await eventually(async () => {
    await pass(minute);
    expect(mails).toHaveLength(2);
  });
  expect(mails[1]?.subject).toMatch(/^Over: /);
  expect(posted().at(-1)).toMatch(/takes no mail: 535/);
});
