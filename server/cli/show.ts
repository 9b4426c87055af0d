import type { Delivery, Submission } from "#server/inbox/submission.ts";
import { describeSubmission, suspicionText } from "#server/outbox/submission-text.ts";
import type { Run } from "./args.ts";
import { getSubmission, localTime } from "./find.ts";
import { printable, printableLine } from "./printable.ts";

/** Prints one submission in full, without its empty fields. */
export const show: Run = async (store, [name]) => {
  const submission = await getSubmission(store, name);
  const { fields, text } = describeSubmission(submission);
  const all: (readonly [string, string])[] = [
    ["Reference", `${submission.reference} (${submission.kind})`],
    ["Received", localTime(submission.receivedAt)],
    ...fields,
    [
      "Kept apart",
      submission.suspected
        ? `npm run inbox accept ${submission.reference}${suspicionText(submission)}`
        : "",
    ],
    ["Answered", submission.answeredAt ? localTime(submission.answeredAt) : ""],
    ["Mailed", mailedText(submission)],
    ["Not mailed", submission.lastMailError ?? ""],
    [
      "Perhaps",
      submission.mail === "unanswered" ? "mailed: the mail server took it without an answer" : "",
    ],
    ["Parked", submission.mail === "parked" ? `npm run inbox retry ${submission.reference}` : ""],
    ...submission.deliveries.map(
      (delivery) => [capitalized(delivery.destination), deliveryText(delivery)] as const,
    ),
    [
      "Scanned",
      submission.kind === "application" ? scans[submission.resume.scanned ?? "never"] : "",
    ],
    [
      "Get resume",
      submission.kind === "application" ? `npm run inbox resume ${submission.reference}` : "",
    ],
  ];
  const head = all
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${`${label}:`.padEnd(13)}${printableLine(value)}`);
  return [head.join("\n"), ...(text === "" ? [] : [printable(text)])].join("\n\n");
};

const capitalized = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

function deliveryText({ state, deliveredAt, attempts, lastError }: Delivery): string {
  const reason = lastError === null ? "" : `: ${lastError}`;
  if (state === "parked") return `given up after ${attempts} attempts${reason}`;
  if (state === "undeliverable") return `the address does not exist${reason}`;
  if (deliveredAt === null) return `waiting, attempts: ${attempts}${reason}`;
  return localTime(deliveredAt);
}

const scans = { clean: "clamd found nothing", away: "not: clamd was away", never: "" };

const mailedText = ({ mailedAt, mailedWithoutFile }: Submission) =>
  mailedAt ? `${localTime(mailedAt)}${mailedWithoutFile ? ", with a link to the resume" : ""}` : "";
