import { cellWidth, fit, padEnd } from "./columns.ts";
import { localTime } from "./local-time.ts";
import { printableLine } from "./printable.ts";
import type { StoredMessage } from "./store.ts";

const gap = "  ";
const widestName = 28;
const narrowestSubject = 10;

/**
 * The messages in aligned columns: number, local time, name, subject. Oldest first, so that the
 * newest is right above the prompt.
 * @param width of the terminal in cells; undefined cuts nothing, for pipes
 */
export function listing(messages: StoredMessage[], width: number | undefined): string {
  const rows = messages.map((message) => ({
    number: String(message.number),
    time: localTime(message.receivedAt),
    name: fit(printableLine(message.name), width === undefined ? Infinity : widestName),
    subject: printableLine(message.subject),
  }));
  const widest = (key: "number" | "time" | "name") =>
    Math.max(...rows.map((row) => cellWidth(row[key])));
  const [numbers, times, names] = [widest("number"), widest("time"), widest("name")];
  const before = numbers + times + names + 3 * gap.length;
  const subjects = width === undefined ? Infinity : Math.max(narrowestSubject, width - before);
  return rows
    .map(({ number, time, name, subject }) =>
      [number.padStart(numbers), padEnd(time, times), padEnd(name, names), fit(subject, subjects)]
        .join(gap)
        .trimEnd(),
    )
    .join("\n");
}
