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

/** Of a key, without what many mail providers ignore: dots and what follows a plus. */
export function mailboxKey(key: string): string {
  const [local = "", domain = ""] = key.split("@");
  return `${local.replace(/\+.*/, "").replaceAll(".", "")}@${domain}`;
}
