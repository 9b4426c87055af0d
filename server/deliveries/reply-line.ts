import type { Inbox } from "#server/inbox/inbox.ts";
import type { Incoming, Kind } from "#server/inbox/submission.ts";
import { isAddressUnknown, isTextSent, loggedReason, reasonOf } from "#server/mail/failure.ts";
import { longestMailMs, type Mailer } from "#server/mail/mailer.ts";
import type { Site } from "#server/site/load.ts";
import type { Clock } from "#server/time.ts";
import { nextTry } from "./outcome.ts";
import type { Line } from "./relay.ts";
import { countedMs, mayReply, personOf } from "./reply-caps.ts";

type ReplyLineDeps = {
  mailer: Pick<Mailer, "reply">;
  inbox: Pick<Inbox, "withStore">;
  clock: Clock;
  site: () => Site;
  /** The office's own addresses, which get none. */
  own: readonly string[];
};

/** One mail to each sender. After the office's own: it has one connection, and waits its turn. */
export function replyLine(deps: ReplyLineDeps) {
  const { mailer, inbox, clock, site, own } = deps;
  const offices = new Set(own.map(personOf));

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

  const line: Line = {
    channel: "reply",
    name: "The mail server, to senders",
    what: "Mail to senders",
    done: "answered by a mail",
    again: "The mail server takes mail to senders again.",
    connections: 1,
    paceMs: 1000,
    longestMs: longestMailMs,
    takesFiles: false,
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
  };
  return {
    line,
    /** Whether to queue one. */
    isMeantFor: (incoming: Incoming): boolean =>
      isMeant(
        incoming.kind === "message" ? incoming.message.email : incoming.application.email,
        incoming,
      ),
  };
}
