import { expect, test } from "vitest";
import { startBackups } from "#server/backup/nightly.ts";
import { always } from "#server/inbox/jobs.ts";
import type { Alert } from "#server/mail/compose.ts";
import { testRuntime } from "#server/testing/runtime.ts";
import { openedStore } from "#server/testing/store.ts";
import { startOwnerAlerts } from "./owner-alerts.ts";

const minute = 60_000;
const place = { dataDir: "/data" };
const problem = (id: string) => [{ id, text: `Something is wrong: ${id}.` }];

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
      mailer: { alert: async (alert: Alert) => void sent.push(alert) },
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
