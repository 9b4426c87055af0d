import type { Submission } from "#server/inbox/submission.ts";
import { oneLine } from "#server/one-line.ts";
import { describeSubmission } from "#server/outbox/submission-text.ts";
import { localTime } from "./find.ts";
import { printableLine } from "./printable.ts";

// In characters; keeps a row narrower than most terminals. `show` prints all.
const maxLength = { name: 20, subject: 50 };

/** Columns of a list: reference, local time, marks, name, subject. @param isMixed whether suspected ones are among others */
export function rowOf(submission: Submission, isMixed = false): string[] {
  const { name, subject } = describeSubmission(submission);
  const marks = [
    isMixed && submission.suspected && "suspected",
    submission.answeredAt !== null && "answered",
    markOf(submission),
  ];
  const texts = [oneLine(name, maxLength.name), oneLine(subject, maxLength.subject)];
  const facts = [submission.reference, localTime(submission.receivedAt)];
  return [...facts, marks.filter(Boolean).join(", "), ...texts.map(printableLine)];
}

const marks = { mailed: "", waiting: "unsent", unanswered: "maybe", parked: "parked" };

/** How far its mail is. */
function markOf({ mail, mailAttempts, mailedWithoutFile, deliveries }: Submission): string {
  if (deliveries.some(({ state }) => state === "undeliverable")) return "no reply";
  if (mailedWithoutFile) return "no file";
  // Without SMTP_URL nothing is mailed, so a submission that was never tried is not "unsent".
  const isMailed = mailAttempts > 0 || Boolean(process.env["SMTP_URL"]?.trim());
  return mail === "waiting" && !isMailed ? "" : marks[mail];
}

/**
 * Pads columns to equal width; drops empty columns. A name whose characters take two cells of a terminal moves the subject
 * of its row to the right, and nothing else.
 */
export function alignColumns(rows: readonly string[][]): string[] {
  const widthOf = (column: number) =>
    rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0);
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  const pad = (text: string, column: number) =>
    widths[column] ? `${text.padEnd(widths[column])}  ` : "";
  return rows.map((row) => row.map(pad).join("").trimEnd());
}
