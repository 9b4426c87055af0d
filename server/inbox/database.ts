import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

// The other process, server or command line, writes within milliseconds.
const busyTimeoutMs = 1000;

export const storePath = (dataDir: string): string => join(dataDir, "messages.sqlite");

/** Whether a store was ever opened there; asking creates nothing. */
export const storeExists = (dataDir: string): boolean => existsSync(storePath(dataDir));

const schemaVersion = 3;

/**
 * `entries` and `mail_queue` hold nothing about a person. What was typed is JSON in `contents`, files
 * are pieces in `resumes`. The zeros before both fill what SQLite keeps of a row in a page that it
 * shares with other rows (4061 bytes at most, https://sqlite.org/fileformat2.html, section 1.6): text
 * and files are in pages of their own, which secure_delete overwrites as a whole. Rows that share a
 * page leave copies behind when SQLite moves them to another.
 * Times of the queue are milliseconds since 1970.
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

  -- One row, written to see whether writing works.
  CREATE TABLE probe (at INTEGER NOT NULL) STRICT;
  INSERT INTO probe VALUES (0);
  PRAGMA user_version = ${schemaVersion};`;

/**
 * Opens the database of a folder and creates both when missing, for the owner's eyes only.
 * A folder that exists keeps its permissions: it may be shared for reasons of its own.
 * Writes nothing to a store that is there: it opens on a full disk.
 * @throws when the folder cannot be written or the file is no store of this version
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // SQLite gives its -wal and -shm files the permissions of this one.
  closeSync(openSync(storePath(dataDir), "a", 0o600));
  const db = new DatabaseSync(storePath(dataDir), { timeout: busyTimeoutMs });
  try {
    const isNew = numberOf(db, "user_version") === 0;
    // Takes effect on an empty file only, and would write to any other.
    if (isNew) db.exec("PRAGMA auto_vacuum = INCREMENTAL");
    // FULL, because in WAL mode NORMAL may lose the last commits when the power goes.
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    // Of two processes that start at once, the second finds the tables.
    if (isNew) transaction(db, () => numberOf(db, "user_version") === 0 && db.exec(schema));
    if (numberOf(db, "user_version") !== schemaVersion)
      throw new Error("The message store was written by another version of this site.");
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The value of a pragma that is one number. */
export function numberOf(db: DatabaseSync, pragma: string): number {
  return Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
}

/** Damaged, or no longer the file in the folder: what is written to it would be lost. */
export class StoreUnsound extends Error {}

/** Looks for damage; reads the whole file. @throws StoreUnsound that says what is damaged */
export function quickCheck(db: DatabaseSync): void {
  const found = Object.values(db.prepare("PRAGMA quick_check(1)").get() ?? {})[0];
  if (found !== "ok") throw new StoreUnsound(`The message store is damaged: ${found}`);
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

/** What SQLite means by an error, without its extensions (https://sqlite.org/rescode.html). */
export const sqliteCode = (error: unknown): number | undefined =>
  error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;

export const codes = {
  busy: 5,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notDatabase: 26,
};
