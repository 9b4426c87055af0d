/** How many at once, and how many a second from then on. */
export type Allowance = { burst: number; perSecond: number };

export type RateLimit = {
  /** Counts one request. @returns 0 when it may pass, else whole seconds to wait */
  take(client: string, nowMs: number): number;
};

// EmailJS documents one request a second; the burst is for offices behind one address.
export const perClient: Allowance = { burst: 60, perSecond: 1 };

// All clients together: what a flood from many addresses can write is at most 0.5 MB a second.
const perSite: Allowance = { burst: 600, perSecond: 5 };

export const unlimited: RateLimit = { take: () => 0 };

type Bucket = { tokens: number; atMs: number };

/**
 * Token buckets in memory: one a client, and one for all. A restart forgets them, which is fine.
 * A client is kept only while its bucket is not full, and the bucket for all bounds how many
 * those can be, so strangers cannot fill the memory.
 */
export function createRateLimit(
  client: Allowance = perClient,
  site: Allowance = perSite,
): RateLimit {
  const clients = new Map<string, Bucket>();
  const all: Bucket = { tokens: site.burst, atMs: 0 };
  return {
    take(key, nowMs) {
      const bucket = clients.get(key) ?? { tokens: client.burst, atMs: nowMs };
      const wait = Math.max(lack(bucket, client, nowMs), lack(all, site, nowMs));
      if (wait > 0) return wait;
      bucket.tokens -= 1;
      all.tokens -= 1;
      clients.delete(key);
      clients.set(key, bucket);
      forgetFull(clients, client, nowMs);
      return 0;
    },
  };
}

/** Refills a bucket; seconds until it holds a whole token, 0 if it does. */
function lack(bucket: Bucket, { burst, perSecond }: Allowance, nowMs: number): number {
  // A clock set back must not take tokens away.
  const passed = Math.max(0, nowMs - bucket.atMs) / 1000;
  bucket.tokens = Math.min(burst, bucket.tokens + passed * perSecond);
  bucket.atMs = nowMs;
  return bucket.tokens >= 1 ? 0 : Math.ceil((1 - bucket.tokens) / perSecond);
}

/** Callers keep the map in order of last use, so the stale ones are in front. */
function forgetFull(clients: Map<string, Bucket>, allowance: Allowance, nowMs: number): void {
  const fullAfterMs = (allowance.burst / allowance.perSecond) * 1000;
  for (const [key, bucket] of clients) {
    if (nowMs - bucket.atMs < fullAfterMs) return;
    clients.delete(key);
  }
}
