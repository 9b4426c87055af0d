import type { NodemailerError } from "nodemailer";
import type { Claim, NextTry } from "../inbox/queue.ts";
import { oneLine } from "../one-line.ts";

const minuteMs = 60_000;
const longestWaitMs = 60 * minuteMs; // mail arrives soon after a mail server is back
const patienceMs = 5 * 24 * 60 * minuteMs; // RFC 5321, 4.5.4.1: at least four to five days

/**
 * Whether trying the same message again is pointless: the mail server answered 5yz to the message
 * itself, or takes none of that size. A 5yz answer to anything before (login, sender, receiver) is
 * about this server or its settings; once that is mended, the message goes out.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, command, permanent }: NodemailerError = error;
  // EMESSAGE stands for a size above the announced one, without an answer, and for the answer
  // after the data; for a refused DATA command it is EENVELOPE.
  return code === "EMESSAGE" && (command === "MAIL FROM" || permanent === true);
}

/** When a mail is tried again: after one minute, two, four and so on up to an hour, for five days. */
export function nextTry({ attempts, firstTriedAt }: Claim, now: Date): NextTry {
  if (now.getTime() - firstTriedAt.getTime() >= patienceMs) return "parked";
  return new Date(now.getTime() + Math.min(minuteMs * 2 ** (attempts - 1), longestWaitMs));
}

/** One line of at most 300 characters, without the e-mail addresses that mail servers quote. */
export function reasonOf(error: unknown): string {
  const words = (error instanceof Error ? error.message : String(error)).split(/\s+/);
  return oneLine(words.map((word) => (word.includes("@") ? "..." : word)).join(" "), 300);
}
