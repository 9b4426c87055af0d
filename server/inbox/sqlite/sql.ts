import type { DatabaseSync } from "node:sqlite";

/** The value of a numeric pragma. */
export function pragmaNumber(db: DatabaseSync, pragma: string): number {
  return Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
}

/** Runs `work` in a transaction: flushed to disk when it returns, rolled back when it throws. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  // IMMEDIATE: a second writer waits here instead of failing at its first write.
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite has rolled back already when the disk is full.
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
