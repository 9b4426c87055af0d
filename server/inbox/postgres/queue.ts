import type { Claim, NextTry, QueueState, TriedReply, Trouble } from "#server/inbox/store.ts";
import type { DestinationName } from "#server/inbox/submission.ts";
import type { Sessions } from "./sessions.ts";

const iso = (time: Date) => time.toISOString();

/** By the database's clock, which all servers share. @param ms parameter with the length */
export const leaseEnd = (ms: string): string => `now() + ${ms}::float8 * interval '1 ms'`;

/** Of a lease that may be none (see `claim` in the contract). */
export const isOver = (end: string, ms: string): string =>
  `(${end} > now() AND ${end} <= ${leaseEnd(`2 * ${ms}`)}) IS NOT TRUE`;

/** The queue of deliveries (see the contract, store.ts). What was delivered stays, as a state of its submission. */
export function createQueue({ transaction }: Sessions) {
  const rows = (sql: string, values: readonly unknown[] = []) =>
    transaction((query) => query(sql, values));

  return {
    async queueState(destination: DestinationName): Promise<QueueState> {
      const [found] = await rows(
        `SELECT count(*) FILTER (WHERE NOT parked)::integer AS waiting,
           count(*) FILTER (WHERE NOT parked AND unanswered > 0)::integer AS unanswered,
           count(*) FILTER (WHERE parked)::integer AS parked,
           min(queued_at) FILTER (WHERE NOT parked) AS "oldestQueuedAt"
         FROM inbox.deliveries WHERE channel = $1 AND done_at IS NULL`,
        [destination],
      );
      const oldest = found?.["oldestQueuedAt"] as Date | null; // timestamptz
      return { ...found, oldestQueuedAt: oldest?.getTime() ?? null } as QueueState; // as selected
    },
    async troubled(): Promise<Trouble[]> {
      const found = await rows(
        `SELECT number, channel AS destination, parked_at AS "parkedAt" FROM inbox.deliveries
         WHERE parked_at IS NOT NULL AND done_at IS NULL
         ORDER BY parked_at, number, channel`,
      );
      return found.map(({ number, destination, parkedAt }) => ({
        number: Number(number),
        destination: destination as DestinationName,
        parkedAt: (parkedAt as Date).getTime(), // timestamptz
      }));
    },
    async claim(
      owner: string,
      destination: DestinationName,
      now: Date,
      leaseMs: number,
      sending: readonly number[],
    ): Promise<Claim | undefined> {
      const [row] = await transaction(
        (query) =>
          query(
            `WITH due AS MATERIALIZED (
               SELECT number FROM inbox.deliveries
               WHERE channel = $5 AND NOT parked AND done_at IS NULL AND due_at <= $2 AND number <> ALL($4::bigint[])
                 AND ${isOver("leased_until", "$3")}
               ORDER BY due_at, number LIMIT 1 FOR UPDATE SKIP LOCKED)
             UPDATE inbox.deliveries AS it SET leased_by = $1, leased_until = ${leaseEnd("$3")},
               attempts = attempts + 1, first_tried_at = least(coalesce(first_tried_at, $2), $2),
               queued_at = least(queued_at, $2)
             FROM due WHERE it.channel = $5 AND it.number = due.number
             RETURNING it.number, attempts, first_tried_at AS "firstTriedAt", unanswered,
               without_file AS "withoutFile"`,
            [owner, iso(now), leaseMs, sending, destination],
          ),
        // Another attempt would lease another one.
        { again: false },
      );
      if (!row) return undefined;
      const firstTriedAt = (row["firstTriedAt"] as Date).getTime(); // timestamptz
      return { ...row, number: Number(row["number"]), firstTriedAt } as Claim; // as returned
    },
    async renew(
      owner: string,
      numbers: readonly number[],
      _now: Date,
      leaseMs: number,
    ): Promise<void> {
      await rows(
        `UPDATE inbox.deliveries SET leased_until = ${leaseEnd("$1")}
         WHERE leased_by = $2 AND number = ANY($3::bigint[])`,
        [leaseMs, owner, numbers],
      );
    },
    async markDelivered(
      number: number,
      destination: DestinationName,
      at: Date,
      withoutFile: boolean,
    ): Promise<void> {
      await rows(
        `UPDATE inbox.deliveries SET done_at = $1, without_file = $2, last_error = NULL, parked = false,
           parked_at = NULL, unanswered = 0, leased_by = NULL, leased_until = NULL
         WHERE number = $3 AND channel = $4`,
        [iso(at), withoutFile, number, destination],
      );
    },
    async markNotDelivered(number: number, owner: string, next: NextTry): Promise<void> {
      const { error, unanswered, withoutFile } = next;
      const [dueAt, parkedAt, doneAt] = (["dueAt", "parkedAt", "doneAt"] as const).map(
        (name) => (next as Partial<Record<typeof name, Date>>)[name]?.toISOString() ?? null,
      );
      await rows(
        `UPDATE inbox.deliveries SET last_error = $1, unanswered = $2, without_file = $3,
           due_at = coalesce($4, due_at), parked = $5::timestamptz IS NOT NULL,
           parked_at = coalesce($5, parked_at), done_at = $8, leased_by = NULL, leased_until = NULL
         WHERE number = $6 AND leased_by = $7`,
        [error, unanswered, withoutFile, dueAt, parkedAt, number, owner, doneAt],
      );
    },
    async release(owner: string, now: Date): Promise<void> {
      await rows(
        `UPDATE inbox.deliveries SET leased_by = NULL, leased_until = NULL, due_at = least(due_at, $1)
         WHERE leased_by = $2`,
        [iso(now), owner],
      );
    },
    async makeDue(now: Date): Promise<void> {
      await rows(
        "UPDATE inbox.deliveries SET due_at = $1 WHERE NOT parked AND done_at IS NULL AND due_at > $1",
        [iso(now)],
      );
    },
    async drop(number: number, destination: DestinationName): Promise<void> {
      await rows("DELETE FROM inbox.deliveries WHERE number = $1 AND channel = $2", [
        number,
        destination,
      ]);
    },
    async triedReplies(since: Date, now: Date): Promise<TriedReply[]> {
      const found = await rows(
        `SELECT number, fields::json ->> 'email' AS email, at
         FROM inbox.deliveries JOIN inbox.contents USING (number), LATERAL (SELECT CASE
           WHEN done_at IS NULL AND NOT parked THEN $2::timestamptz ELSE coalesce(done_at, parked_at) END) AS counted (at)
         WHERE channel = 'reply' AND first_tried_at IS NOT NULL AND at >= $1`,
        [iso(since), iso(now)],
      );
      return found.map(({ number, email, at }) => ({
        number: Number(number),
        email: String(email),
        at: (at as Date).getTime(), // timestamptz
      }));
    },
    async retry(which: "all" | number, now: Date): Promise<number> {
      const changed = await rows(
        `UPDATE inbox.deliveries SET parked = false, attempts = 0, unanswered = 0, first_tried_at = NULL,
           due_at = $1, queued_at = CASE WHEN parked THEN $1 ELSE queued_at END
         WHERE done_at IS NULL AND ($2::bigint IS NULL OR number = $2) RETURNING number`,
        [iso(now), which === "all" ? null : which],
      );
      return changed.length;
    },
  };
}
