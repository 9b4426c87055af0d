import type { DestinationName, Kind } from "#server/inbox/submission.ts";
import { StoreAwayError } from "#server/inbox/store.ts";
import type { Sessions } from "./sessions.ts";

const numbersOf = (rows: readonly Record<string, unknown>[]): number[] =>
  rows.map((row) => Number(row["number"]));

/**
 * Deletes submissions. What PostgreSQL itself keeps of them, and for how long, is in docs/operating.md: dead rows until they
 * are overwritten, the write-ahead log, back-ups.
 */
export function createEraser({ transaction, alone }: Sessions) {
  return {
    remove: (numbers: readonly number[]) =>
      transaction(
        async (query) => {
          const ofNumbers = "number = ANY($1::bigint[])";
          const leased = `SELECT DISTINCT number FROM inbox.deliveries WHERE leased_until > now() AND ${ofNumbers}`;
          const onTheirWay = numbersOf(await query(leased, [numbers]));
          const remove = `DELETE FROM inbox.entries WHERE ${ofNumbers} RETURNING number`;
          return {
            removed: numbersOf(await query(remove, [numbers])).toSorted((a, b) => a - b),
            onTheirWay,
          };
        },
        // A second time would find none of them.
        { again: false },
      ),
    expired: async (
      kind: Kind,
      receivedBefore: Date,
      toldBefore: Date | undefined,
      limit: number,
    ): Promise<number[]> =>
      numbersOf(
        await transaction((query) =>
          query(
            `SELECT number FROM inbox.entries
               LEFT JOIN (SELECT * FROM inbox.deliveries WHERE channel = 'mail') AS mail USING (number)
             WHERE kind = $1 AND received_at < $2
               AND ($3::timestamptz IS NULL OR queued_at IS NULL OR done_at IS NOT NULL OR told_at < $3)
             ORDER BY received_at LIMIT $4`,
            [kind, receivedBefore.toISOString(), toldBefore?.toISOString() ?? null, limit],
          ),
        ),
      ),
    async markTold(
      numbers: readonly number[],
      destination: DestinationName,
      at: Date,
    ): Promise<void> {
      await transaction((query) =>
        query(
          "UPDATE inbox.deliveries SET told_at = $1 WHERE channel = $2 AND number = ANY($3::bigint[])",
          [at.toISOString(), destination, numbers],
        ),
      );
    },
    /** Gives the room of deleted rows free before the database would. Writers go on meanwhile. */
    async wipe(): Promise<"busy" | "reusable"> {
      try {
        await alone("VACUUM (SKIP_LOCKED) inbox.contents, inbox.entries, inbox.deliveries");
        return "reusable";
      } catch (error) {
        if (error instanceof StoreAwayError) return "busy";
        throw error;
      }
    },
  };
}
