import type { Submission, Kind } from "#server/inbox/submission.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import { before, graceDays } from "#server/inbox/retention.ts";
import type { Store } from "#server/inbox/store.ts";
import type { Clock } from "#server/time.ts";
import type { Problem } from "./alerts.ts";
import { describeSubmission } from "./submission-text.ts";

type MailProblemsDeps = {
  inbox: Pick<Inbox, "withStore">;
  /** Retention period of each form's submissions, in days. */
  days: Record<Kind, number>;
  clock: Clock;
  /** The mail server's last answer, if it was a failure. */
  lastFailure: () => string | undefined;
};

const lateMs = 3_600_000;
const namedAtOnce = 20;

/** @returns a function that lists what is wrong with the mail to the owner */
export function mailProblems({ inbox, days, clock, lastFailure }: MailProblemsDeps) {
  let latest: Problem[] = [];

  async function find(store: Store): Promise<Problem[]> {
    const now = clock.now();
    const { waiting, oldestQueuedAt } = await store.queueState();
    const untold = [
      ...(await store.untold("message", before(now, days.message), namedAtOnce)),
      ...(await store.untold("application", before(now, days.application), namedAtOnce)),
    ];
    const isLate = oldestQueuedAt !== null && now.getTime() - oldestQueuedAt > lateMs;
    return [
      ...(isLate ? [late(waiting, new Date(oldestQueuedAt))] : []),
      ...(await store.troubled(namedAtOnce)).map(givenUp),
      ...untold.map(neverMailed),
    ];
  }

  function late(waiting: number, since: Date): Problem {
    const failure = lastFailure();
    const answer = failure === undefined ? "" : ` The mail server: ${failure}`;
    const text = `Mail has waited for more than an hour: ${waiting}.${answer}`;
    return { id: "waiting", text, since };
  }

  function givenUp(submission: Submission): Problem {
    const { number, lastMailError, parkedAt } = submission;
    const answer = lastMailError ?? "no answer";
    return {
      id: `parked-${number}`,
      text: `${titleOf(submission)} could not be mailed and was given up. The mail server: ${answer}`,
      details: `${sentBy(submission)} Read it: npm run inbox show ${number}. Mail it again: npm run inbox retry ${number}`,
      ...(parkedAt !== null && { since: new Date(parkedAt) }),
      ended: async () => {
        const found = await inbox.withStore((store) => store.get(number));
        return `${titleOf(submission)} was ${found ? "mailed now" : "deleted"}.`;
      },
    };
  }

  const neverMailed = (submission: Submission): Problem => ({
    id: `never-mailed-${submission.number}`,
    text: `${titleOf(submission)} was never mailed and is past its time. It is erased in ${graceDays} days.`,
    details: `${sentBy(submission)} Read it: npm run inbox show ${submission.number}`,
    once: true,
    onTold: () => inbox.withStore((store) => store.markTold([submission.number], clock.now())),
  });

  return async (): Promise<Problem[]> => {
    try {
      latest = await inbox.withStore(find);
    } catch {
      // While the store cannot be used, no problem is over.
    }
    return latest;
  };
}

const titleOf = ({ kind, number }: Submission) =>
  `${kind === "message" ? "Message" : "Application"} ${number}`;

function sentBy(submission: Submission): string {
  const { name, subject } = describeSubmission(submission);
  return `From ${name}, ${submission.email}: ${subject}.`;
}
