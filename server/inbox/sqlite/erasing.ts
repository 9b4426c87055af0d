import type { DatabaseSync } from "node:sqlite";
import type { DestinationName, Kind } from "#server/inbox/submission.ts";
import { sqliteCode, sqliteCodes } from "./codes.ts";
import { busyTimeoutMs } from "./database.ts";
import { pragmaNumber, transaction } from "./sql.ts";

// 0.4 MB, which takes some milliseconds even on a busy disk.
const freedPages = 100;

/**
 * Deletes in short steps, between which the server can work. secure_delete overwrites deleted rows
 * (see migrations.ts).
 */
export function createEraser(db: DatabaseSync) {
  const ofNumbers = "number IN (SELECT value FROM json_each(?))";
  const leased = db.prepare(
    `SELECT DISTINCT number FROM deliveries WHERE leased_until > unixepoch('subsec') * 1000 AND ${ofNumbers}`,
  );
  const remove = ["contents", "deliveries", "entries"].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE ${ofNumbers} RETURNING number`),
  );
  const expired = db.prepare(
    `SELECT number FROM entries LEFT JOIN (SELECT * FROM deliveries WHERE channel = 'mail') USING (number)
     WHERE kind = ?1 AND received_at < ?2
       AND (?3 IS NULL OR queued_at IS NULL OR done_at IS NOT NULL OR told_at < ?3)
     ORDER BY received_at LIMIT ?4`,
  );
  const markTold = db.prepare(
    `UPDATE deliveries SET told_at = ? WHERE channel = ? AND ${ofNumbers}`,
  );
  const removePiece = db.prepare(
    `DELETE FROM resumes WHERE piece = (SELECT piece FROM resumes
       WHERE piece > ? AND number NOT IN (SELECT number FROM entries) ORDER BY piece LIMIT 1) RETURNING piece`,
  );
  /** All before have been looked at in this round of steps: each step would look at every résumé that is kept. */
  let lookedAt = 0;

  return {
    remove: (numbers: readonly number[]) =>
      transaction(db, () => {
        lookedAt = 0;
        const list = JSON.stringify(numbers);
        const onTheirWay = numbersOf(leased.all(list));
        const [, , removed = []] = remove.map((statement) => numbersOf(statement.all(list)));
        return { removed, onTheirWay };
      }),
    expired: (kind: Kind, receivedBefore: Date, toldBefore: Date | undefined, limit: number) =>
      numbersOf(
        expired.all(kind, receivedBefore.toISOString(), toldBefore?.getTime() ?? null, limit),
      ),
    markTold: (numbers: readonly number[], destination: DestinationName, at: Date) =>
      void markTold.run(at.getTime(), destination, JSON.stringify(numbers)),
    /**
     * Removes the traces of deleted submissions from the files, one short step a call: first the pieces
     * of résumés, then free pages, then the write-ahead log.
     * @returns `more`: call again; `busy`: another process uses the file, try later; `clean`: done
     */
    wipe(): "more" | "busy" | "clean" {
      try {
        const [removed] = removePiece.all(lookedAt);
        lookedAt = removed ? Number(removed["piece"]) : Infinity;
        if (removed) return "more";
        if (pragmaNumber(db, "freelist_count") > 0) {
          // The pragma frees a page for each row read; `exec` would stop after the first.
          db.prepare(`PRAGMA incremental_vacuum(${freedPages})`).all();
          return "more";
        }
        // The log still holds the old pages. A reader makes this busy; do not wait for it.
        db.exec("PRAGMA busy_timeout = 0");
        lookedAt = 0;
        return pragmaNumber(db, "wal_checkpoint(TRUNCATE)") === 0 ? "clean" : "busy";
      } catch (error) {
        if (sqliteCode(error) === sqliteCodes.busy) return "busy";
        throw error;
      } finally {
        db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
      }
    },
  };
}

const numbersOf = (rows: readonly Record<string, unknown>[]): number[] =>
  rows.map((row) => Number(row["number"]));
