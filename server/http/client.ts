import ipaddr from "ipaddr.js";

/**
 * The key that rate and connection limits count by: an IPv4 address, or the network of an IPv6 one,
 * since homes and rented servers have a whole /56 or /48.
 * @param address in any notation, with or without a port; all invalid ones share the key `unknown`
 * @param prefix bits of the IPv6 network
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
