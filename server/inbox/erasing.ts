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
   * @throws when the disk has no room for a second copy of the file
   */
  wipe(): boolean;
};

export function erasingFrom(db: DatabaseSync): Erasing {
  const erase = db.prepare("DELETE FROM entries WHERE number = ?");
  const eraseOld = db.prepare("DELETE FROM entries WHERE kind = ? AND received_at < ?");
  const leave = db.prepare("INSERT INTO traces (since) VALUES (?)");
  const traces = db.prepare("SELECT max(number) AS newest FROM traces");
  const forget = db.prepare("DELETE FROM traces WHERE number <= ?");

  return {
    remove(numbers) {
      return transaction(db, () => {
        let removed = 0;
        for (const number of numbers) removed += Number(erase.run(number).changes);
        if (removed > 0) leave.run(new Date().toISOString());
        return removed;
      });
    },
    removeReceivedBefore(kind, time) {
      return transaction(db, () => {
        const removed = Number(eraseOld.run(kind, time.toISOString()).changes);
        if (removed > 0) leave.run(new Date().toISOString());
        return removed;
      });
    },
    wipe() {
      // Another process may delete more meanwhile; what it leaves is not wiped yet.
      const newest = traces.get()?.["newest"];
      if (typeof newest !== "number") return true;
      try {
        // secure_delete overwrites what is deleted, but not the copies SQLite leaves behind when
        // it moves rows between pages. Only a rewritten file has none of them.
        db.exec("VACUUM");
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

/** SQLITE_BUSY, in any of its extended forms (https://sqlite.org/rescode.html). */
const isBusy = (error: unknown) =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
