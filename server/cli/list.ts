import stringWidth from "string-width";
import type { Entry } from "#server/inbox/entry.ts";
import type { Store } from "#server/inbox/store.ts";
import { describeEntry } from "#server/mail/entry-text.ts";
import { oneLine } from "#server/one-line.ts";
import type { Run } from "./args.ts";
import { getEntry, localTime } from "./find.ts";
import { printable, printableLine } from "./printable.ts";

// In characters; keeps a row narrower than most terminals. `show` prints all.
const maxLength = { name: 20, subject: 50 };

/**
 * Aligned columns: number, local time, mail state (unsent or parked), name, subject. The newest
 * entry comes last, right above the prompt; then counts of parked and suspected entries.
 */
export const list = (suspected: boolean) => async (store: Store) => {
  const rows: string[][] = [];
  let parked = 0;
  let others = 0;
  for await (const entry of store.entries()) {
    if (entry.mail === "parked") parked += 1;
    if (entry.suspected === suspected) rows.push(rowOf(entry));
    else others += 1;
  }
  const lines = alignColumns(rows);
  if (suspected) return lines.join("\n") || "Nothing is kept apart.";
  if (lines.length === 0) lines.push("No messages yet.");
  if (parked > 0) lines.push(`Parked, could not be mailed: ${parked}. See: npm run inbox retry`);
  if (others > 0) lines.push(`Kept apart as suspected: ${others}. See: npm run inbox suspected`);
  return lines.join("\n");
};

/** Prints one entry in full, without its empty fields. */
export const show: Run = async (store, [number]) => {
  const entry = await getEntry(store, number);
  const { fields, text } = describeEntry(entry);
  const all: (readonly [string, string])[] = [
    ["Number", `${entry.number} (${entry.kind})`],
    ["Received", localTime(entry.receivedAt)],
    ...fields,
    ["Kept apart", entry.suspected ? `npm run inbox accept ${entry.number}` : ""],
    ["Mailed", mailedText(entry)],
    ["Not mailed", entry.lastMailError ?? ""],
    [
      "Perhaps",
      entry.mail === "unanswered" ? "mailed: the mail server took it without an answer" : "",
    ],
    ["Parked", entry.mail === "parked" ? `npm run inbox retry ${entry.number}` : ""],
    ["Scanned", entry.kind === "application" ? scans[entry.resume.scanned ?? "never"] : ""],
    ["Get resume", entry.kind === "application" ? `npm run inbox resume ${entry.number}` : ""],
  ];
  const head = all
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${`${label}:`.padEnd(13)}${printableLine(value)}`);
  return [head.join("\n"), ...(text === "" ? [] : [printable(text)])].join("\n\n");
};

const scans = { clean: "clamd found nothing", away: "not: clamd was away", never: "" };

const mailedText = ({ mailedAt, mailedWithoutFile }: Entry) =>
  mailedAt ? `${localTime(mailedAt)}${mailedWithoutFile ? ", with a link to the resume" : ""}` : "";

const marks = { mailed: "", waiting: "unsent", unanswered: "maybe", parked: "parked" };

function rowOf(entry: Entry): string[] {
  const { mail, mailAttempts, mailedWithoutFile } = entry;
  // Without SMTP_URL nothing is mailed, so an entry that was never tried is not "unsent".
  const isMailed = mailAttempts > 0 || Boolean(process.env["SMTP_URL"]?.trim());
  const mark = mailedWithoutFile ? "no file" : mail === "waiting" && !isMailed ? "" : marks[mail];
  const { name, subject } = describeEntry(entry);
  const texts = [oneLine(name, maxLength.name), oneLine(subject, maxLength.subject)];
  const facts = [String(entry.number), localTime(entry.receivedAt), mark];
  return [...facts, ...texts.map(printableLine)];
}

/** Pads columns to equal width in terminal cells (some characters take two); drops empty columns. */
function alignColumns(rows: readonly string[][]): string[] {
  const widthOf = (column: number) =>
    rows.reduce((width, row) => Math.max(width, stringWidth(row[column] ?? "")), 0);
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  const pad = (text: string, column: number) =>
    widths[column] ? `${text}${" ".repeat(widths[column] - stringWidth(text))}  ` : "";
  return rows.map((row) => row.map(pad).join("").trimEnd());
}
