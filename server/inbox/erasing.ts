import type { DatabaseSync } from "node:sqlite";
import { transaction } from "./database.ts";
import type { Kind } from "./entry.ts";

export type Erasing = {
  /**
   * Deletes entries with all that hangs on them: text, résumé, place in the queue, key.
   * Their traces stay in the file until `wipe`.
   * @returns how many of them there were
   */
  remove(numbers: readonly number[]): number;
  /** The same for everything of a kind that was received before a time, suspected or not. */
  removeReceivedBefore(kind: Kind, time: Date): number;
  /**
   * Makes sure that nothing deleted can be read in the files any more.
   * @returns false when somebody was reading or writing at that moment: try again later
   * @throws when the disk has no room for a second copy of all text
   */
  wipe(): boolean;
};

export function erasingFrom(db: DatabaseSync): Erasing {
  const erase = db.prepare("DELETE FROM entries WHERE number = ?");
  const eraseOld = db.prepare("DELETE FROM entries WHERE kind = ? AND received_at < ?");
  const leave = db.prepare("INSERT INTO traces DEFAULT VALUES");
  const traces = db.prepare("SELECT max(number) AS newest FROM traces");
  const forget = db.prepare("DELETE FROM traces WHERE number <= ?");

  return {
    remove(numbers) {
      return transaction(db, () => {
        let removed = 0;
        for (const number of numbers) removed += Number(erase.run(number).changes);
        if (removed > 0) leave.run();
        return removed;
      });
    },
    removeReceivedBefore(kind, time) {
      return transaction(db, () => {
        const removed = Number(eraseOld.run(kind, time.toISOString()).changes);
        if (removed > 0) leave.run();
        return removed;
      });
    },
    wipe() {
      // Another process may delete more meanwhile; what it leaves is not wiped yet.
      const newest = traces.get()?.["newest"];
      if (typeof newest !== "number") return true;
      try {
        rewrite(db);
      } catch (error) {
        if (isBusy(error)) return false;
        throw error;
      }
      // What was overwritten is still in the write-ahead log.
      const emptied = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] === 0;
      if (emptied) forget.run(newest);
      return emptied;
    },
  };
}

const textTables = ["entries", "messages", "applications", "mail_queue"];

/**
 * Writes every row that holds text anew, and gives free pages back to the disk.
 *
 * secure_delete overwrites what is deleted, but not the copies SQLite leaves behind in a page when
 * it moves rows to another. Résumés need none of this (schema-2.ts), which is why it is not a
 * VACUUM: that took seconds for a few hundred of them, and nobody can send a message meanwhile.
 */
function rewrite(db: DatabaseSync): void {
  // Emptying `entries` for a moment must not take along what hangs on it.
  db.exec("PRAGMA foreign_keys = OFF");
  try {
    transaction(db, () => {
      for (const table of textTables) {
        db.exec(`CREATE TABLE rewritten AS SELECT * FROM ${table} ORDER BY number;
          DELETE FROM ${table};
          INSERT INTO ${table} SELECT * FROM rewritten;
          DROP TABLE rewritten;`);
      }
    });
  } finally {
    db.exec("PRAGMA foreign_keys = ON");
  }
  db.exec("PRAGMA incremental_vacuum");
}

/** SQLITE_BUSY, in any of its extended forms (https://sqlite.org/rescode.html). */
const isBusy = (error: unknown) =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
