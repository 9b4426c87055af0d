import type { Assets } from "./assets.ts";
import type { keptNotes, StoreContents } from "./contents.ts";
import type { Added, DestinationName, Incoming, Kind, Resume, Submission } from "./submission.ts";

/** The store must not be used any longer: it is damaged, or no longer what was opened. */
export class UnusableStoreError extends Error {}

/** The store cannot be used now (disk full, busy, not reachable); trying again later may help. */
export class StoreAwayError extends Error {}

/** `putAll` found submissions. */
export class NotEmptyError extends Error {}

/** A leased delivery of a submission. `attempts` and `firstTriedAt` include this attempt. */
export type Claim = {
  number: number;
  attempts: number;
  /** Unix milliseconds. */
  firstTriedAt: number;
  /** Attempts whose text was sent completely and never answered. */
  unanswered: number;
  /** Whether to send it without its file. */
  withoutFile: boolean;
};

/** What becomes of a delivery that failed; `doneAt`: it cannot succeed, as to an address that does not exist. */
export type NextTry = { error: string; unanswered: number; withoutFile: boolean } & (
  | { dueAt: Date }
  | { parkedAt: Date }
  | { doneAt: Date }
);

/**
 * Of one destination. `waiting`: still to be sent, those without an answer included. `parked`: given up until the owner
 * retries it. `oldestQueuedAt`: of those waiting, Unix milliseconds.
 */
export type QueueState = {
  waiting: number;
  unanswered: number;
  parked: number;
  oldestQueuedAt: number | null;
};

/** `parkedAt`: when it was given up last, Unix milliseconds. */
export type Trouble = { number: number; destination: DestinationName; parkedAt: number };

/** A reply that was sent, or tried. `at`: when it was sent or given up, Unix milliseconds; of one that waits, now. */
export type TriedReply = { number: number; email: string; at: number };

/**
 * Names of the short texts that the server keeps in the store. `storeId`: tells its copies from those of other stores.
 * `newSince`: when the store was created (ISO 8601, UTC), until the owner was told. `weekly`: when the last weekly mail was
 * sent (likewise), and the number up to which it told. `testKey`: the key of the test message that is under way. `erasingAt`: the
 * time that erasing goes by (retention.ts), Unix milliseconds. `erased`: references of what was erased by hand, so that a copy
 * that is put back loses them again; `exports`: files that have submissions in them; both as JSON.
 */
export type NoteName = (typeof keptNotes)[number] | "writtenBy" | "newSince" | "testKey";

/** Work that is done once, however many servers share the store. */
export type LeaseName = "alerts" | "backup" | "retention" | "weekly";

/**
 * What visitors sent, the queue of deliveries of it, and notes of the server. Each method is one
 * transaction, and what it wrote is on the disk when it resolves. All reject with StoreAwayError or
 * UnusableStoreError when the store cannot be used. Times are those of the caller's clock.
 */
