import type { Claim, NextTry } from "../inbox/store.ts";
import { isFileRefused, isPermanent, isTextSent, isTooLarge, reasonOf } from "./failure.ts";

const minuteMs = 60_000;
/** Once the mail server is back, mail arrives within the hour. */
export const maxDelayMs: number = 60 * minuteMs;
const giveUpAfterMs = 5 * 24 * 60 * minuteMs; // RFC 5321, 4.5.4.1: at least four to five days
// As many tries as five days have: a clock that jumps ahead must not end them.
const giveUpAfterAttempts = 120;
// Each may have been delivered: more would fill the mailbox with copies.
const maxUnanswered = 3;
// About four hours, after which the file is taken for the cause.
const attemptsWithFile = 9;

/**
 * What becomes of a mail that failed: exponential backoff (1, 2, 4 ... minutes up to an hour) for five days.
 * What cannot be delivered with its file is tried without it.
 * @param hasFile whether this attempt had one
 */
export function nextTry(error: unknown, claim: Claim, hasFile: boolean, now: Date): NextTry {
  const { attempts, firstTriedAt } = claim;
  const unanswered = claim.unanswered + Number(isTextSent(error));
  const common = { error: reasonOf(error), unanswered, withoutFile: claim.withoutFile };
  if (hasFile && isFileToBlame(error, attempts))
    return { ...common, withoutFile: true, dueAt: now };
  const isOld = attempts >= giveUpAfterAttempts && now.getTime() - firstTriedAt >= giveUpAfterMs;
  if (isPermanent(error) || unanswered >= maxUnanswered || isOld)
    return { ...common, parkedAt: now };
  const delayMs = Math.min(minuteMs * 2 ** (attempts - 1), maxDelayMs);
  return { ...common, dueAt: new Date(now.getTime() + delayMs) };
}

const isFileToBlame = (error: unknown, attempts: number) =>
  isTooLarge(error) ||
  isFileRefused(error) ||
  (attempts >= attemptsWithFile && isAboutTheText(error));

/** Whether it went wrong while or after the text was sent, such as a connection that is always cut. */
const isAboutTheText = (error: unknown) =>
  isTextSent(error) ||
  (error instanceof Error && "command" in error && error.command === "DATA") ||
  (error instanceof Error && "code" in error && error.code === "EMESSAGE");
