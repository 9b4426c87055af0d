import { visitNames } from "#contract/visit.ts";
import type { Submission } from "#server/inbox/submission.ts";
import { eventFields, valuesOf } from "#server/outbox/events.ts";
import { localTime } from "./find.ts";
import { printable } from "./printable.ts";

/** By which Excel knows that a file is UTF-8. */
const byteOrderMark = "\ufeff";

// The same whatever the kind is, with the names that events have.
const ours = ["reference", "received", "suspected", "mailed", "answered"];
const columns = [...ours, ...eventFields, ...visitNames].filter((name) => name !== "visit");

/** Lines of a CSV file (RFC 4180) for spreadsheets. Times are local, files are named. */
export async function* exportedCsv(submissions: AsyncIterable<Submission>): AsyncGenerator<string> {
  yield byteOrderMark + row(columns);
  for await (const submission of submissions) yield row(cellsOf(submission));
}

function cellsOf(submission: Submission): string[] {
  const { suspected, suspicion = "unknown" } = submission;
  const { resume, visit, ...texts } = { resume: undefined, ...valuesOf(submission) };
  const cells: Partial<Record<string, string>> = {
    ...texts,
    ...visit,
    resume: resume?.name,
    reference: submission.reference,
    received: time(submission.receivedAt),
    suspected: suspected ? suspicion : "",
    mailed: time(submission.mailedAt),
    answered: time(submission.answeredAt),
  };
  return columns.map((column) => cells[column] ?? "");
}

const time = (iso: string | null) => (iso === null ? "" : localTime(iso));

const row = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

const cell = (text: string): string => `"${asText(printable(text)).replaceAll('"', '""')}"`;

// As formulas begin, also in the wide letters of Japanese; then what would become a number or a date: 0300123 would lose
// its zero, 23456E78 everything.
const notText = /^\s*(?:[=+\-@＝＋－＠]|[\d(][\d\s()./:,;E-]*$)/i;
const ownTime = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

/**
 * Puts an apostrophe, the spreadsheets' own mark of a text, before what they would run or reckon with. Nothing is taken
 * away, so that +92 42 111 stays a telephone number.
 */
const asText = (text: string): string =>
  notText.test(text) && !ownTime.test(text) ? `'${text}` : text;
