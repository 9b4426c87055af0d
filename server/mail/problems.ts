import type { Submission, Kind } from "#server/inbox/submission.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import { before, graceDays } from "#server/inbox/retention.ts";
import type { Store } from "#server/inbox/store.ts";
import type { Problem } from "#server/problems.ts";
import type { Clock } from "#server/time.ts";
import { headerText } from "./compose.ts";
import { describeSubmission } from "./submission-text.ts";

type MailProblemsDeps = {
  inbox: Pick<Inbox, "withStore">;
  /** Retention period of each form's submissions, in days. */
  days: Record<Kind, number>;
  clock: Clock;
  /** The mail server's last answer, if it was a failure. */
  lastFailure: () => string | undefined;
  /** A line for each recipient that the mail server refused of the last mail of each kind that it took. */
  refused: () => readonly string[];
};

const lateMs = 3_600_000;
const namedAtOnce = 20;

/** @returns a function that lists what is wrong with the mail to the owner */
export function mailProblems({ inbox, days, clock, lastFailure, refused }: MailProblemsDeps) {
  let latest: Problem[] = [];
  /** By id. Their texts are read once, and few at a time: a filter may refuse hundreds of mails. */
  let parked = new Map<string, Problem>();

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
      ...refused().map(refusedRecipient),
      ...(await findParked(store)),
      ...untold.map(neverMailed),
    ];
  }

  /** Given up again after a retry it is a problem of its own. */
  async function findParked(store: Store): Promise<Iterable<Problem>> {
    const found = new Map<string, Problem>();
    let added = 0;
    for (const { number, parkedAt } of await store.troubled()) {
      const id = `parked-${number}-${parkedAt}`;
      let problem = parked.get(id);
      if (!problem && added < namedAtOnce) {
        const submission = await store.get(number);
        problem = submission && givenUp(id, submission);
        added += 1;
      }
      if (problem) found.set(id, problem);
    }
    parked = found;
    return found.values();
  }

  function late(waiting: number, since: Date): Problem {
    const failure = lastFailure();
    const answer = failure === undefined ? "" : ` The mail server: ${failure}`;
    const text = `Mail has waited for more than an hour: ${waiting}.${answer}`;
    return { id: "waiting", text, since };
  }

  function givenUp(id: string, submission: Submission): Problem {
    const { number, lastMailError, parkedAt } = submission;
    const answer = lastMailError ?? "no answer";
    return {
      id,
      text: `${titleOf(submission)} could not be mailed and was given up.`,
      details: `The mail server: ${answer}\n${sentBy(submission)} Read it: npm run inbox show ${number}. Mail it again: npm run inbox retry ${number}`,
      ...(parkedAt !== null && { since: new Date(parkedAt) }),
      ended: async () => {
        const found = await inbox.withStore((store) => store.get(number));
        if (found && !found.mailedAt) return undefined; // given up again
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

/** By the address, which the line begins with. */
const refusedRecipient = (line: string): Problem => ({
  id: `refused-${line.split(":", 1)[0]}`,
  text: `The mail server took a mail, but not for everybody: ${line}`,
});

/** On one line: visitors must not write the owner's alerts. */
function sentBy(submission: Submission): string {
  const { name, subject } = describeSubmission(submission);
  return `From ${headerText(name, 100)}, ${headerText(submission.email, 254)}: ${headerText(subject, 100)}.`;
}
