import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

// Closed when nothing refers to them.
const held: DatabaseSync[] = [];

/** However a process ends, the system then lets go of SQLite's lock: no file has to be tidied. */
function lockIn(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  return new DatabaseSync(join(folder, "lock.sqlite"));
}

const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === 5; // SQLITE_BUSY

/**
 * Lets one process at a time work in a folder: waits for the one before, and keeps all others out until this one ends.
 * @param onWait called if there is one before
 */
export function lockFolder(folder: string, onWait: () => void): void {
  const db = lockIn(folder);
  held.push(db);
  try {
    db.exec("BEGIN EXCLUSIVE");
  } catch {
    onWait();
    db.exec("PRAGMA busy_timeout = 3600000; BEGIN EXCLUSIVE"); // an hour
  }
}

/**
 * The same without waiting.
 * @returns what ends it; undefined while somebody else works there
 * @throws if nothing can be written there
 */
export function tryLockFolder(folder: string): (() => void) | undefined {
  const db = lockIn(folder);
  try {
    db.exec("BEGIN EXCLUSIVE");
    return () => db.close();
  } catch (error) {
    db.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}
