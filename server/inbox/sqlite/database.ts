import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { UnusableStoreError } from "#server/inbox/store.ts";
import { migrate } from "./migrations.ts";
import { pragmaNumber } from "./sql.ts";

// How long to wait for another process (server or command line), which writes within milliseconds.
export const busyTimeoutMs = 1000;

export const storePath = (dataDir: string): string => join(dataDir, "messages.sqlite");

/**
 * Opens the database of a folder. Creates a missing folder (mode 700) and database (mode 600);
 * an existing folder keeps its mode, as it may be shared on purpose. Writes nothing to an existing
 * store of this version, which therefore opens on a full disk.
 * @param toVersion for tests and for back-ups of an older version: the version to create
 * @throws when the folder is not writable, or the file is not a store that this version can read
 */
export function openDatabase(dataDir: string, toVersion?: number): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  createFile(storePath(dataDir));
  const db = new DatabaseSync(storePath(dataDir), { timeout: busyTimeoutMs });
  try {
    // Only effective on an empty file; it would write to an existing one.
    if (pragmaNumber(db, "user_version") === 0) db.exec("PRAGMA auto_vacuum = INCREMENTAL");
    // In WAL mode synchronous = NORMAL can lose the last commits in a power failure.
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    migrate(db, toVersion);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Exclusively, so that a link that somebody put there is not followed. SQLite's -wal and -shm files get its mode. */
function createFile(file: string): void {
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Checks for damage, which reads the whole file. @throws UnusableStoreError */
export function quickCheck(db: DatabaseSync): void {
  const found = Object.values(db.prepare("PRAGMA quick_check(1)").get() ?? {})[0];
  if (found !== "ok") throw new UnusableStoreError(`The message store is damaged: ${found}`);
}
