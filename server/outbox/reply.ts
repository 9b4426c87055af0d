import type { Incoming, Kind } from "#server/inbox/submission.ts";
import type { Destination, DestinationDeps } from "./destination.ts";
import { isAddressUnknown, isTextSent, loggedReason, reasonOf } from "./failure.ts";
import { longestMailMs, ownAddresses } from "./mailer.ts";
import { nextTry } from "./outcome.ts";
import { countedMs, mayReply, personOf } from "./reply-caps.ts";

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
