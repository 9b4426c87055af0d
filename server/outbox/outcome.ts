import type { Claim, NextTry } from "#server/inbox/store.ts";
import {
  isFileRefused,
  isPermanent,
  isTextSent,
  isTooLarge,
  reasonOf,
} from "#server/outbox/failure.ts";

const minuteMs = 60_000;
const maxDelayMs = 60 * minuteMs; // once the mail server is back, mail arrives within the hour
const giveUpAfterMs = 5 * 24 * 60 * minuteMs; // RFC 5321, 4.5.4.1: at least four to five days
// As many tries as five days have: a clock that jumps ahead must not end them.
const giveUpAfterAttempts = 120;
// Each text without an answer may be a copy in the mailbox: few, with growing pauses, for a day.
const maxUnanswered = 9;
const maxUnansweredDelayMs = 4 * 60 * minuteMs;
// About four hours, after which the file is taken for the cause.
const attemptsWithFile = 9;
const unansweredWithFile = 2;

/**
 * What becomes of a mail that failed: exponential backoff (1, 2, 4 ... minutes up to an hour) for five days.
 * What cannot be delivered with its file is tried without it.
 * @param hasFile whether this attempt had one
 */
export function nextTry(error: unknown, claim: Claim, hasFile: boolean, now: Date): NextTry {
  const { attempts, firstTriedAt } = claim;
  const isUnanswered = isTextSent(error);
  const unanswered = claim.unanswered + Number(isUnanswered);
  const common = { error: reasonOf(error), unanswered, withoutFile: claim.withoutFile };
  const after = (ms: number) => ({ dueAt: new Date(now.getTime() + ms) });
  if (hasFile && (isTooLarge(error) || isFileRefused(error)))
    return { ...common, withoutFile: true, ...after(0) };
  const isOld = attempts >= giveUpAfterAttempts && now.getTime() - firstTriedAt >= giveUpAfterMs;
  if (isPermanent(error) || unanswered >= maxUnanswered || isOld)
    return { ...common, parkedAt: now };
  const isFileSuspected =
    hasFile &&
    (unanswered >= unansweredWithFile || (attempts >= attemptsWithFile && isAboutTheText(error)));
  const delayMs = isUnanswered
    ? Math.min(minuteMs * 10 ** (unanswered - 1), maxUnansweredDelayMs)
    : Math.min(minuteMs * 2 ** (attempts - 1), maxDelayMs);
  return { ...common, withoutFile: claim.withoutFile || isFileSuspected, ...after(delayMs) };
}

/** Whether it went wrong within the text, such as a connection that is always cut. */
const isAboutTheText = (error: unknown): boolean =>
  error instanceof Error &&
  (("command" in error && error.command === "DATA") ||
    ("code" in error && error.code === "EMESSAGE"));
