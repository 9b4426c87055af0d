import type { DatabaseSync } from "node:sqlite";
import { busyTimeoutMs, pragmaNumber, sqliteCode, sqliteCodes, transaction } from "./database.ts";
import type { Kind } from "./entry.ts";

// 0.4 MB, which takes some milliseconds even on a busy disk.
const freedPages = 100;

/**
 * Deletes in short steps, between which the server can work. secure_delete overwrites deleted rows
 * (see the schema in database.ts).
 */
export function createEraser(db: DatabaseSync) {
  const remove = ["contents", "mail_queue", "entries"].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE number IN (SELECT value FROM json_each(?))`),
  );
  const receivedBefore = db.prepare(
    "SELECT number FROM entries WHERE kind = ? AND received_at < ? ORDER BY received_at LIMIT ?",
  );
  const removePiece = db.prepare(
    `DELETE FROM resumes WHERE piece =
       (SELECT piece FROM resumes WHERE number NOT IN (SELECT number FROM entries) LIMIT 1)`,
  );

  return {
    /** Deletes entries; pass few at a time, other writers wait. @returns the number deleted */
    remove: (numbers: readonly number[]) =>
      transaction(db, () => {
        const changes = remove.map((statement) => statement.run(JSON.stringify(numbers)).changes);
        return Number(changes.at(-1));
      }),
    /** The numbers of entries received before a time, oldest first. */
    receivedBefore: (kind: Kind, time: Date, limit: number) =>
      receivedBefore.all(kind, time.toISOString(), limit).map((row) => Number(row["number"])),
    /**
     * Removes the traces of deleted entries from the files, one short step a call: first the pieces
     * of résumés, then free pages, then the write-ahead log.
     * @returns `more`: call again; `busy`: another process uses the file, try later; `clean`: done
     */
    wipe(): "more" | "busy" | "clean" {
      try {
        if (removePiece.run().changes) return "more";
        if (pragmaNumber(db, "freelist_count") > 0) {
          // The pragma frees a page for each row read; `exec` would stop after the first.
          db.prepare(`PRAGMA incremental_vacuum(${freedPages})`).all();
          return "more";
        }
        // The log still holds the old pages. A reader makes this busy; do not wait for it.
        db.exec("PRAGMA busy_timeout = 0");
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
