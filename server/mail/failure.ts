import type { NodemailerError } from "nodemailer";
import type { Claim, NextTry } from "../inbox/queue.ts";
import { oneLine } from "../one-line.ts";

const minuteMs = 60_000;
const maxDelayMs = 60 * minuteMs; // once the mail server is back, mail arrives within the hour
const giveUpAfterMs = 5 * 24 * 60 * minuteMs; // RFC 5321, 4.5.4.1: at least four to five days

/**
 * Whether a retry is pointless: the mail server answered 5yz to the message itself, or accepts none
 * of that size. A 5yz answer to an earlier command (login, sender, recipient) is about this server
 * or its settings, and the message is delivered once those are fixed.
 */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, command, permanent }: NodemailerError = error;
  // nodemailer's EMESSAGE: larger than the announced size (no answer), or an answer after the data.
  // A rejected DATA command is EENVELOPE.
  return code === "EMESSAGE" && (command === "MAIL FROM" || permanent === true);
}

/** Exponential backoff: 1, 2, 4 ... minutes up to an hour, for five days. */
export function nextTry({ attempts, firstTriedAt }: Claim, now: Date): NextTry {
  if (now.getTime() - firstTriedAt >= giveUpAfterMs) return "parked";
  return new Date(now.getTime() + Math.min(minuteMs * 2 ** (attempts - 1), maxDelayMs));
}

/** The error in one line of at most 300 characters, without the e-mail addresses it may quote. */
export function reasonOf(error: unknown): string {
  const words = (error instanceof Error ? error.message : String(error)).split(/\s+/);
  return oneLine(words.map((word) => (word.includes("@") ? "..." : word)).join(" "), 300);
}
