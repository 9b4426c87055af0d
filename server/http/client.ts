import ipaddr from "ipaddr.js";

/**
 * Whom to count a request against: an IPv4 address, or the network of an IPv6 one, since homes and
 * rented servers have a whole /56 or /48 to send from.
 * @param address in any spelling, with or without a port; unreadable ones count as one client
 * @param prefix bits of that network
 */
export function clientKey(address: string, prefix: number): string {
  const plain = [address, address.replace(/:\d{1,5}$/, "")]
    .map((text) => text.trim().replace(/^\[/, "").replace(/\]$/, "").split("%", 1)[0] ?? "")
    .find((text) => text.length < 60 && ipaddr.isValid(text));
  if (plain === undefined) return "unknown";
  const ip = ipaddr.process(plain);
  if (ip.kind() === "ipv4") return ip.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/${prefix}`).toString()}/${prefix}`;
}

/**
 * The address of whoever sent a request.
 * @param forwarded value of the header set by the one proxy in front, which appends: the last entry is
 *   its word, those before it are the sender's
 */
export function clientAddress(forwarded: string | undefined, socketAddress: string | undefined) {
  return forwarded?.split(",").at(-1)?.trim() || socketAddress || "";
}
