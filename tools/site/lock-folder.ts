import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

// Closed when nothing refers to them.
const held: DatabaseSync[] = [];

/**
 * Lets one process at a time work in a folder: waits for the one before, and keeps all others out until this one ends.
 * However it ends, the system then lets go of SQLite's lock: no file has to be tidied.
 * @param onWait called if there is one before
 */
export function lockFolder(folder: string, onWait: () => void): void {
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(join(folder, "lock.sqlite"));
  held.push(db);
  try {
    db.exec("BEGIN EXCLUSIVE");
  } catch {
    onWait();
    db.exec("PRAGMA busy_timeout = 3600000; BEGIN EXCLUSIVE"); // an hour
  }
}
