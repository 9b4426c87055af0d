import type { Inbox } from "#server/inbox/inbox.ts";
import { newStoreProblems } from "#server/inbox/new-store.ts";
import { type AlertDeps, type Problem, startAlerts } from "#server/mail/alerts.ts";
import type { Runtime } from "#server/time.ts";
import { problemsOf, type Readiness } from "./readiness.ts";

type OwnerAlertsDeps = Runtime & {
  readiness: () => Promise<Readiness>;
  inbox: Pick<Inbox, "withStore">;
  dataDir: string;
  clockWatch: { problems: () => Problem[] };
  backups: { problems: () => Problem[] };
  mail: Omit<AlertDeps, keyof Runtime>;
};

/** Mails the owner what is wrong with store, disk, clock, backups and mail. */
export function startOwnerAlerts(deps: OwnerAlertsDeps): { stop(): void } {
  const { readiness, inbox, dataDir, clockWatch, backups, mail, ...runtime } = deps;
  const problems = async () => [
    ...problemsOf(await readiness()),
    ...(await newStoreProblems(inbox, dataDir)),
    ...clockWatch.problems(),
    ...backups.problems(),
    ...(await mail.problems()),
  ];
  const { mailer, formatTime } = mail;
  return startAlerts({ ...runtime, problems, mailer, formatTime });
}
