import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Settings } from "../settings.ts";
import { comeBack, type HttpError } from "./http-error.ts";

/** Counts a message of a client. @returns why it is one too many */
export type RateLimit = (client: string) => Promise<HttpError | undefined>;

/**
 * So many messages an hour and a day from one client, and from all together. Whoever has used up a
 * share of their own takes nothing of the common one.
 */
export function createRateLimit({ client, total }: Settings["rateLimits"]): RateLimit {
  const [ownHour, ownDay] = [limiter(client?.[0], 3600), limiter(client?.[1], 86_400)];
  const [hour, day] = [limiter(total?.[0], 3600), limiter(total?.[1], 86_400)];
  const [own, common] = [
    "Too many messages from your network.",
    "Too many messages at the moment.",
  ];
  return async (key) =>
    (await refusal(ownHour, key, own)) ??
    (await refusal(ownDay, key, own)) ??
    (await refusal(hour, "all", common)) ??
    (await refusal(day, "all", common));
}

/** @returns undefined, which limits nothing, where there are no points */
const limiter = (points: number | undefined, duration: number) =>
  points === undefined ? undefined : new RateLimiterMemory({ points, duration });

/** Takes one, if there is one. */
async function refusal(limiter: RateLimiterMemory | undefined, key: string, sentence: string) {
  try {
    await limiter?.consume(key);
    return undefined;
  } catch (result) {
    if (!(result instanceof RateLimiterRes)) throw result;
    const seconds = Math.ceil(Math.max(1, result.msBeforeNext) / 1000);
    return comeBack(429, `${sentence} Please try again later.`, seconds);
  }
}
