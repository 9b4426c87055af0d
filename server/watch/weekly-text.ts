import type { Store } from "#server/inbox/store.ts";
import type { Submission } from "#server/inbox/submission.ts";
import { headerText } from "#server/outbox/compose.ts";
import { describeSubmission } from "#server/outbox/submission-text.ts";
import type { Alert } from "#server/problems.ts";

/** What came, what is stuck. Of each submission a line, so that the week's texts are never in memory together. */
export type Week = {
  /** Number of the newest submission. */
  last: number;
  messages: number;
  applications: number;
  /** Of each submission; without the name for readers other than the office. */
  lines: { full: string; plain: string }[];
  /** How often forms were sent from a page, and visits with them began on one. */
  sentFrom: Map<string, number>;
  beganOn: Map<string, number>;
  stuck: string[];
  suspected: string[];
};

const mostLines = 200;

/** Reads what came after the submission of this number, and what is stuck whenever it came. */
export async function weekOf(store: Store, after: number): Promise<Week> {
  const week: Week = {
    last: 0,
    messages: 0,
    applications: 0,
    lines: [],
    stuck: [],
    suspected: [],
    sentFrom: new Map(),
    beganOn: new Map(),
  };
  for await (const submission of store.submissions()) {
    week.last = Math.max(week.last, submission.number);
    if (submission.test) continue;
    if (isStuck(submission)) week.stuck.push(stuckText(submission));
    if (submission.number <= after) continue;
    const { kind, reference, suspected, visit } = submission;
    if (kind === "message") week.messages += 1;
    else week.applications += 1;
    const plain = `${reference}  ${kind}`;
    const name = headerText(describeSubmission(submission).name, 60);
    week.lines.push({ plain, full: `${plain.padEnd(21)}  ${name}` });
    if (suspected) week.suspected.push(reference);
    count(week.sentFrom, visit?.page);
    count(week.beganOn, visit?.start);
  }
  return week;
}

function count(counts: Map<string, number>, name: string | undefined): void {
  if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
}

const isStuck = ({ mail, deliveries }: Submission) =>
  mail === "parked" || deliveries.some(({ state }) => state === "parked");

function stuckText({ reference, mail, deliveries }: Submission): string {
  const others = deliveries.filter((it) => it.state === "parked").map((it) => it.destination);
  return `${reference} (${[...(mail === "parked" ? ["mail"] : []), ...others].join(", ")})`;
}

type Told = {
  week: Week;
  /** As `20 November 2026`. */
  from: string;
  to: string;
  /** What visitors asked for in vain. */
  missed: readonly string[];
  /** Of a week in which nothing came: why the test message did not take the whole way, if it did not. */
  test: { failure: string | undefined } | undefined;
};

/** The weekly mail. @param hasNames whether it is for the office's own mailbox */
export function weeklyText({ week, from, to, missed, test }: Told, hasNames: boolean): Alert {
  const { lines, stuck, suspected, sentFrom, beganOn } = week;
  const shown = lines.slice(0, mostLines).map((line) => (hasNames ? line.full : line.plain));
  const more = lines.length > mostLines && `and ${lines.length - mostLines} more`;
  const came = test
    ? `Nobody wrote from ${from} to ${to}. ${testText(test.failure)}`
    : `From ${from} to ${to} came:\n\n${[...shown, more].filter(Boolean).join("\n")}\n\nWhat is not in your mailbox may be in its spam folder. Read it here: npm run inbox show REFERENCE`;
  const parts = [
    came,
    listed("Sent from", counted(sentFrom)),
    listed("Visits began on", counted(beganOn)),
    listed("Suspected to be sent by programs", suspected),
    listed("Not delivered, and given up", stuck),
    listed("Pages that visitors asked for in vain", missed.slice(0, 10)),
  ];
  return { subject: subjectOf(week, test), text: `${parts.filter(Boolean).join("\n\n")}\n` };
}

function subjectOf({ messages, applications }: Week, test: Told["test"]): string {
  if (!test) return `This week: messages ${messages}, applications ${applications}`;
  return test.failure === undefined
    ? "Nobody wrote this week, and the form works"
    : "Nobody wrote this week, and the form does not work";
}

const testText = (failure: string | undefined) =>
  failure === undefined
    ? "A test message took the whole way just now: it was posted to the public address, stored, mailed, and erased."
    : `A test message did not take the whole way: ${failure}`;

const listed = (label: string, values: readonly string[]) =>
  values.length > 0 && `${label}: ${values.join(", ")}`;

const counted = (counts: Map<string, number>) =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([path, times]) => `${path} ${times}`);
