import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Settings } from "../settings.ts";
import { comeBack, type HttpError } from "./http-error.ts";

/** Counts a message of a client. @returns why it is one too many */
export type RateLimit = (client: string) => Promise<HttpError | undefined>;

const durations = { hour: 3600, day: 86_400 };

/**
 * So many messages an hour and a day from one client, and from all together. Whoever has used up a
 * share of their own takes nothing of the common one.
 */
export function createRateLimit({ client, total }: Settings["rateLimits"]): RateLimit {
  const limiters = (points: readonly [number, number] | undefined, keyPrefix: string) =>
    points
      ? Object.values(durations).map(
          (duration, index) =>
            new RateLimiterMemory({ points: points[index] ?? 0, duration, keyPrefix }),
        )
      : [];
  const counted = [
    { limiters: limiters(client, "client"), sentence: "Too many messages from your network." },
    { limiters: limiters(total, "all"), sentence: "Too many messages at the moment." },
  ];
  return async (key) => {
    for (const { limiters, sentence } of counted)
      for (const limiter of limiters) {
        const wait = await waitOf(limiter, limiter.keyPrefix === "all" ? "" : key);
        if (wait > 0)
          return comeBack(429, `${sentence} Please try again later.`, Math.ceil(wait / 1000));
      }
    return undefined;
  };
}

/** Takes one. @returns milliseconds until there is one again, 0 if there was */
async function waitOf(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (result) {
    if (result instanceof RateLimiterRes) return Math.max(1, result.msBeforeNext);
    throw result;
  }
}
