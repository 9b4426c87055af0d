import { allowance, ConfigError, text, type Allowance, type Environment } from "./settings.ts";

/** Undefined means unlimited. */
export type RateLimits = { client: Allowance | undefined; total: Allowance | undefined };

/** How many connections may be open; `perAddress` is undefined where addresses mean nothing. */
export type ConnectionCaps = { total: number; perAddress: number | undefined };

// EmailJS documents one request a second; the burst is for offices behind one address.
const perClient: Allowance = { burst: 60, perSecond: 1 };

// All clients together. Of applications at their largest this is 25 MB a second at worst, for
// which the uploads under way are bounded as well.
const total: Allowance = { burst: 600, perSecond: 5 };

/**
 * RATE_LIMIT for one address, RATE_LIMIT_TOTAL for all together. RATE_LIMIT=off alone means no
 * limit at all, as tests and private networks want it.
 * @throws ConfigError
 */
export function readRateLimits(env: Environment): RateLimits {
  const client = allowance(env, "RATE_LIMIT", perClient);
  const unset = text(env, "RATE_LIMIT_TOTAL") === undefined;
  if (unset && client === undefined) return { client, total: undefined };
  return { client, total: allowance(env, "RATE_LIMIT_TOTAL", total) };
}

/**
 * MAX_CONNECTIONS: `<all>` or `<all>/<from one address>`. Behind a proxy all connections come from
 * its address: then only their sum is bounded.
 * @throws ConfigError
 */
export function readConnections(env: Environment, behindProxy: boolean): ConnectionCaps {
  const value = text(env, "MAX_CONNECTIONS") ?? "1000/200";
  const [, all, each] = /^([1-9]\d{0,5})(?:\/([1-9]\d{0,5}))?$/.exec(value) ?? [];
  if (all === undefined) {
    throw new ConfigError(
      `MAX_CONNECTIONS must be one number or two such as 1000/200 (all / from one address), not "${value}".`,
    );
  }
  const perAddress = each === undefined || behindProxy ? undefined : Number(each);
  return { total: Number(all), perAddress };
}
