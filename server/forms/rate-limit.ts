import type { RateLimiterRes } from "rate-limiter-flexible";
// The package as a whole would load its limiters for twenty databases, too.
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import type { AnsweredCause } from "#contract/causes.ts";
import type { Settings } from "#server/settings.ts";
import { retryLater } from "./http-error.ts";

/**
 * Limits messages per hour and day. Each function counts one and returns the error to answer with when the
 * limit is exceeded.
 */
export function createRateLimits({ client, total }: Settings["rateLimits"]) {
  const ownLimiters = limiters(client);
  const totalLimiters = limiters(total);
  return {
    /** Whatever a client sends. */
    own: (client: string) => consume(ownLimiters, client, "rateLimited"),
    /** Of all clients together, valid messages only: otherwise empty ones would close the form for everybody. */
    together: () => consume(totalLimiters, "all", "rateLimitedTogether"),
  };
}

/** Without limits there are no limiters. */
const limiters = ([perHour, perDay]: readonly number[] = []) =>
  [
    { points: perHour, duration: 3600 },
    { points: perDay, duration: 86_400 },
  ].flatMap(({ points, duration }) =>
    points === undefined ? [] : new RateLimiterMemory({ points, duration }),
  );

async function consume(limiters: RateLimiterMemory[], key: string, cause: AnsweredCause) {
  try {
    for (const limiter of limiters) await limiter.consume(key);
    return undefined;
  } catch (result) {
    if (result instanceof Error) throw result;
    const { msBeforeNext } = result as RateLimiterRes; // what a limiter rejects with that is no error
    const seconds = Math.ceil(Math.max(1, msBeforeNext) / 1000);
    return retryLater(cause, seconds);
  }
}
