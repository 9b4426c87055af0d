import type { DatabaseSync } from "node:sqlite";
import type { Claim, NextTry, QueueState, TriedReply, Trouble } from "#server/inbox/store.ts";
import type { DestinationName } from "#server/inbox/submission.ts";
import { transaction } from "./sql.ts";

/** The queue of deliveries (see the contract, store.ts). What was delivered stays, as a state of its submission. */
export function createQueue(db: DatabaseSync) {
  const state = db.prepare(
    `SELECT count(*) FILTER (WHERE parked = 0) AS waiting,
       count(*) FILTER (WHERE parked = 0 AND unanswered > 0) AS unanswered,
       count(*) FILTER (WHERE parked = 1) AS parked,
       min(queued_at) FILTER (WHERE parked = 0) AS oldestQueuedAt
     FROM deliveries WHERE channel = ? AND done_at IS NULL`,
  );
  const troubled = db.prepare(
    `SELECT number, channel AS destination, parked_at AS parkedAt FROM deliveries
     WHERE parked_at IS NOT NULL AND done_at IS NULL
     ORDER BY parked_at, number, channel`,
  );
  const lease = db.prepare(
    `UPDATE deliveries SET leased_by = :owner, leased_until = :until, attempts = attempts + 1,
       first_tried_at = min(coalesce(first_tried_at, :now), :now), queued_at = min(queued_at, :now)
     WHERE channel = :channel AND number = (SELECT number FROM deliveries
       WHERE channel = :channel AND parked = 0 AND done_at IS NULL AND due_at <= :now
         AND (leased_until <= :now OR leased_until > :until + (:until - :now))
         AND number NOT IN (SELECT value FROM json_each(:sending)) ORDER BY due_at, number LIMIT 1)
     RETURNING number, attempts, first_tried_at AS firstTriedAt, unanswered, without_file AS withoutFile`,
  );
  const renew = db.prepare(
    `UPDATE deliveries SET leased_until = ?
     WHERE leased_by = ? AND number IN (SELECT value FROM json_each(?))`,
  );
  const delivered = db.prepare(
    `UPDATE deliveries SET done_at = ?, without_file = ?, last_error = NULL, parked = 0, parked_at = NULL,
       unanswered = 0, leased_by = NULL, leased_until = 0 WHERE number = ? AND channel = ?`,
  );
  const failed = db.prepare(
    `UPDATE deliveries SET last_error = :error, unanswered = :unanswered, without_file = :withoutFile,
       due_at = coalesce(:dueAt, due_at), parked = :parkedAt IS NOT NULL, done_at = :doneAt,
       parked_at = coalesce(:parkedAt, parked_at), leased_by = NULL, leased_until = 0
     WHERE number = :number AND leased_by = :owner`,
  );
  const release = db.prepare(
    `UPDATE deliveries SET leased_by = NULL, leased_until = 0, due_at = min(due_at, ?)
     WHERE leased_by = ?`,
  );
  const makeDue = db.prepare(
    "UPDATE deliveries SET due_at = ?1 WHERE parked = 0 AND done_at IS NULL AND due_at > ?1",
  );
  const drop = db.prepare("DELETE FROM deliveries WHERE number = ? AND channel = ?");
  const tried = db.prepare(
    `SELECT number, fields ->> '$.email' AS email,
       iif(done_at IS NULL AND parked = 0, ?2, coalesce(done_at, parked_at)) AS at
     FROM deliveries JOIN contents USING (number)
     WHERE channel = 'reply' AND first_tried_at IS NOT NULL AND at >= ?1`,
  );
  const retry = db.prepare(
    `UPDATE deliveries SET parked = 0, attempts = 0, unanswered = 0, first_tried_at = NULL, due_at = ?1,
       queued_at = iif(parked = 1, ?1, queued_at)
     WHERE done_at IS NULL AND (?2 = 'all' OR number = ?2)`,
  );

  return {
    queueState: (destination: DestinationName) => state.get(destination) as QueueState, // as selected
    troubled: () => troubled.all() as Trouble[], // as selected
    claim(
      owner: string,
      destination: DestinationName,
      now: Date,
      leaseMs: number,
      sending: readonly number[],
    ): Claim | undefined {
      const times = { now: now.getTime(), until: now.getTime() + leaseMs };
      // A transaction, because its COMMIT reports a failing write.
      const row = transaction(db, () =>
        lease.get({ owner, channel: destination, ...times, sending: JSON.stringify(sending) }),
      );
      return row && ({ ...row, withoutFile: row["withoutFile"] === 1 } as Claim); // as returned
    },
    renew: (owner: string, numbers: readonly number[], now: Date, leaseMs: number) =>
      void renew.run(now.getTime() + leaseMs, owner, JSON.stringify(numbers)),
    markDelivered: (number: number, destination: DestinationName, at: Date, withoutFile: boolean) =>
      void transaction(db, () =>
        delivered.run(at.getTime(), Number(withoutFile), number, destination),
      ),
    markNotDelivered(number: number, owner: string, next: NextTry): void {
      const { error, unanswered } = next;
      const [dueAt, parkedAt, doneAt] = (["dueAt", "parkedAt", "doneAt"] as const).map(
        (name) => (next as Partial<Record<typeof name, Date>>)[name]?.getTime() ?? null,
      );
      const times = { dueAt: dueAt ?? null, parkedAt: parkedAt ?? null, doneAt: doneAt ?? null };
      failed.run({
        error,
        unanswered,
        withoutFile: Number(next.withoutFile),
        ...times,
        number,
        owner,
      });
    },
    release: (owner: string, now: Date) => void release.run(now.getTime(), owner),
    makeDue: (now: Date) => void makeDue.run(now.getTime()),
    drop: (number: number, destination: DestinationName) => void drop.run(number, destination),
    triedReplies: (since: Date, now: Date) =>
      tried.all(since.getTime(), now.getTime()) as TriedReply[], // as selected
    retry: (which: "all" | number, now: Date) => Number(retry.run(now.getTime(), which).changes),
  };
}
