import { domainToUnicode } from "node:url";
import { emailKey } from "#contract/email-address.ts";

/** What two spellings of one address have in common: programs write domains of other scripts in punycode. */
export function addressKey(address: string): string {
  const key = emailKey(address);
  const domainAt = key.lastIndexOf("@") + 1;
  return key.slice(0, domainAt) + (domainToUnicode(key.slice(domainAt)) || key.slice(domainAt));
}

/** Of a key, without what many mail providers ignore: dots and what follows a plus. */
export function mailboxKey(key: string): string {
  const [local = "", domain = ""] = key.split("@");
  return `${local.replace(/\+.*/, "").replaceAll(".", "")}@${domain}`;
}
