import { hostname } from "node:os";
import type { Inbox } from "#server/inbox/inbox.ts";
import type { IsMine } from "#server/inbox/jobs.ts";
import { newStoreProblems } from "#server/inbox/new-store.ts";
import type { Place } from "#server/inbox/place.ts";
import { type AlertDeps, type Alerts, startAlerts } from "#server/mail/alerts.ts";
import type { Problem, Way } from "#server/mail/owner-problem.ts";
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
  mail: Omit<AlertDeps, keyof Runtime> & {
    /** Why the mail server did not take the last mail. */
    failure: () => string | undefined;
  };
  /** Whether it is this server that tells what all servers see. */
  isMine: IsMine;
};

/**
 * Tells the owner what is wrong with store, disk, clock, backups, scanner and mail, and by each way what is wrong with the
 * other. Of servers that share a database each tells what only it sees, with its name, and one of them what all see.
 */
export function startOwnerAlerts(deps: OwnerAlertsDeps): { stop(): void } {
  const { readiness, inbox, place, clockWatch, backups, scanner, mail, isMine, ...runtime } = deps;
  const { ways, formatTime } = mail;
  const loops: Alerts[] = [];
  const start = (problems: () => Promise<Problem[]>, more: Pick<AlertDeps, "isMine"> = {}) =>
    loops.push(startAlerts({ ...runtime, problems, ways, formatTime, ...more }));
  const own = async () => [
    ...problemsOf(await readiness()),
    ...clockWatch.jumps(),
    ...backups.problems(),
    ...(scanner?.problems() ?? []),
    ...wayProblems(),
  ];
  const everybodys = async () => [
    ...(await newStoreProblems(inbox, place)),
    ...clockWatch.suspensions(),
    ...(await mail.problems()),
  ];

  /** Only where there is another way to tell them. */
  function wayProblems(): Problem[] {
    if (ways.length < 2) return [];
    const failing = loops.flatMap((loop) => loop.failing());
    const reasonOf = (name: Way["name"]) => failing.find(({ way }) => way === name)?.reason;
    const [mails, posts] = [mail.failure() ?? reasonOf("mail"), reasonOf("webhook")];
    return [
      ...(mails === undefined
        ? []
        : [
            { id: "mail", notBy: "mail" as const, text: `The mail server takes no mail: ${mails}` },
          ]),
      ...(posts === undefined
        ? []
        : [
            {
              id: "webhook",
              notBy: "webhook" as const,
              text: `Alerts cannot be posted to ALERT_WEBHOOK_URL: ${posts}`,
            },
          ]),
    ];
  }

  if (place.database) {
    start(async () => (await own()).map(withName));
    start(everybodys, { isMine });
  } else start(async () => [...(await own()), ...(await everybodys())]);
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
