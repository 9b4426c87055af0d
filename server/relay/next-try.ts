import type { Claim, NextTry } from "../inbox/queue.ts";

const minuteMs = 60_000;
const shortestWaitMs = minuteMs;
// Often enough that mail arrives soon after a mail server is back.
const longestWaitMs = 60 * minuteMs;
// As long as mail servers usually try (RFC 5321, 4.5.4.1: at least four to five days).
const patienceMs = 5 * 24 * 60 * minuteMs;

/**
 * When a mail that was not taken is tried again: after one minute, two, four and so on up to an
 * hour, each stretched or, at the upper end, shortened by up to a quarter, so that what failed
 * together does not come back together. Given up after five days of trying.
 * @param random from 0 to 1
 */
export function nextTry(claim: Claim, now: Date, random: number): NextTry {
  if (now.getTime() - claim.firstTriedAt.getTime() >= patienceMs) return "parked";
  const doubled = shortestWaitMs * 2 ** (claim.attempts - 1) * (1 + random / 4);
  const wait = Math.min(doubled, longestWaitMs * (1 - random / 4));
  return new Date(now.getTime() + Math.round(wait));
}
