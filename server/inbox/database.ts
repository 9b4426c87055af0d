import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

// How long to wait for another process (server or command line), which writes within milliseconds.
export const busyTimeoutMs = 1000;

export const storePath = (dataDir: string): string => join(dataDir, "messages.sqlite");

const schemaVersion = 3;

/**
 * Personal data is only in `contents` (the form's fields as JSON) and `resumes` (files in pieces).
 * Their padding makes erasing complete: rows that share a page leave copies behind when SQLite moves
 * them, and of each row at most 4061 bytes are in a shared page (https://sqlite.org/fileformat2.html,
 * section 1.6). With 4096 zeros in front, all personal data is in overflow pages, which belong to
 * one row and which secure_delete overwrites as a whole.
 * Times in `mail_queue` are Unix milliseconds.
 */
const schema = `
  CREATE TABLE entries (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('message', 'application')),
    received_at TEXT NOT NULL,
    suspected INTEGER NOT NULL CHECK (suspected IN (0, 1)),
    mailed_at TEXT,
    mail_token TEXT NOT NULL,
    submission_key TEXT UNIQUE,
    digest BLOB
  ) STRICT;
  CREATE INDEX entries_received ON entries (kind, received_at);

  CREATE TABLE contents (
    number INTEGER PRIMARY KEY,
    padding BLOB NOT NULL DEFAULT (zeroblob(4096)),
    fields TEXT NOT NULL
  ) STRICT;

  CREATE TABLE resumes (
    piece INTEGER PRIMARY KEY AUTOINCREMENT,
    number INTEGER NOT NULL,
    padding BLOB NOT NULL DEFAULT (zeroblob(4096)),
    bytes BLOB NOT NULL
  ) STRICT;
  CREATE INDEX resumes_number ON resumes (number);

  CREATE TABLE mail_queue (
    number INTEGER PRIMARY KEY,
    queued_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    first_tried_at INTEGER,
    last_error TEXT,
    parked INTEGER NOT NULL DEFAULT 0 CHECK (parked IN (0, 1)),
    leased_by TEXT,
    leased_until INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX mail_queue_due ON mail_queue (due_at) WHERE parked = 0;

  -- One row, updated to test whether the store is writable.
  CREATE TABLE probe (at INTEGER NOT NULL) STRICT;
  INSERT INTO probe VALUES (0);
  PRAGMA user_version = ${schemaVersion};`;

/**
 * Opens the database of a folder. Creates a missing folder (mode 700) and database (mode 600);
 * an existing folder keeps its mode, as it may be shared on purpose. Writes nothing to an existing
 * store, which therefore opens on a full disk.
 * @throws when the folder is not writable, or the file is not a store of this version
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // SQLite creates its -wal and -shm files with the mode of this one.
  closeSync(openSync(storePath(dataDir), "a", 0o600));
  const db = new DatabaseSync(storePath(dataDir), { timeout: busyTimeoutMs });
  try {
    const isNew = pragmaNumber(db, "user_version") === 0;
    // Only effective on an empty file; it would write to an existing one.
    if (isNew) db.exec("PRAGMA auto_vacuum = INCREMENTAL");
    // In WAL mode synchronous = NORMAL can lose the last commits in a power failure.
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    // Checked again in the transaction: another process may have created the tables meanwhile.
    if (isNew) transaction(db, () => pragmaNumber(db, "user_version") === 0 && db.exec(schema));
    if (pragmaNumber(db, "user_version") !== schemaVersion)
      throw new Error("The message store was written by another version of this site.");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The value of a numeric pragma. */
export function pragmaNumber(db: DatabaseSync, pragma: string): number {
  return Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
}

/** The store is damaged or no longer the file in the folder: anything written would be lost. */
export class UnusableStoreError extends Error {}

/** Checks for damage, which reads the whole file. @throws UnusableStoreError */
export function quickCheck(db: DatabaseSync): void {
  const found = Object.values(db.prepare("PRAGMA quick_check(1)").get() ?? {})[0];
  if (found !== "ok") throw new UnusableStoreError(`The message store is damaged: ${found}`);
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

/** An error's primary SQLite result code (https://sqlite.org/rescode.html). */
export const sqliteCode = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;

export const sqliteCodes = {
  busy: 5,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notDatabase: 26,
};
