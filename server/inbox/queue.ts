import type { DatabaseSync } from "node:sqlite";
import { transaction } from "./database.ts";

/** A leased entry. `attempts` and `firstTriedAt` (Unix milliseconds) include this attempt. */
export type Claim = { number: number; attempts: number; firstTriedAt: number };

/** When a failed mail is tried again, or that it is given up. */
export type NextTry = Date | "parked";

/**
 * `waiting`: still to be sent. `parked`: given up until the owner retries it. `oldestQueuedAt`: of
 * those waiting, Unix milliseconds.
 */
type QueueState = { waiting: number; parked: number; oldestQueuedAt: number | null };

/** The queue of unsent mail. Sending removes the entry's row. */
export function createMailQueue(db: DatabaseSync) {
  const state = db.prepare(
    `SELECT count(*) FILTER (WHERE parked = 0) AS waiting,
       count(*) FILTER (WHERE parked = 1) AS parked,
       min(queued_at) FILTER (WHERE parked = 0) AS oldestQueuedAt FROM mail_queue`,
  );
  const lease = db.prepare(
    `UPDATE mail_queue SET leased_by = :owner, leased_until = :until, attempts = attempts + 1,
       first_tried_at = coalesce(first_tried_at, :now)
     WHERE number = (SELECT number FROM mail_queue
       WHERE parked = 0 AND due_at <= :now AND leased_until <= :now ORDER BY due_at, number LIMIT 1)
     RETURNING number, attempts, first_tried_at AS firstTriedAt`,
  );
  const mailed = db.prepare("UPDATE entries SET mailed_at = ? WHERE number = ?");
  const dequeue = db.prepare("DELETE FROM mail_queue WHERE number = ?");
  const failed = db.prepare(
    `UPDATE mail_queue SET last_error = ?, due_at = coalesce(?, due_at), parked = ?,
       leased_by = NULL, leased_until = 0 WHERE number = ? AND leased_by = ?`,
  );
  const release = db.prepare(
    `UPDATE mail_queue SET leased_by = NULL, leased_until = 0, due_at = min(due_at, ?)
     WHERE leased_by = ?`,
  );
  const retry = db.prepare(
    `UPDATE mail_queue SET parked = 0, attempts = 0, first_tried_at = NULL, queued_at = ?1, due_at = ?1
     WHERE iif(?2 = 'parked', parked = 1, number = ?2)`,
  );

  return {
    queueState: () => state.get() as QueueState, // as selected
    /**
     * Leases the entry that has been due longest, exclusively until the lease ends or is released.
     * Counts the attempt now, so that one that crashes the process counts, too.
     */
    claim(owner: string, now: Date, until: Date): Claim | undefined {
      const times = { now: now.getTime(), until: until.getTime() };
      // A transaction, because its COMMIT reports a failing write.
      return transaction(db, () => lease.get({ owner, ...times })) as Claim | undefined; // as returned
    },
    markMailed(number: number, at: Date): void {
      transaction(db, () => {
        mailed.run(at.toISOString(), number);
        dequeue.run(number);
      });
    },
    /** Does nothing when another owner holds the lease now. */
    markNotMailed(number: number, owner: string, error: string, next: NextTry): void {
      const dueAt = next === "parked" ? null : next.getTime();
      failed.run(error, dueAt, Number(next === "parked"), number, owner);
    },
    /** Releases all leases of an owner; their mail is due at once. */
    release: (owner: string, now: Date) => void release.run(now.getTime(), owner),
    /** Requeues one entry or all parked ones as new, due at once. @returns how many */
    retry: (which: "parked" | number, now: Date) => Number(retry.run(now.getTime(), which).changes),
  };
}
