import { expect, test } from "vitest";
import { createBackups } from "#server/backup/nightly.ts";
import { webhookWay } from "#server/watch/ways.ts";
import { always } from "#server/inbox/leases.ts";
import { newStoreProblems } from "#server/inbox/new-store.ts";
import { type Alert, createProblems, type Way } from "#server/problems.ts";
import { httpPeer } from "#server/testing/http-peer.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { openedStore } from "#server/testing/store.ts";
import { eventually } from "#tests/support/patience.ts";
import { createAlerts } from "./alerts.ts";
import { createReadiness } from "./readiness.ts";

const minute = 60_000;
const place = { dataDir: "/data" };

/** The owner's alerts by mail and other ways. */
function alertsBy(...ways: Way[]) {
  const runtime = { ...testRuntime(), problems: createProblems() };
  const mails: Alert[] = [];
  const now = { mailFailure: undefined as string | undefined, status: 200, isMine: true };
  const mail: Way = {
    name: "mail",
    takesDetails: true,
    send: async (alert) => void mails.push(alert),
  };
  const telling = {
    ways: [mail, ...ways],
    mailFailure: () => now.mailFailure,
    formatTime: () => "today",
  };
  const start = (isShared = false) =>
    createAlerts({ ...runtime, ...telling, isShared, isMine: async () => now.isMine }).start?.();
  return { ...runtime, now, mails, start };
}

test("the owner is mailed in one mail what the parts of the server say is wrong", async () => {
  const { mails, start, pass, problems, ...runtime } = alertsBy();
  const { store } = openedStore();
  const withStore = <T>(work: (it: typeof store) => Promise<T>) => work(store);
  const takes = { message: false, application: false };
  const state = async () => ({ fault: undefined, usedBytes: 0, freeBytes: 0, takes });
  problems.everybodys.add(() => newStoreProblems({ withStore }, place));
  createReadiness({
    ...runtime,
    problems,
    inbox: { withStore, state },
    settings: { mail: undefined },
    site: () => ({ name: "" }),
    stopping: new AbortController().signal,
  });
  await createBackups({
    ...runtime,
    problems,
    place,
    backupDir: "/backup",
    minFreeBytes: 1,
    isMine: always,
    run: () => Promise.reject(new Error("No room.")),
  }).start?.();
  await start();
  await eventually(async () => {
    await pass(minute);
    expect(mails).toHaveLength(1);
  });
  for (const text of [
    "A new, empty inbox was created. If this is not its first start, the disk does not last.",
    "The nightly copy of the messages failed: No room.",
    "Store or disk is full",
  ])
    expect(mails[0]?.text).toContain(text);
});

test("of servers that share a database each tells its own problems with its name, one those of all", async () => {
  const { mails, now, start, pass, problems } = alertsBy();
  problems.own.add(() => [{ id: "clamd", text: "clamd is away." }]);
  problems.everybodys.add(() => [{ id: "waiting", text: "Mail waits." }]);
  now.isMine = false;
  await start(true);
  await pass(2 * minute);
  expect(mails).toMatchObject([{ subject: /^clamd is away\. \(The server .+\.\)$/ }]);
  now.isMine = true;
  await pass(2 * minute);
  expect(mails).toMatchObject([{}, { subject: "Mail waits." }]);
});

/** About nothing but these two. */
async function bothWays() {
  const peer = await httpPeer((response) => response.writeHead(now.status).end("no_team"));
  const way = webhookWay(peer.url, "www.example.com");
  const { now, start, ...rest } = alertsBy(way);
  await start();
  const posted = () => peer.received.map(({ body }) => (JSON.parse(body) as { text: string }).text);
  return { ...rest, now, posted };
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
