import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Settings } from "../settings.ts";
import { type HttpError, retryLater } from "./http-error.ts";

/** Counts one message of a client. @returns the error to answer with when the limit is exceeded */
export type RateLimit = (client: string) => Promise<HttpError | undefined>;

/**
 * Limits messages per hour and day, for each client and in total. What a client's own limit rejects
 * does not count towards the total.
 */
export function createRateLimit({ client, total }: Settings["rateLimits"]): RateLimit {
  const ownLimiters = limiters(client);
  const totalLimiters = limiters(total);
  return async (key) =>
    (await consume(ownLimiters, key, "Too many messages from your network.")) ??
    (await consume(totalLimiters, "all", "Too many messages at the moment."));
}

/** Without limits there are no limiters. */
const limiters = ([perHour, perDay]: readonly number[] = []) =>
  [
    { points: perHour, duration: 3600 },
    { points: perDay, duration: 86_400 },
  ].flatMap(({ points, duration }) =>
    points === undefined ? [] : new RateLimiterMemory({ points, duration }),
  );

async function consume(limiters: RateLimiterMemory[], key: string, sentence: string) {
  try {
    for (const limiter of limiters) await limiter.consume(key);
    return undefined;
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result;
    const seconds = Math.ceil(Math.max(1, result.msBeforeNext) / 1000);
    return retryLater(429, `${sentence} Please try again later.`, seconds);
  }
}
