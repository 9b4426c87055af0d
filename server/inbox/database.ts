import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrate } from "./schema.ts";

// The command line writes within milliseconds; longer than this and something is stuck.
const busyTimeoutMs = 3000;

export const storePath = (dataDir: string): string => join(dataDir, "messages.sqlite");

/** Whether a store was ever opened there; asking creates nothing. */
export const storeExists = (dataDir: string): boolean => existsSync(storePath(dataDir));

/**
 * Opens the database of a folder and creates both when missing, for the owner's eyes only.
 * A folder that exists keeps its permissions: it may be shared for reasons of its own.
 * @throws when the folder cannot be written or the file is no database
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // SQLite gives its -wal and -shm files the permissions of this one.
  closeSync(openSync(storePath(dataDir), "a", 0o600));
  const db = new DatabaseSync(storePath(dataDir), { timeout: busyTimeoutMs });
  try {
    // Comes first: it takes effect on an empty file only. FULL, because in WAL mode NORMAL may lose
    // the last commits when the power goes.
    db.exec(`PRAGMA auto_vacuum = INCREMENTAL; PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;`);
    migrate(db);
    shrinkable(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Files of the first version cannot give free pages back until they are rewritten once. */
function shrinkable(db: DatabaseSync): void {
  if (db.prepare("PRAGMA auto_vacuum").get()?.["auto_vacuum"] === 2) return;
  try {
    db.exec("PRAGMA auto_vacuum = INCREMENTAL; VACUUM");
  } catch {
    // In use or no room: the file works as it is, and the next start tries again.
  }
}

/** Runs `work` as one transaction, whole and flushed to disk, or, when anything throws, not at all. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  // IMMEDIATE: two writers take turns at the start instead of one failing at its end.
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    // A full disk has rolled back already.
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
