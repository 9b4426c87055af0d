import type { Inbox } from "#server/inbox/inbox.ts";
import type { Claim, NextTry } from "#server/inbox/store.ts";
import type { DestinationName, Incoming, Resume, Submission } from "#server/inbox/submission.ts";
import type { Settings } from "#server/settings.ts";
import type { Site } from "#server/site/load.ts";
import type { Clock } from "#server/time.ts";
import type { Mailer, MailSettings } from "./mailer.ts";

/** Where submissions go, and how. */
export type Destination = {
  name: DestinationName;
  /** As it begins sentences. */
  title: string;
  /** What the log says when it works again. */
  again: string;
  /** What waits, as the subject of a sentence, and what it is in the end: "Mail", "mailed". */
  what: string;
  done: string;
  /** Deliveries at a time: one that hangs does not block the others. */
  connections: number;
  /** Between the beginnings of two rounds, in which it has the store and the processor to share with visitors. */
  paceMs: number;
  /** No delivery takes longer. */
  longestMs: number;
  /** Whether it sends files. */
  takesFiles: boolean;
  /** Whether a submission goes there at all. */
  isFor(incoming: Incoming): boolean;
  /**
   * @returns whether it went without its file; undefined: it is not to be delivered at all
   * @throws when it was not delivered
   */
  send(
    submission: Submission,
    work: { claim: Claim; resume: Resume | undefined; signal: AbortSignal },
  ): Promise<{ withoutFile: boolean } | undefined>;
  nextTry(error: unknown, claim: Claim, submission: Submission): NextTry;
  /** Why it failed, for the log: without a visitor's words. */
  reasonOf(error: unknown): string;
  /** A line for each recipient that it refused of the last delivery of each kind that it took. */
  refused?(): readonly string[];
};

/** What destinations are made of. */
export type DestinationDeps = {
  settings: Pick<Settings, "destinations"> & { mail?: MailSettings | undefined };
  inbox: Pick<Inbox, "withStore">;
  clock: Clock;
  publicUrl: string | undefined;
  /** Undefined without a mail server. */
  mailer: Pick<Mailer, "send" | "reply"> | undefined;
  site: () => Pick<Site, "facts">;
  formatTime: (time: Date) => string;
};
