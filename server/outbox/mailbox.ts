import { domainToASCII } from "node:url";

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

/**
 * An address as every mail server takes it, its domain in punycode: raw UTF-8 in a header or the envelope
 * needs SMTPUTF8 (RFC 6531), and servers without it reject the mail.
 * @returns undefined for anything but a single address with ASCII letters before the @
 */
export function asciiAddress(text: string): string | undefined {
  const [name = "", domain = ""] = text.split("@");
  // A domain of digits would become an IP address.
  const ascii = `${name}@${isAscii(domain) ? domain : domainToASCII(domain)}`;
  // Some numbers become punctuation: of ⑴ is made (1), a comment, without which it is another address.
  return isPlainAddress(text) && isPlainAddress(ascii) && isAscii(name) ? ascii : undefined;
}

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

export const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

/** Parses `address` or `Name <address>`. @returns undefined for anything else, such as a list */
function mailbox(text: string): Mailbox | undefined {
  const named = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text);
  const name = (named?.[1] ?? "").trim().replace(/^"(.*)"$/, "$1");
  const address = asciiAddress((named?.[2] ?? text).trim());
  return address === undefined ? undefined : { name, address };
}

/** Parses mailboxes separated by commas; a name in quotes may contain some. @returns undefined if one is wrong */
export function mailboxes(text: string): Mailbox[] | undefined {
  const parts = text.match(/(?:"[^"]*"|[^,"])+|(?<=,)(?=,|$)/g) ?? [];
  const found = parts.flatMap((part) => mailbox(part.trim()) ?? []);
  return found.length > 0 && found.length === parts.length ? found : undefined;
}
