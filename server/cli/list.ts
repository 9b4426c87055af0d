import stringWidth from "string-width";
import type { Entry } from "../inbox/entry.ts";
import { wordsOf } from "../mail/words.ts";
import type { Run } from "./args.ts";
import { known } from "./find.ts";
import { printableLine, printableText } from "./printable.ts";
import { be, localTime, sentence } from "./wording.ts";

const gap = "  ";
const widestName = 20;
const narrowestSubject = 10;

/**
 * Entries in aligned columns: number, from which form, local time, what is the matter with its
 * mail (where something is), name, subject. Oldest first, so that the newest is right above the
 * prompt; below it how many are parked, and how many are kept apart.
 */
export const list: Run = (store, _, { suspected }) => {
  // Of the terminal in cells; COLUMNS is for scripts and tests. Into a pipe nothing is cut.
  const width = process.stdout.columns ?? (Number(process.env["COLUMNS"]) || Infinity);
  const rows: string[][] = [];
  let parked = 0;
  let others = 0;
  for (const entry of store.entries()) {
    if (entry.mail === "parked") parked += 1;
    if (entry.suspected === suspected) rows.push(rowOf(entry, width));
    else others += 1;
  }
  const lines = aligned(rows, width);
  if (suspected) return lines.join("\n") || "Nothing is kept apart.";
  if (lines.length === 0) lines.push("No messages yet.");
  if (parked > 0)
    lines.push(`${parked} could not be mailed and ${be(parked)} parked: npm run inbox retry`);
  if (others > 0)
    lines.push(`${others} more ${be(others)} kept apart as suspected: npm run inbox suspected`);
  return lines.join("\n");
};

/** One entry in full; what was left empty is left out. */
export const show: Run = (store, [number]) => {
  const entry = known(store, number);
  const { fields, text } = wordsOf(entry);
  const all: (readonly [string, string])[] = [
    [sentence(entry.kind), String(entry.number)],
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

function rowOf(entry: Entry, width: number): string[] {
  const { mail, mailAttempts } = entry;
  // Where no mail is sent at all, a message that was never tried is not unsent.
  const mails = mailAttempts > 0 || Boolean(process.env["SMTP_URL"]?.trim());
  const mark = mail === "waiting" && mails ? "unsent" : mail === "parked" ? mail : "";
  const [form, name, subject] =
    entry.kind === "message"
      ? ["contact", entry.name, entry.subject]
      : ["job", entry.full_name, entry.job_title];
  const shortName = fit(printableLine(name), width === Infinity ? width : widestName);
  const time = localTime(entry.receivedAt);
  return [String(entry.number), form, time, mark, shortName, printableLine(subject)];
}

/** A column in which nothing stands is left out; the last one is cut to the width that is left. */
function aligned(rows: readonly string[][], width: number): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, text] of row.slice(0, -1).entries())
      widths[column] = Math.max(widths[column] ?? 0, stringWidth(text));
  const before = widths.reduce((sum, cells) => sum + (cells && cells + gap.length), 0);
  return rows.map(([number = "", ...texts]) => {
    const subject = fit(texts.pop() ?? "", Math.max(narrowestSubject, width - before));
    const [numbers = 0, ...others] = widths;
    const padded = others.map((cells, column) => padEnd(texts[column] ?? "", cells));
    const shown = [number.padStart(numbers), ...padded.filter((text) => text !== ""), subject];
    return shown.join(gap).trimEnd();
  });
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Cuts a text to a width in terminal cells, with an ellipsis where something is missing. */
export function fit(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = "";
  let left = width - stringWidth("…");
  for (const { segment } of graphemes.segment(text)) {
    left -= stringWidth(segment);
    if (left < 0) break;
    kept += segment;
  }
  return `${kept}…`;
}

const padEnd = (text: string, width: number) =>
  text + " ".repeat(Math.max(0, width - stringWidth(text)));
