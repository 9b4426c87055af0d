import type { Entry, Kind } from "../inbox/entry.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { before, graceDays } from "../inbox/retention.ts";
import type { Clock } from "../time.ts";
import type { Problem } from "./alerts.ts";
import { describeEntry } from "./entry-text.ts";

type MailProblemsDeps = {
  inbox: Pick<Inbox, "withStore">;
  days: Record<Kind, number>;
  clock: Clock;
  /** The mail server's last answer, if it was a failure. */
  lastFailure: () => string | undefined;
};

const lateMs = 3_600_000;
const namedAtOnce = 20;

/** What went wrong with the mail to the owner; nothing while the store cannot be used. */
export const mailProblems = ({ inbox, days, clock, lastFailure }: MailProblemsDeps) =>
  async function problems(): Promise<Problem[]> {
    const now = clock.now();
    try {
      return await inbox.withStore(async (store) => {
        const { waiting, oldestQueuedAt } = await store.queueState();
        const troubled = await store.troubled(namedAtOnce);
        const untold = [
          ...(await store.untold("message", before(now, days.message), namedAtOnce)),
          ...(await store.untold("application", before(now, days.application), namedAtOnce)),
        ];
        const isLate = oldestQueuedAt !== null && now.getTime() - oldestQueuedAt > lateMs;
        return [
          ...(isLate ? [lateProblem(waiting, new Date(oldestQueuedAt))] : []),
          ...troubled.map(givenUp),
          ...untold.map((entry) => ({
            ...neverMailed(entry),
            onTold: () => inbox.withStore((it) => it.markTold([entry.number], clock.now())),
          })),
        ];
      });
    } catch {
      return [];
    }

    function lateProblem(waiting: number, since: Date): Problem {
      const answer = lastFailure();
      const said = answer === undefined ? "" : ` The mail server: ${answer}`;
      return {
        id: "waiting",
        text: `Mail has waited for more than an hour: ${waiting}.${said}`,
        since,
      };
    }

    function givenUp(entry: Entry): Problem {
      const { number, lastMailError, parkedAt } = entry;
      return {
        id: `parked-${number}`,
        text: `${titleOf(entry)} could not be mailed and was given up. The mail server: ${lastMailError ?? "no answer"}`,
        details: `${sentBy(entry)} Read it: npm run inbox show ${number}. Mail it again: npm run inbox retry ${number}`,
        ...(parkedAt !== null && { since: new Date(parkedAt) }),
        ended: () => endOf(entry),
      };
    }

    async function endOf(entry: Entry): Promise<string> {
      const now = await inbox.withStore((store) => store.get(entry.number));
      return now ? `${titleOf(entry)} was mailed now.` : `${titleOf(entry)} was deleted.`;
    }
  };

const titleOf = ({ kind, number }: Entry) =>
  `${kind === "message" ? "Message" : "Application"} ${number}`;

const sentBy = (entry: Entry) => {
  const { name, subject } = describeEntry(entry);
  return `From ${name}, ${entry.email}: ${subject}.`;
};

const neverMailed = (entry: Entry): Problem => ({
  id: `never-mailed-${entry.number}`,
  text: `${titleOf(entry)} was never mailed and is past its time. It is erased in ${graceDays} days.`,
  details: `${sentBy(entry)} Read it: npm run inbox show ${entry.number}`,
  once: true,
});
