import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { lastCopyEndsMs } from "#server/backup/copies.ts";
import type { Submission } from "#server/inbox/submission.ts";
import type { Settings } from "#server/settings.ts";
import { localTime } from "./find.ts";

/** Where a submission has been delivered. */
type Sent = { reference: string; to: readonly string[] };

/** Also where it may have arrived: the mail server took it and never answered. */
export const whereIs = ({ kind, mail, deliveries }: Submission): string[] => [
  ...(mail === "mailed" || mail === "unanswered" ? [kind] : []),
  ...deliveries.filter(({ state }) => state === "delivered").map((it) => it.destination),
];

/**
 * A line for each place that the settings name and in which something of deleted submissions may still be.
 * @param exports files that were written
 */
export function whereabouts(
  sent: readonly Sent[],
  { mail, destinations, backupDir, place }: Settings,
  exports: readonly string[],
  now: Date,
): string[] {
  const { webhooks, chats } = destinations;
  const elsewhere = ["mailboxes that these settings do not name"];
  const receivers = [
    ["message", mail?.to ?? elsewhere, "mails"],
    ["application", mail?.toApplications ?? elsewhere, "mails"],
    ...webhooks.map(({ host }, at) => [`webhook ${at + 1}`, [host], "events"] as const),
    ...chats.map(({ host }, at) => [`chat ${at + 1}`, [host], "lines"] as const),
  ] as const;
  const kept = globSync("messages.sqlite.{before-restore,moved}-*Z", { cwd: place.dataDir });
  const files = [...kept.map((name) => join(place.dataDir, name)), ...exports];
  const ends = localTime(new Date(lastCopyEndsMs(now.getTime())).toISOString()).slice(0, 10);
  return [
    ...receivers.flatMap(([name, at, what]) => {
      const here = sent.filter(({ to }) => to.includes(name)).map(({ reference }) => reference);
      return here.length > 0 ? [`${at.join(", ")}: ${what} about ${here.join(", ")}`] : [];
    }),
    ...(mail ? [`${mail.alertTo.join(", ")}: alerts, if there were any about it`] : []),
    ...(mail?.weeklyTo.length ? [`${mail.weeklyTo.join(", ")}: weekly mails, with names`] : []),
    ...(backupDir ? [`${backupDir}: nightly copies, gone by themselves after ${ends}`] : []),
    ...files.filter((file) => existsSync(file)).map((file) => `${file}: all that was there then`),
  ];
}
