import { hostname } from "node:os";
import type { Inbox } from "#server/inbox/inbox.ts";
import type { IsMine } from "#server/inbox/jobs.ts";
import { newStoreProblems } from "#server/inbox/new-store.ts";
import type { Place } from "#server/inbox/place.ts";
import { type AlertDeps, type Problem, startAlerts } from "#server/mail/alerts.ts";
import type { Runtime } from "#server/time.ts";
import { problemsOf, type Readiness } from "./readiness.ts";

type OwnerAlertsDeps = Runtime & {
  readiness: () => Promise<Readiness>;
  inbox: Pick<Inbox, "withStore">;
  place: Place;
  clockWatch: { jumps: () => Problem[]; suspensions: () => Problem[] };
  backups: { problems: () => Problem[] };
  /** Undefined without one. */
  scanner: { problems: () => Problem[] } | undefined;
  mail: Omit<AlertDeps, keyof Runtime>;
  /** Whether it is this server that tells what all servers see. */
  isMine: IsMine;
};

/**
 * Mails the owner what is wrong with store, disk, clock, backups, scanner and mail. Of servers that share a database each tells
 * what only it sees, with its name, and one of them what all see.
 */
export function startOwnerAlerts(deps: OwnerAlertsDeps): { stop(): void } {
  const { readiness, inbox, place, clockWatch, backups, scanner, mail, isMine, ...runtime } = deps;
  const { mailer, formatTime } = mail;
  const start = (problems: () => Promise<Problem[]>, more: Pick<AlertDeps, "isMine"> = {}) =>
    startAlerts({ ...runtime, problems, mailer, formatTime, ...more });
  const own = async () => [
    ...problemsOf(await readiness()),
    ...clockWatch.jumps(),
    ...backups.problems(),
    ...(scanner?.problems() ?? []),
  ];
  const everybodys = async () => [
    ...(await newStoreProblems(inbox, place)),
    ...clockWatch.suspensions(),
    ...(await mail.problems()),
  ];
  const loops = place.database
    ? [start(async () => (await own()).map(withName)), start(everybodys, { isMine })]
    : [start(async () => [...(await own()), ...(await everybodys())])];
  return {
    stop() {
      for (const loop of loops) loop.stop();
    },
  };
}

const withName = ({ text, ...problem }: Problem): Problem => ({
  ...problem,
  text: `${text} (The server ${hostname()}.)`,
});
