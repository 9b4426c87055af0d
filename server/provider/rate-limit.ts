import type { RateLimits } from "../limits.ts";
import type { Allowance } from "../settings.ts";

export type RateLimit = {
  /** Counts one request. @returns 0 when it may pass, else whole seconds to wait */
  take(client: string, nowMs: number): number;
};

// A bucket is some hundred bytes. Beyond this the one unused for longest is forgotten, which only
// gives its owner a new burst.
const mostClients = 50_000;

const unlimited: Allowance = { burst: Infinity, perSecond: Infinity };

type Bucket = { tokens: number; atMs: number };

/**
 * Token buckets in memory: one a client, and one for all. A restart forgets them, which is fine.
 * A client is kept only while its bucket is not full, and of those the last 50,000, so strangers
 * cannot fill the memory.
 */
export function createRateLimit(limits: RateLimits): RateLimit {
  const { client = unlimited, total = unlimited } = limits;
  const clients = new Map<string, Bucket>();
  const all: Bucket = { tokens: total.burst, atMs: 0 };
  return {
    take(key, nowMs) {
      const bucket = clients.get(key) ?? { tokens: client.burst, atMs: nowMs };
      const wait = Math.max(lack(bucket, client, nowMs), lack(all, total, nowMs));
      if (wait > 0) return wait;
      bucket.tokens -= 1;
      all.tokens -= 1;
      clients.delete(key);
      if (client !== unlimited) clients.set(key, bucket);
      forgetSome(clients, client, nowMs);
      return 0;
    },
  };
}

/** Refills a bucket; seconds until it holds a whole token, 0 if it does. */
function lack(bucket: Bucket, { burst, perSecond }: Allowance, nowMs: number): number {
  // Infinity times no time at all is no number.
  if (burst === Infinity) return 0;
  // A clock set back must not take tokens away.
  const passed = Math.max(0, nowMs - bucket.atMs) / 1000;
  bucket.tokens = Math.min(burst, bucket.tokens + passed * perSecond);
  bucket.atMs = nowMs;
  return bucket.tokens >= 1 ? 0 : Math.ceil((1 - bucket.tokens) / perSecond);
}

/** Callers keep the map in order of last use, so the stale ones are in front. */
function forgetSome(clients: Map<string, Bucket>, allowance: Allowance, nowMs: number): void {
  const fullAfterMs = (allowance.burst / allowance.perSecond) * 1000;
  for (const [key, bucket] of clients) {
    if (clients.size <= mostClients && nowMs - bucket.atMs < fullAfterMs) return;
    clients.delete(key);
  }
}
