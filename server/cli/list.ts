import stringWidth from "string-width";
import type { Entry } from "../inbox/entry.ts";
import { wordsOf } from "../mail/words.ts";
import { oneLine } from "../one-line.ts";
import type { Run } from "./args.ts";
import { known, localTime } from "./find.ts";
import { printableLine, printableText } from "./printable.ts";

// In letters; `show` says all. A line fits into most windows.
const longest = { name: 20, subject: 50 };

/**
 * Entries in aligned columns: number, local time, what is the matter with its mail (where something
 * is), name, subject. Oldest first, so that the newest is right above the
 * prompt; below it how many are parked, and how many are kept apart.
 */
export const list: Run = (store, _, { suspected }) => {
  const rows: string[][] = [];
  let parked = 0;
  let others = 0;
  for (const entry of store.entries()) {
    if (entry.mail === "parked") parked += 1;
    if (entry.suspected === suspected) rows.push(rowOf(entry));
    else others += 1;
  }
  const lines = aligned(rows);
  if (suspected) return lines.join("\n") || "Nothing is kept apart.";
  if (lines.length === 0) lines.push("No messages yet.");
  if (parked > 0) lines.push(`Parked, could not be mailed: ${parked}. See: npm run inbox retry`);
  if (others > 0) lines.push(`Kept apart as suspected: ${others}. See: npm run inbox suspected`);
  return lines.join("\n");
};

/** One entry in full; what was left empty is left out. */
export const show: Run = (store, [number]) => {
  const entry = known(store, number);
  const { fields, text } = wordsOf(entry);
  const all: (readonly [string, string])[] = [
    ["Number", `${entry.number} (${entry.kind})`],
    ["Received", localTime(entry.receivedAt)],
    ...fields,
    ["Kept apart", entry.suspected ? `npm run inbox accept ${entry.number}` : ""],
    ["Mailed", entry.mailedAt ? localTime(entry.mailedAt) : ""],
    ["Not mailed", entry.lastMailError ?? ""],
    ["Parked", entry.mail === "parked" ? `npm run inbox retry ${entry.number}` : ""],
    ["Get resume", entry.kind === "application" ? `npm run inbox resume ${entry.number}` : ""],
  ];
  const head = all
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${`${label}:`.padEnd(13)}${printableLine(value)}`);
  return [head.join("\n"), ...(text === "" ? [] : [printableText(text)])].join("\n\n");
};

function rowOf(entry: Entry): string[] {
  const { mail, mailAttempts } = entry;
  // Where no mail is sent at all, a message that was never tried is not unsent.
  const mails = mailAttempts > 0 || Boolean(process.env["SMTP_URL"]?.trim());
  const mark = mail === "waiting" && mails ? "unsent" : mail === "parked" ? mail : "";
  const { name, subject } = wordsOf(entry);
  const texts = [oneLine(name, longest.name), oneLine(subject, longest.subject)];
  const facts = [String(entry.number), localTime(entry.receivedAt), mark];
  return [...facts, ...texts.map(printableLine)];
}

/** In cells of a terminal, of which many a letter takes two. A column without a text is left out. */
function aligned(rows: readonly string[][]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, text] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, stringWidth(text));
  return rows.map((row) => {
    const padded = row.map((text, column) => {
      const width = widths[column] ?? 0;
      return width > 0 ? `${text}${" ".repeat(width - stringWidth(text))}  ` : "";
    });
    return padded.join("").trimEnd();
  });
}
