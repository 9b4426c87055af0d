import { visitNames } from "#contract/visit.ts";
import type { Submission } from "#server/inbox/submission.ts";
import { eventFields, valuesOf } from "#server/outbox/events.ts";
import { localTime } from "./find.ts";
import { printable } from "./printable.ts";

/** By which Excel knows that a file is UTF-8. */
const byteOrderMark = "\ufeff";

// The same whatever the kind is, with the names that events have.
const columns = [
  "reference",
  "received",
  ...eventFields,
  ...visitNames,
  "suspected",
  "mailed",
  "answered",
].filter((name) => name !== "visit");

/** Lines of a CSV file (RFC 4180) for spreadsheets. Times are local, files are named. */
export async function* exportedCsv(submissions: AsyncIterable<Submission>): AsyncGenerator<string> {
  yield byteOrderMark + row(columns);
  for await (const submission of submissions) yield row(cellsOf(submission));
}

function cellsOf(submission: Submission): string[] {
  const {
    reference,
    receivedAt,
    suspected,
    suspicion = "unknown",
    mailedAt,
    answeredAt,
  } = submission;
  const { resume, visit, ...texts } = { resume: undefined, ...valuesOf(submission) };
  const cells: Partial<Record<string, string>> = {
    ...texts,
    reference,
    received: localTime(receivedAt),
    resume: resume?.name,
    ...visit,
    suspected: suspected ? suspicion : "",
    mailed: mailedAt ? localTime(mailedAt) : "",
    answered: answeredAt ? localTime(answeredAt) : "",
  };
  return columns.map((column) => cells[column] ?? "");
}

const row = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

const cell = (text: string): string => `"${asText(printable(text)).replaceAll('"', '""')}"`;

// As formulas begin in spreadsheets, also in the wide letters of Japanese.
const formula = /^\s*[=+\-@＝＋－＠]/;
// What they would make a number or a date of: 0300123 would lose its zero, 23456E78 everything.
const figures = /^\s*[\d(][\d\s()./:,;E-]*$/i;
const ownTime = /^\d{4}-\d\d-\d\d \d\d:\d\d$/;

/**
 * Puts an apostrophe, the spreadsheets' own mark of a text, before what they would run or reckon with. Nothing is taken
 * away, so that +92 42 111 stays a telephone number.
 */
const asText = (text: string): string =>
  !ownTime.test(text) && (formula.test(text) || figures.test(text)) ? `'${text}` : text;
