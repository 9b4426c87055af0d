/** A sender or recipient; `name` may be empty. */
export type Mailbox = { name: string; address: string };

// Stricter than RFC 5321: without quoting, comments, routes and lists every mail program reads the
// same single address. Both halves may use letters of any script (RFC 6531); zero-width joiners belong
// to words of Arabic and Indic scripts.
const local = "[\\p{L}\\p{M}\\p{N}\\u200c\\u200d!#$%&'*+/=?^_`{|}~-]+";
const label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}\\u200c\\u200d-]*[\\p{L}\\p{M}\\p{N}])?";
const plainAddress = new RegExp(`^${local}(?:\\.${local})*@(?:${label}\\.)*${label}$`, "u");

const maxLength = 254; // RFC 5321, 4.5.3.1.3: 256 octets with the angle brackets

/**
 * Whether a text is a single address that is safe in a header unchanged. Rejects `=?`: some
 * receivers decode encoded words (RFC 2047) even inside addresses.
 */
export function isPlainAddress(text: string): boolean {
  return text.length <= maxLength && !text.includes("=?") && plainAddress.test(text);
}

/** Parses `address` or `Name <address>`. @returns undefined for anything else, such as a list */
export function mailbox(text: string): Mailbox | undefined {
  const named = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text);
  const name = (named?.[1] ?? "").trim().replace(/^"(.*)"$/, "$1");
  const address = (named?.[2] ?? text).trim();
  return isPlainAddress(address) ? { name, address } : undefined;
}
