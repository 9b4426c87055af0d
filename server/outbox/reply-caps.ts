import { addressKey, mailboxKey } from "#server/addresses.ts";
import type { TriedReply } from "#server/inbox/store.ts";

const dayMs = 86_400_000;

/** Replies are counted for this long, in the store: in memory a restart would forget them. */
export const countedMs: number = 30 * dayMs;

/** Whoever types others' addresses gets no more than this mailed to them. */
const caps = {
  /** To one person, however the address is written. */
  person: { day: 2, month: 4 },
  /** To one domain, subdomains included. */
  domain: { day: 30 },
  all: { day: 150 },
};

/** @param tried the replies of the last month, without this one */
export function mayReply(email: string, tried: readonly TriedReply[], now: Date): boolean {
  const person = personOf(email);
  const today = tried.filter(({ at }) => at > now.getTime() - dayMs);
  const toPerson = (replies: readonly TriedReply[]) =>
    replies.filter((reply) => personOf(reply.email) === person).length;
  const toDomain = today.filter((reply) => domainOf(reply.email) === domainOf(email)).length;
  return (
    toPerson(today) < caps.person.day &&
    toPerson(tried) < caps.person.month &&
    toDomain < caps.domain.day &&
    today.length < caps.all.day
  );
}

export const personOf = (email: string): string => mailboxKey(addressKey(email));

/** Its last two labels. Some countries' companies so share one cap (co.uk), which costs them at most a reply. */
const domainOf = (email: string): string =>
  addressKey(email).replace(/^.*@/, "").split(".").slice(-2).join(".");
