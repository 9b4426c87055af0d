import type { DatabaseSync } from "node:sqlite";
import { codes, numberOf, sqliteCode, transaction } from "./database.ts";
import type { Kind } from "./entry.ts";

// 0.4 MB: some milliseconds, also on a disk that has other work.
const freedPages = 100;

/**
 * Deleting in short steps: pages are served and messages taken between them. secure_delete overwrites
 * what is deleted (schema in database.ts).
 */
export function erasingFrom(db: DatabaseSync) {
  const remove = ["contents", "mail_queue", "entries"].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE number IN (SELECT value FROM json_each(?))`),
  );
  const old = db.prepare(
    "SELECT number FROM entries WHERE kind = ? AND received_at < ? ORDER BY received_at LIMIT ?",
  );
  const removePiece = db.prepare(
    `DELETE FROM resumes WHERE piece =
       (SELECT piece FROM resumes WHERE number NOT IN (SELECT number FROM entries) LIMIT 1)`,
  );

  return {
    /** Deletes entries, at most a few at a time: nobody may wait long. @returns how many there were */
    remove: (numbers: readonly number[]) =>
      transaction(db, () => {
        const changes = remove.map((statement) => statement.run(JSON.stringify(numbers)).changes);
        return Number(changes.at(-1));
      }),
    /** Numbers of what was received before a time, oldest first. */
    receivedBefore: (kind: Kind, time: Date, most: number) =>
      old.all(kind, time.toISOString(), most).map((row) => Number(row["number"])),
    /**
     * One short step of getting what was deleted out of the files: résumés in pieces, free pages, at
     * last the write-ahead log.
     * @returns `more`: call again; `busy`: somebody is reading or writing, try later; `clean`: done
     */
    wipe(): "more" | "busy" | "clean" {
      try {
        if (removePiece.run().changes) return "more";
        if (numberOf(db, "freelist_count") > 0) {
          // `exec` would stop after one page: the pragma gives a row for each.
          db.prepare(`PRAGMA incremental_vacuum(${freedPages})`).all();
          return "more";
        }
        // What was overwritten is still in the write-ahead log. Whoever reads from it is not waited for.
        db.exec("PRAGMA busy_timeout = 0");
        return numberOf(db, "wal_checkpoint(TRUNCATE)") === 0 ? "clean" : "busy";
      } catch (error) {
        if (sqliteCode(error) === codes.busy) return "busy";
        throw error;
      } finally {
        db.exec("PRAGMA busy_timeout = 1000");
      }
    },
  };
}
