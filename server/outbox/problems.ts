import type { DestinationName, Kind, Submission } from "#server/inbox/submission.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import { before, graceDays } from "#server/inbox/retention.ts";
import type { Store } from "#server/inbox/store.ts";
import type { Problem } from "#server/problems.ts";
import type { Clock } from "#server/time.ts";
import { headerText } from "#server/outbox/compose.ts";
import type { Destination } from "./destination.ts";
import { describeSubmission } from "#server/outbox/submission-text.ts";

type DeliveryProblemsDeps = {
  inbox: Pick<Inbox, "withStore">;
  /** Retention period of each form's submissions, in days. */
  days: Record<Kind, number>;
  clock: Clock;
  destinations: readonly Pick<Destination, "name" | "title" | "what" | "done" | "refused">[];
  /** The last answer, if it was a failure. */
  lastFailure: (name: DestinationName) => string | undefined;
};

type Texts = DeliveryProblemsDeps["destinations"][number];

const lateMs = 3_600_000;
const namedAtOnce = 20;

/** @returns a function that lists what is wrong with the deliveries */
export function deliveryProblems(deps: DeliveryProblemsDeps) {
  const { inbox, days, clock, destinations, lastFailure } = deps;
  const byName = new Map(destinations.map((it) => [it.name, it]));
  let latest: Problem[] = [];
  /** By id. Their texts are read once, and few at a time: a filter may refuse hundreds of mails. */
  let parked = new Map<string, Problem>();

  async function find(store: Store): Promise<Problem[]> {
    const now = clock.now();
    const late: Problem[] = [];
    for (const to of destinations) {
      const { waiting, oldestQueuedAt } = await store.queueState(to.name);
      if (oldestQueuedAt !== null && now.getTime() - oldestQueuedAt > lateMs)
        late.push(lateProblem(to, waiting, new Date(oldestQueuedAt)));
    }
    const untold = byName.has("mail")
      ? [
          ...(await store.untold("message", before(now, days.message), now, namedAtOnce)),
          ...(await store.untold("application", before(now, days.application), now, namedAtOnce)),
        ]
      : [];
    return [
      ...late,
      ...destinations.flatMap((it) => it.refused?.() ?? []).map(refusedRecipient),
      ...(await findParked(store)),
      ...untold.map(neverMailed),
      ...(await store.unreachable(namedAtOnce)).map(noSuchAddress),
    ];
  }

  /** Given up again after a retry it is a problem of its own. */
  async function findParked(store: Store): Promise<Iterable<Problem>> {
    const found = new Map<string, Problem>();
    let added = 0;
    for (const { number, destination, parkedAt } of await store.troubled()) {
      const to = byName.get(destination);
      if (!to) continue;
      const id = `parked-${number}-${destination}-${parkedAt}`;
      let problem = parked.get(id);
      if (!problem && added < namedAtOnce) {
        const submission = await store.get(number);
        problem = submission && givenUp(id, to, submission, parkedAt);
        added += 1;
      }
      if (problem) found.set(id, problem);
    }
    parked = found;
    return found.values();
  }

  function lateProblem({ name, title, what }: Texts, waiting: number, since: Date): Problem {
    const failure = lastFailure(name);
    const answer = failure === undefined ? "" : ` ${title}: ${failure}`;
    const text = `${what} has waited for more than an hour: ${waiting}.${answer}`;
    return { id: `waiting-${name}`, text, since };
  }

  function givenUp(id: string, to: Texts, submission: Submission, at: number): Problem {
    const { number, reference } = submission;
    const { name, title, done } = to;
    const state = stateOn(name, submission);
    return {
      id,
      text: `${titleOf(submission)} could not be ${done} and was given up.`,
      details: `${title}: ${state.error ?? "no answer"}\n${sentBy(submission)} Read it: npm run inbox show ${reference}. Try it again: npm run inbox retry ${reference}`,
      since: new Date(at),
      ended: async () => {
        const found = await inbox.withStore((store) => store.get(number));
        if (found && !stateOn(name, found).isDone) return undefined; // given up again
        return `${titleOf(submission)} was ${found ? `${done} now` : "deleted"}.`;
      },
    };
  }

  const neverMailed = (submission: Submission): Problem => ({
    id: `never-mailed-${submission.number}`,
    text: `${titleOf(submission)} was never mailed and is past its time. It is erased in ${graceDays} days.`,
    details: `${sentBy(submission)} Read it: npm run inbox show ${submission.reference}`,
    once: true,
    onTold: () =>
      inbox.withStore((store) => store.markTold([submission.number], "mail", clock.now())),
  });

  /** So that somebody telephones before the visitor has waited for days. */
  function noSuchAddress(submission: Submission): Problem {
    const { number, reference } = submission;
    const phone = submission.kind === "message" ? submission.phone : submission.phone_number;
    const call = phone === "" ? "" : ` Telephone: ${headerText(phone, 100)}.`;
    return {
      id: `no-address-${number}`,
      text: `${titleOf(submission)} has an address that does not exist: nobody can answer it by mail.`,
      details: `${sentBy(submission)}${call} The mail server: ${stateOn("reply", submission).error} Read it: npm run inbox show ${reference}`,
      once: true,
      onTold: () => inbox.withStore((store) => store.markTold([number], "reply", clock.now())),
    };
  }

  return async (): Promise<Problem[]> => {
    try {
      latest = await inbox.withStore(find);
    } catch {
      // While the store cannot be used, no problem is over.
    }
    return latest;
  };
}

const titleOf = ({ kind, reference }: Submission) =>
  `${kind === "message" ? "Message" : "Application"} ${reference}`;

/** Dropped deliveries count as done. */
function stateOn(name: DestinationName, submission: Submission) {
  const { mail, lastMailError, deliveries } = submission;
  if (name === "mail") return { isDone: mail === "mailed", error: lastMailError };
  const found = deliveries.find((delivery) => delivery.destination === name);
  return {
    isDone: found === undefined || found.deliveredAt !== null,
    error: found?.lastError ?? null,
  };
}

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
