import ipaddr from "ipaddr.js";
import type { Log } from "#server/log.ts";
import type { Settings } from "#server/settings.ts";

const unknown = "unknown";

/** Bits of an IPv6 address that are one client: rented servers have such networks, of which smaller ones multiply a limit. */
const clientPrefix = 48;

/** Of a proxy's header: those before it come from the client. */
export const lastEntry = (header: string | undefined): string =>
  header?.split(",").at(-1)?.trim() ?? "";

/** In any notation that `clientKey` knows. */
const isAddress = (text: string): boolean => clientKey(text, 128) !== unknown;

/**
 * The key that rate and connection limits count by: an IPv4 address, or the network of an IPv6 one,
 * since homes and rented servers have a whole /56 or /48.
 * @param address in any notation, with or without a port; all invalid ones share the key `unknown`
 * @param prefix bits of the IPv6 network
 */
export function clientKey(address: string, prefix = clientPrefix): string {
  const plain = [address, address.replace(/:\d{1,5}$/, "")]
    .map((text) => text.trim().replace(/^\[/, "").replace(/\]$/, "").split("%", 1)[0] ?? "")
    // Of each request without a proxy it is empty; what is no address costs an exception, 0.2 ms.
    .find((text) => text !== "" && text.length < 60 && ipaddr.isValid(text));
  if (plain === undefined) return unknown;
  const ip = ipaddr.process(plain);
  if (ip.kind() === "ipv4") return ip.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/${prefix}`).toString()}/${prefix}`;
}

/**
 * @returns function that names the client of a request
 *   - `forwarded`: the value of TRUST_PROXY's header; its last entry is the proxy's, those before it come from the client
 *   - `peer`: the address at the other end of the connection
 */
export function createClientOf(
  { trustedHeader }: Pick<Settings, "trustedHeader">,
  log: Pick<Log, "warn">,
) {
  let warned = false;
  return (forwarded: string | undefined, peer: string): string => {
    if (trustedHeader === undefined) return clientKey(peer);
    const last = lastEntry(forwarded);
    const key = clientKey(last);
    if (key === unknown && !warned) {
      warned = true; // once: an attacker could fill the log
      log.warn(
        `TRUST_PROXY: the header ${trustedHeader} of a request ${last ? "holds no address" : "is missing"}. ` +
          "All visitors of such requests share one rate limit.",
      );
    }
    return last ? key : clientKey(peer);
  };
}

/**
 * Whether the visitor's connection uses TLS. The server itself speaks plain HTTP, so only a trusted
 * proxy can tell: one that also passes on the client's address. Of several values the last one is the
 * proxy's.
 * @param forwarded value of X-Forwarded-Proto
 * @param client value of TRUST_PROXY's header; without a proxy, clients could forge both
 */
export const cameByTls = (forwarded: string | undefined, client: string | undefined): boolean =>
  lastEntry(forwarded).toLowerCase() === "https" && isAddress(lastEntry(client));
