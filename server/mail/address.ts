/** One sender or receiver. `name` is empty when there is none. */
export type Mailbox = { name: string; address: string };

// Narrower than RFC 5321 on purpose: no quoting, comments, routes or lists, so an address that
// passes is one address to every mail program. Letters of any script are fine in the domain.
const plainAddress =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

const longestAddress = 254; // RFC 5321, 4.5.3.1.3: 256 octets with the angle brackets

/**
 * Whether a text is one plain address that can go into a header as it is. With `=?` in it it is
 * not: some receivers decode encoded words (RFC 2047) even inside addresses.
 */
export function isPlainAddress(text: string): boolean {
  return text.length <= longestAddress && !text.includes("=?") && plainAddress.test(text);
}

/** Reads `address` or `Name <address>`. @returns undefined for anything else, lists included */
export function mailbox(text: string): Mailbox | undefined {
  const named = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text);
  const name = (named?.[1] ?? "").trim().replace(/^"(.*)"$/, "$1");
  const address = (named?.[2] ?? text).trim();
  return isPlainAddress(address) ? { name, address } : undefined;
}
