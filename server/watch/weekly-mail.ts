import type { Inbox } from "#server/inbox/inbox.ts";
import type { IsMine } from "#server/inbox/leases.ts";
import type { Mailer } from "#server/outbox/mailer.ts";
import type { Problems } from "#server/problems.ts";
import type { Service } from "#server/service.ts";
import type { Settings } from "#server/settings.ts";
import type { Site } from "#server/site/load.ts";
import type { Runtime } from "#server/time.ts";
import { createDigest } from "./digest.ts";
import type { NotFound } from "#server/site/not-found.ts";
import { takeTheWholeWay } from "./self-test.ts";

type WeeklyMailDeps = Runtime & {
  settings: Pick<Settings, "mail" | "publicUrl" | "alertWebhook">;
  inbox: Pick<Inbox, "withStore">;
  outbox: { mailer: Pick<Mailer, "digest"> | undefined };
  site: () => Site;
  problems: Problems;
  notFound: NotFound;
  isMine: IsMine;
};

/** @returns no service unless the settings say who reads it */
export function weeklyMail({ settings, outbox, site, ...deps }: WeeklyMailDeps): Service[] {
  const { mail, publicUrl, alertWebhook: webhook } = settings;
  const { mailer } = outbox;
  if (!mail || !mailer || mail.digestTo.length === 0 || publicUrl === undefined) return [];
  const { inbox, timer } = deps;
  const testing = { inbox, timer, publicUrl, email: mail.from.address };
  return [
    createDigest({
      ...deps,
      mailer,
      webhook,
      site: new URL(publicUrl).host,
      timeZone: () => site().facts?.timeZone,
      selfTest: () => takeTheWholeWay(testing),
    }),
  ];
}