export type Store = {
  /** Stores a submission with its résumé and queues its deliveries: its mail, and those to other destinations. */
  add(incoming: Incoming, others?: readonly DestinationName[]): Promise<Added>;
  /** Oldest first, read lazily, without the résumés' bytes. */
  submissions(): AsyncIterable<Submission>;
  get(number: number): Promise<Submission | undefined>;
  /** @returns the number of the submission with this reference, or with this idempotency key */
  find(by: "reference" | "key", value: string): Promise<number | undefined>;
  resume(number: number): Promise<Resume | undefined>;
  /**
   * Notes a link to a submission's file: a random value that is in its row alone, and that a restored copy has not.
   * @returns the link, or the one that it has already, which lasts as long then: a mail with it may have arrived
   */
  linkFile(number: number, link: string, now: Date, until: Date): Promise<string>;
  /**
   * @param furthest no link lasts longer: one that does was noted while the clock was wrong, and is over
   * @returns the number of the submission whose file has this link
   */
  linkedFile(link: string, now: Date, furthest: Date): Promise<number | undefined>;
  /** Clears the suspected flag. */
  accept(numbers: readonly number[]): Promise<void>;
  /** @param at when the office answered; undefined: it has not */
  markAnswered(numbers: readonly number[], at: Date | undefined): Promise<void>;

  queueState(destination: DestinationName): Promise<QueueState>;
  /** Deliveries that were given up and have not succeeded since, those of longest ago first. */
  troubled(): Promise<Trouble[]>;
  /**
   * Leases the delivery to a destination that has been due longest, exclusively until the lease ends or is released. Never one of `sending`,
   * which the owner is sending whatever a clock says. Counts the attempt now, so that one that crashes the process
   * counts, too. It waits since now at the latest. Leases end by the database's clock, where servers share one; one
   * of more than twice this length was written while the clock was wrong, and is over. (Twice: two that claim at once have
   * read the clock one after the other.)
   */
  claim(
    owner: string,
    destination: DestinationName,
    now: Date,
    leaseMs: number,
    sending: readonly number[],
  ): Promise<Claim | undefined>;
  /** An owner works on one destination. Prolongs its leases of these submissions. Others of its leases, such as one it never learnt of, end. */
  renew(owner: string, numbers: readonly number[], now: Date, leaseMs: number): Promise<void>;
  markDelivered(
    number: number,
    destination: DestinationName,
    at: Date,
    withoutFile: boolean,
  ): Promise<void>;
  /** Does nothing when another owner holds the lease now. */
  markNotDelivered(number: number, owner: string, next: NextTry): Promise<void>;
  /** Releases all leases of an owner; their deliveries are due at once. */
  release(owner: string, now: Date): Promise<void>;
  /** Makes all waiting deliveries due that are not being sent. */
  makeDue(now: Date): Promise<void>;
  /** Takes a delivery out of the queue. */
  drop(number: number, destination: DestinationName): Promise<void>;
  /** Replies tried since then, whatever became of them. One that waits may go out at any time, however long ago it was tried. */
  triedReplies(since: Date, now: Date): Promise<TriedReply[]>;
  /** Submissions whose reply found no such address, and about which the owner was not told yet. */
  unreachable(limit: number): Promise<Submission[]>;
  /** Requeues what is undelivered of one submission or of all, as new, due at once. @returns how many deliveries */
  retry(which: "all" | number, now: Date): Promise<number>;

  /**
   * Deletes submissions; pass few at a time, other writers wait.
   * @returns the numbers deleted, and of these the ones that were being delivered
   */
  remove(numbers: readonly number[]): Promise<{ removed: number[]; onTheirWay: number[] }>;
  /**
   * The numbers of submissions past their time, oldest first: those that were mailed, and those about which
   * the owner was told before `toldBefore`; undefined: all.
   */
  expired(
    kind: Kind,
    receivedBefore: Date,
    toldBefore: Date | undefined,
    limit: number,
  ): Promise<number[]>;
  /**
   * Submissions past their time that were never mailed, and about which the owner was not told yet, or later than now, by a
   * clock that was wrong.
   */
  untold(kind: Kind, receivedBefore: Date, now: Date, limit: number): Promise<Submission[]>;
  markTold(numbers: readonly number[], destination: DestinationName, at: Date): Promise<void>;
  /**
   * Removes the traces of deleted submissions from the files, one short step a call.
   * @returns `more`: call again; `busy`: another process uses the store, try later; `clean`: done; `reusable`: done,
   *   but the database overwrites the room only when it needs it
   */
  wipe(): Promise<"more" | "busy" | "clean" | "reusable">;

  note(name: NoteName): Promise<string | undefined>;
  /** @param value undefined removes the note */
  setNote(name: NoteName, value: string | undefined): Promise<void>;

  /** Reads everything as it is at one moment. The submissions can be read once, while `read` runs. */
  snapshot<T>(read: (contents: StoreContents) => Promise<T>): Promise<T>;
  /** Puts contents into an empty store, all or nothing. @throws NotEmptyError */
  putAll(contents: StoreContents): Promise<void>;

  /** Bytes in use, without free space; may be some seconds old. */
  usedBytes(): Promise<number>;
  /** Tests a write to disk. @throws when it fails */
  probeWrite(): Promise<void>;
  close(): Promise<void>;
  /** What servers that share the store need; undefined where one server has it for itself. */
  shared?: Shared;
};

export type Shared = {
  /**
   * Leases work, or prolongs the owner's lease of it, by the database's clock as with mail.
   * @returns whether the owner has it now
   */
  takeLease(name: LeaseName, owner: string, leaseMs: number): Promise<boolean>;
  /** Ends an owner's leases. */
  releaseLeases(owner: string): Promise<void>;
  /** Hashed files of the builds that the servers have. */
  assets: Assets;
};
