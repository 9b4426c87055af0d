import { domainToUnicode } from "node:url";
import { cleanEmail, emailKey } from "#contract/email-address.ts";

/** What two spellings of one address have in common: programs write domains of other scripts in punycode. */
export function addressKey(address: string): string {
  const key = emailKey(address);
  const domainAt = key.lastIndexOf("@") + 1;
  // As typed: the names' own rules know letters as one that NFKC keeps apart, such as both sigmas of Greek.
  const domain = domainToUnicode(cleanEmail(address).replace(/^.*@/, ""));
  return key.slice(0, domainAt) + (domain || key.slice(domainAt));
}

/** Of a key, without what many mail providers ignore: dots, what follows a plus, and which of their domains it is. */
export function mailboxKey(key: string): string {
  const [local = "", domain = ""] = key.split("@");
  return `${local.replace(/\+.*/, "").replaceAll(".", "")}@${sameMailbox.get(domain) ?? domain}`;
}

/** Domains at which a provider has the same mailboxes as at another one. */
const sameMailbox = new Map([
  ["googlemail.com", "gmail.com"],
  ["me.com", "icloud.com"],
  ["mac.com", "icloud.com"],
  ["pm.me", "proton.me"],
  ["protonmail.com", "proton.me"],
]);
