import { addressKey, mailboxKey } from "#server/addresses.ts";
import type { TriedReply } from "#server/inbox/store.ts";
import type { Incoming, Kind } from "#server/inbox/submission.ts";
import type { Destination, DestinationDeps } from "./destination.ts";
import { isAddressUnknown, isTextSent, loggedReason, nextTry, reasonOf } from "./failure.ts";
import { longestMailMs, ownAddresses } from "./mailer.ts";

const dayMs = 86_400_000;

/** Replies are counted for this long, in the store: in memory a restart would forget them. */
const countedMs: number = 30 * dayMs;

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
  // What is later was noted while the clock was wrong, and would count until then.
  const known = tried.filter(({ at }) => at < now.getTime() + dayMs);
  const today = known.filter(({ at }) => at > now.getTime() - dayMs);
  const toPerson = (replies: readonly TriedReply[]) =>
    replies.filter((reply) => personOf(reply.email) === person).length;
  const toDomain = today.filter((reply) => domainOf(reply.email) === domainOf(email)).length;
  return (
    toPerson(today) < caps.person.day &&
    toPerson(known) < caps.person.month &&
    toDomain < caps.domain.day &&
    today.length < caps.all.day
  );
}

const personOf = (email: string): string => mailboxKey(addressKey(email));

/** Its last two labels. Some countries' companies so share one cap (co.uk), which costs them at most a reply. */
const domainOf = (email: string): string =>
  addressKey(email).replace(/^.*@/, "").split(".").slice(-2).join(".");

/** One mail to each sender. After the office's own: it has one connection, and waits its turn. */
export function replies(deps: DestinationDeps): Destination[] {
  const { settings, mailer, inbox, clock, site } = deps;
  if (!mailer || !settings.mail?.replies) return [];
  const offices = new Set(ownAddresses(settings.mail).map(personOf));

  function replyFor(kind: Kind) {
    const replies = site().facts?.replies;
    const texts = replies?.[kind];
    return replies && texts && { ...texts, from: replies.from };
  }

  /** Whether the sender may get one at all; how many they got already is seen when it is sent. */
  function isMeant(email: string, submission: Pick<Incoming, "kind" | "suspected" | "test">) {
    const { kind, suspected, test } = submission;
    const { message, application } = site().facts?.replies ?? {};
    const published = [message, application].map((texts) => texts && personOf(texts.replyTo));
    const isOwn = offices.has(personOf(email)) || published.includes(personOf(email));
    return !suspected && !test && !isOwn && replyFor(kind) !== undefined;
  }

  return [
    {
      name: "reply",
      title: "The mail server, to senders",
      what: "Mail to senders",
      done: "answered by a mail",
      again: "The mail server takes mail to senders again.",
      connections: 1,
      paceMs: 1000,
      longestMs: longestMailMs,
      takesFiles: false,
      isFor: (incoming) =>
        isMeant(
          incoming.kind === "message" ? incoming.message.email : incoming.application.email,
          incoming,
        ),
      async send(submission, { signal }) {
        const { number, email, kind } = submission;
        const now = clock.now();
        const reply = replyFor(kind);
        if (!reply || !isMeant(email, submission)) return undefined;
        const since = new Date(now.getTime() - countedMs);
        const tried = await inbox.withStore((store) => store.triedReplies(since, now));
        const others = tried.filter((it) => it.number !== number);
        if (!mayReply(email, others, now)) return undefined;
        try {
          const isMailed = await mailer.reply(submission, reply, signal);
          return isMailed ? { withoutFile: false } : undefined;
        } catch (error) {
          // It has probably arrived: another one would be a copy, which a stranger does not want.
          if (isTextSent(error)) return { withoutFile: false };
          throw error;
        }
      },
      nextTry(error, claim) {
        const now = clock.now();
        const next = nextTry(error, claim, false, now);
        return isAddressUnknown(error)
          ? { error: reasonOf(error), unanswered: 0, withoutFile: false, doneAt: now }
          : next;
      },
      reasonOf: (error) => loggedReason(error, true),
    },
  ];
}
