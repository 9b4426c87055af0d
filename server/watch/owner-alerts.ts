import { hostname } from "node:os";
import type { IsMine } from "#server/inbox/leases.ts";
import { type AlertDeps, type Alerts, startAlerts } from "#server/watch/alerts.ts";
import type { Problem, Problems, Way } from "#server/problems.ts";
import type { Service } from "#server/service.ts";
import type { Runtime } from "#server/time.ts";

type OwnerAlertsDeps = Runtime & {
  problems: Problems;
  mail: Pick<AlertDeps, "ways" | "formatTime"> & {
    /** Why the mail server did not take the last mail. */
    failure: () => string | undefined;
  };
  /** Whether other servers share the store. */
  isShared: boolean;
  /** Whether it is this server that tells what all servers see. */
  isMine: IsMine;
};

/**
 * Tells the owner the problems that the parts of the server have, and by each way what is wrong with the other. Of servers
 * that share a database each tells what only it sees, with its name, and one of them what all see.
 */
export function createOwnerAlerts(deps: OwnerAlertsDeps): Service {
  const { problems, mail, isShared, isMine, ...runtime } = deps;
  const { own, everybodys } = problems;
  const { ways, formatTime } = mail;
  let loops: Alerts[] = [];
  const loop = (all: () => Promise<Problem[]>, more: Pick<AlertDeps, "isMine"> = {}) =>
    startAlerts({ ...runtime, problems: all, ways, formatTime, ...more });

  /** Only where there is another way to tell them. */
  own.add(() => {
    if (ways.length < 2) return [];
    const failing = loops.flatMap((it) => it.failing());
    const reasonOf = (name: Way["name"]) => failing.find(({ way }) => way === name)?.reason;
    const failures = [
      ["mail", "The mail server takes no mail", mail.failure() ?? reasonOf("mail")],
      ["webhook", "Alerts cannot be posted to ALERT_WEBHOOK_URL", reasonOf("webhook")],
    ] as const;
    return failures.flatMap(([name, text, reason]) =>
      reason === undefined ? [] : [{ id: name, notBy: name, text: `${text}: ${reason}` }],
    );
  });

  return {
    name: "alerts",
    start() {
      loops = isShared
        ? [loop(async () => (await own.all()).map(withName)), loop(everybodys.all, { isMine })]
        : [loop(async () => [...(await own.all()), ...(await everybodys.all())])];
    },
    stop() {
      for (const it of loops) it.stop();
    },
  };
}

const withName = ({ text, ...problem }: Problem): Problem => ({
  ...problem,
  text: `${text} (The server ${hostname()}.)`,
});
