import { localTime } from "./local-time.ts";
import { printableLine, printableText } from "./printable.ts";
import type { StoredMessage } from "./store.ts";

/** One message in full; what was left empty is left out. */
export function details(message: StoredMessage): string {
  const fields: [string, string][] = [
    ["Message", String(message.number)],
    ["Received", localTime(message.receivedAt)],
    ["Name", message.name],
    ["Email", message.email],
    ["Phone", message.phone],
    ["Company", message.company],
    ["Subject", message.subject],
    ["Mailed", message.mailedAt ? localTime(message.mailedAt) : ""],
    ["Not mailed", message.lastMailError ?? ""],
  ];
  const head = fields
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${`${label}:`.padEnd(12)}${printableLine(value)}`);
  return `${head.join("\n")}\n\n${printableText(message.message)}`;
}
