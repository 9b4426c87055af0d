import type { DatabaseSync } from "node:sqlite";
import type { Claim, NextTry, QueueState, Trouble } from "#server/inbox/store.ts";
import { transaction } from "./sql.ts";

/** The queue of unsent mail (see the contract, store.ts). Sending removes the submission's row. */
export function createMailQueue(db: DatabaseSync) {
  const state = db.prepare(
    `SELECT count(*) FILTER (WHERE parked = 0) AS waiting,
       count(*) FILTER (WHERE parked = 0 AND unanswered > 0) AS unanswered,
       count(*) FILTER (WHERE parked = 1) AS parked,
       min(queued_at) FILTER (WHERE parked = 0) AS oldestQueuedAt FROM mail_queue`,
  );
  const troubled = db.prepare(
    `SELECT number, parked_at AS parkedAt FROM mail_queue WHERE parked_at IS NOT NULL
     ORDER BY parked_at, number`,
  );
  const lease = db.prepare(
    `UPDATE mail_queue SET leased_by = :owner, leased_until = :until, attempts = attempts + 1,
       first_tried_at = min(coalesce(first_tried_at, :now), :now), queued_at = min(queued_at, :now)
     WHERE number = (SELECT number FROM mail_queue
       WHERE parked = 0 AND due_at <= :now AND (leased_until <= :now OR leased_until > :until + (:until - :now))
         AND number NOT IN (SELECT value FROM json_each(:sending)) ORDER BY due_at, number LIMIT 1)
     RETURNING number, attempts, first_tried_at AS firstTriedAt, unanswered, without_file AS withoutFile`,
  );
  const renew = db.prepare(
    `UPDATE mail_queue SET leased_until = ?
     WHERE leased_by = ? AND number IN (SELECT value FROM json_each(?))`,
  );
  const mailed = db.prepare(
    "UPDATE entries SET mailed_at = ?, mailed_without_file = ? WHERE number = ?",
  );
  const dequeue = db.prepare("DELETE FROM mail_queue WHERE number = ?");
  const failed = db.prepare(
    `UPDATE mail_queue SET last_error = :error, unanswered = :unanswered, without_file = :withoutFile,
       due_at = coalesce(:dueAt, due_at), parked = :parkedAt IS NOT NULL,
       parked_at = coalesce(:parkedAt, parked_at), leased_by = NULL, leased_until = 0
     WHERE number = :number AND leased_by = :owner`,
  );
  const release = db.prepare(
    `UPDATE mail_queue SET leased_by = NULL, leased_until = 0, due_at = min(due_at, ?)
     WHERE leased_by = ?`,
  );
  const makeDue = db.prepare("UPDATE mail_queue SET due_at = ?1 WHERE parked = 0 AND due_at > ?1");
  const retry = db.prepare(
    `UPDATE mail_queue SET parked = 0, attempts = 0, unanswered = 0, first_tried_at = NULL, due_at = ?1,
       queued_at = iif(parked = 1, ?1, queued_at)
     WHERE ?2 = 'all' OR number = ?2`,
  );

  return {
    queueState: () => state.get() as QueueState, // as selected
    troubled: () => troubled.all() as Trouble[], // as selected
    claim(
      owner: string,
      now: Date,
      leaseMs: number,
      sending: readonly number[],
    ): Claim | undefined {
      const times = { now: now.getTime(), until: now.getTime() + leaseMs };
      // A transaction, because its COMMIT reports a failing write.
      const row = transaction(db, () =>
        lease.get({ owner, ...times, sending: JSON.stringify(sending) }),
      );
      return row && ({ ...row, withoutFile: row["withoutFile"] === 1 } as Claim); // as returned
    },
    renew: (owner: string, numbers: readonly number[], now: Date, leaseMs: number) =>
      void renew.run(now.getTime() + leaseMs, owner, JSON.stringify(numbers)),
    markMailed(number: number, at: Date, withoutFile: boolean): void {
      transaction(db, () => {
        mailed.run(at.toISOString(), Number(withoutFile), number);
        dequeue.run(number);
      });
    },
    markNotMailed(number: number, owner: string, next: NextTry): void {
      const { error, unanswered } = next;
      const [dueAt, parkedAt] =
        "dueAt" in next ? [next.dueAt.getTime(), null] : [null, next.parkedAt.getTime()];
      const withoutFile = Number(next.withoutFile);
      failed.run({ error, unanswered, withoutFile, dueAt, parkedAt, number, owner });
    },
    release: (owner: string, now: Date) => void release.run(now.getTime(), owner),
    makeDue: (now: Date) => void makeDue.run(now.getTime()),
    retry: (which: "all" | number, now: Date) => Number(retry.run(now.getTime(), which).changes),
  };
}
