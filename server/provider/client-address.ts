import { isIPv4, isIPv6 } from "node:net";

/**
 * Whom to count a request against: an IPv4 address, or the first 64 bits of an IPv6 one, since
 * every home and every rented server has a whole /64 to send from.
 * @param address any spelling; an unreadable one is shared by all who send such
 */
export function clientKey(address: string): string {
  const plain = address.trim().replace(/%.*$/, "");
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return "unknown";
  // The URL parser writes an IPv6 address in its one canonical form, without a dotted part.
  const groups = expand(new URL(`http://[${plain}]`).hostname.slice(1, -1));
  const mapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  if (mapped) {
    const bits = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return bits.flatMap((pair) => [pair >> 8, pair & 255]).join(".");
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}

function expand(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  if (tail === undefined) return before;
  const after = tail === "" ? [] : tail.split(":");
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
}

/**
 * The address of whoever sent a request.
 * @param trustedHeader set by the one proxy in front, which appends; so the last entry is its word,
 *   and those before it are the sender's
 */
export function clientAddress(
  headers: Headers,
  socketAddress: string | undefined,
  trustedHeader: string | undefined,
): string {
  const forwarded = trustedHeader && headers.get(trustedHeader)?.split(",").at(-1)?.trim();
  return forwarded || socketAddress || "";
}
