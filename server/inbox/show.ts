import { wordsOf } from "../relay/words.ts";
import type { Entry } from "./entry.ts";
import { localTime } from "./local-time.ts";
import { printableLine, printableText } from "./printable.ts";
import { sentence } from "./wording.ts";

/** One entry in full; what was left empty is left out. */
export function details(entry: Entry): string {
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
}
