import { domainOf } from "#server/mail/mailbox.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

/** Of node:dns/promises. */
export type Resolver = {
  resolveTxt(name: string): Promise<string[][]>;
  resolveNs(name: string): Promise<string[]>;
};

/**
 * The DNS records by which other mail servers tell the office's mail from forged mail.
 * @param selector of the key with which the mail server signs, such as `mail2026`
 */
export async function checkSender(
  from: string,
  selector: string | undefined,
  resolver: Resolver,
): Promise<Finding[]> {
  const domain = domainOf(from);
  const all = await textsOf(resolver, domain);
  if (all === "no such name")
    return (await knowsTheWorld(resolver))
      ? [wrong("Sender", `DNS knows no ${domain}, so most mail servers refuse MAIL_FROM.`)]
      : [note("Sender", "Not checked: DNS knows only the names of this network.")];
  const find: Find = async (name, start) => {
    const texts = name === domain ? all : await textsOf(resolver, name);
    return texts === "no such name" ? [] : texts?.filter((text) => start.test(text));
  };
  const spf = await find(domain, /^v=spf1(?: |$)/i);
  const dmarc = await findDmarc(find, domain);
  return [
    about("SPF", spf, {
      none: `${domain} has no SPF record, so mail from it may be taken for forged. Your mail provider says which one to add.`,
      several: `${domain} has several SPF records, which counts as none: join them to one.`,
      one: (text) => `${domain} says "${text}". It has to name the mail server of SMTP_URL.`,
    }),
    about("DMARC", dmarc, {
      none: `${domain} has no DMARC record. Add TXT "v=DMARC1; p=none" at _dmarc.${domain}.`,
      several: `${domain} has several DMARC records, which counts as none: keep one.`,
      one: (text) => `${domain} says "${text}".`,
    }),
    selector === undefined
      ? note("DKIM", "Not checked: DKIM_SELECTOR names no key. Your mail provider knows its name.")
      : about("DKIM", await find(`${selector}._domainkey.${domain}`, /(?:^|;)\s*p=\s*[^\s;]/), {
          none: `${selector}._domainkey.${domain} has no key. Add the record that your mail provider gives.`,
          several: `${selector}._domainkey.${domain} has several records: keep one.`,
          one: () => `${selector}._domainkey.${domain} has a key.`,
        }),
  ];
}

type Find = (name: string, start: RegExp) => Promise<string[] | undefined>;

/** A domain without a record of its own has that of a domain above it (RFC 7489, 6.6.3). */
async function findDmarc(find: Find, domain: string): Promise<string[] | undefined> {
  const labels = domain.split(".");
  for (let at = 0; at === 0 || at < labels.length - 1; at += 1) {
    const texts = await find(`_dmarc.${labels.slice(at).join(".")}`, /^v=DMARC1\s*(?:;|$)/);
    if (texts?.length !== 0) return texts;
  }
  return [];
}

/** @param texts undefined when DNS did not answer, which is nobody's mistake */
function about(
  record: string,
  texts: readonly string[] | undefined,
  say: { none: string; several: string; one: (text: string) => string },
): Finding {
  if (texts === undefined) return note(record, "Not checked: DNS did not answer.");
  const [text, ...more] = texts;
  if (text === undefined) return wrong(record, say.none);
  return more.length > 0 ? wrong(record, say.several) : good(record, say.one(text));
}

const knowsTheWorld = (resolver: Resolver): Promise<boolean> =>
  resolver.resolveNs("com").then(
    () => true,
    () => false,
  );

/** @returns undefined when DNS did not answer */
async function textsOf(
  resolver: Resolver,
  name: string,
): Promise<string[] | "no such name" | undefined> {
  try {
    // A record is split into strings of at most 255 bytes.
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENODATA") return [];
    return code === "ENOTFOUND" ? "no such name" : undefined;
  }
}
