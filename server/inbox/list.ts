import { cellWidth, fit, padEnd } from "./columns.ts";
import type { Overview } from "./entry.ts";
import { localTime } from "./local-time.ts";
import { printableLine } from "./printable.ts";
import { be } from "./wording.ts";

const gap = "  ";
const widestName = 20;
const narrowestSubject = 10;

type Layout = {
  /** Of the terminal in cells; undefined cuts nothing, for pipes. */
  width: number | undefined;
  /** Whether mail is sent at all: only then is a message unsent that was never tried. */
  mails: boolean;
};

/**
 * Entries in aligned columns: number, from which form, local time, what is the matter with its
 * mail (where something is), name, subject. Oldest first, so that the newest is right above the
 * prompt.
 */
export function listing(entries: readonly Overview[], { width, mails }: Layout): string {
  const rows = entries.map((entry) => ({
    number: String(entry.number),
    form: entry.kind === "message" ? "contact" : "job",
    time: localTime(entry.receivedAt),
    mail: mark(entry, mails),
    name: fit(printableLine(entry.name), width === undefined ? Infinity : widestName),
    subject: printableLine(entry.subject),
  }));
  type Column = keyof (typeof rows)[number];
  const widest = (key: Column) =>
    rows.reduce((most, row) => Math.max(most, cellWidth(row[key])), 0);
  const numbers = widest("number");
  // A column in which nothing would stand is left out.
  const columns = (["form", "time", "mail", "name"] as const)
    .map((key) => ({ key, cells: widest(key) }))
    .filter(({ cells }) => cells > 0);
  const before = columns.reduce((sum, { cells }) => sum + cells + gap.length, numbers + gap.length);
  const subjects = width === undefined ? Infinity : Math.max(narrowestSubject, width - before);
  return rows
    .map((row) =>
      [
        row.number.padStart(numbers),
        ...columns.map(({ key, cells }) => padEnd(row[key], cells)),
        fit(row.subject, subjects),
      ]
        .join(gap)
        .trimEnd(),
    )
    .join("\n");
}

function mark({ mail, mailAttempts }: Overview, mails: boolean): string {
  if (mail === "parked") return "parked";
  return mail === "waiting" && (mails || mailAttempts > 0) ? "unsent" : "";
}

/** What the list leaves out or asks for, a line each. */
export function remarks(entries: readonly Overview[]): string[] {
  const suspected = entries.filter((entry) => entry.suspected).length;
  const parked = entries.filter(({ mail }) => mail === "parked").length;
  return [
    ...(parked === 0
      ? []
      : [`${parked} could not be mailed and ${be(parked)} parked: npm run inbox retry`]),
    ...(suspected === 0
      ? []
      : [`${suspected} more ${be(suspected)} kept apart as suspected: npm run inbox suspected`]),
  ];
}
