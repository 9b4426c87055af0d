import type { DatabaseSync } from "node:sqlite";
import { transaction } from "./database.ts";

/** What was taken out of the queue to be mailed; `firstTriedAt` of this attempt, if it is the first. */
export type Claim = { number: number; attempts: number; firstTriedAt: Date };

/** What becomes of a mail that was not taken: tried again then, or given up. */
export type NextTry = Date | "parked";

/** `waiting`: still owed to the mail server. `parked`: given up until a person says retry. */
export type QueueState = { waiting: number; parked: number; oldestWaiting: Date | undefined };

/** The mail that is owed, as a table: entries that have been mailed have no row in it. */
export function queueIn(db: DatabaseSync) {
  const state = db.prepare(
    `SELECT count(*) FILTER (WHERE parked = 0) AS waiting,
       count(*) FILTER (WHERE parked = 1) AS parked,
       min(queued_at) FILTER (WHERE parked = 0) AS oldest FROM mail_queue`,
  );
  const due = db.prepare(
    `SELECT number FROM mail_queue WHERE parked = 0 AND due_at <= :now AND leased_until <= :now
     ORDER BY due_at, number LIMIT 1`,
  );
  const lease = db.prepare(
    `UPDATE mail_queue SET leased_by = ?, leased_until = ?, attempts = attempts + 1,
       first_tried_at = coalesce(first_tried_at, ?) WHERE number = ?
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
  const afresh = "parked = 0, attempts = 0, first_tried_at = NULL, queued_at = ?1, due_at = ?1";
  const retryParked = db.prepare(`UPDATE mail_queue SET ${afresh} WHERE parked = 1`);
  const retryOne = db.prepare(`UPDATE mail_queue SET ${afresh} WHERE number = ?2`);

  return {
    queueState(): QueueState {
      const { waiting, parked, oldest } = state.get() as Record<string, number | null>; // as selected
      return {
        waiting: Number(waiting),
        parked: Number(parked),
        oldestWaiting: typeof oldest === "number" ? new Date(oldest) : undefined,
      };
    },
    /**
     * Leases the entry that has been due longest; until the lease ends or is given back nobody else
     * gets it. The attempt counts from here: one that kills the process counts too.
     */
    claim(owner: string, now: Date, until: Date): Claim | undefined {
      return transaction(db, () => {
        const number = due.get({ now: now.getTime() })?.["number"];
        if (typeof number !== "number") return undefined;
        const row = lease.get(owner, until.getTime(), now.getTime(), number);
        return {
          number,
          attempts: Number(row?.["attempts"]),
          firstTriedAt: new Date(Number(row?.["firstTriedAt"])),
        };
      });
    },
    markMailed(number: number, at: Date): void {
      transaction(db, () => {
        mailed.run(at.toISOString(), number);
        dequeue.run(number);
      });
    },
    /** Does nothing when the lease has passed to another owner. */
    markNotMailed(number: number, owner: string, error: string, next: NextTry): void {
      const dueAt = next === "parked" ? null : next.getTime();
      failed.run(error, dueAt, Number(next === "parked"), number, owner);
    },
    /** Gives back what an owner holds, due at once. */
    release: (owner: string, now: Date) => void release.run(now.getTime(), owner),
    /** Puts entries back to be tried at once, as if for the first time. @returns how many there were */
    retry(numbers: "parked" | number, now: Date): number {
      const at = now.getTime();
      const done = numbers === "parked" ? retryParked.run(at) : retryOne.run(at, numbers);
      return Number(done.changes);
    },
  };
}
