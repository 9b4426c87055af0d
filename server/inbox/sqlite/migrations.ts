import type { DatabaseSync } from "node:sqlite";
import packageFile from "#package.json" with { type: "json" };
import { newReference } from "#server/inbox/reference.ts";
import { createNotes } from "./notes.ts";
import { pragmaNumber, transaction } from "./sql.ts";

/**
 * The store of version 1.2.0, and the steps from there. Each stays as it is once it has been released: a change is a further
 * step. From the next release on columns are only added, so that the version before, which may still be running, goes on
 * working.
 *
 * Personal data is only in `contents` (the form's fields as JSON) and `resumes` (files in pieces).
 * Their padding makes erasing complete: rows that share a page leave copies behind when SQLite moves
 * them, and of each row at most 4061 bytes are in a shared page (https://sqlite.org/fileformat2.html,
 * section 1.6). With 4096 zeros in front, all personal data is in overflow pages, which belong to
 * one row and which secure_delete overwrites as a whole.
 * Times in `deliveries` are Unix milliseconds.
 */
const migrations: readonly { version: number; sql: string }[] = [
  {
    version: 4,
    sql: `
      CREATE TABLE entries (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL CHECK (kind IN ('message', 'application')),
        received_at TEXT NOT NULL,
        suspected INTEGER NOT NULL CHECK (suspected IN (0, 1)),
        mailed_at TEXT,
        mail_token TEXT NOT NULL,
        submission_key TEXT UNIQUE,
        digest BLOB,
        mailed_without_file INTEGER NOT NULL DEFAULT 0 CHECK (mailed_without_file IN (0, 1))
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
        leased_until INTEGER NOT NULL DEFAULT 0,
        without_file INTEGER NOT NULL DEFAULT 0 CHECK (without_file IN (0, 1)),
        unanswered INTEGER NOT NULL DEFAULT 0,
        parked_at INTEGER,
        told_at INTEGER
      ) STRICT;

      -- One row, updated to test whether the store is writable.
      CREATE TABLE probe (at INTEGER NOT NULL) STRICT;
      INSERT INTO probe VALUES (0);

      CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
      INSERT INTO notes VALUES ('secret', lower(hex(randomblob(32))));`,
  },
  {
    version: 8,
    sql: `
      -- Of a file that was not mailed (server/files/); Unix milliseconds.
      ALTER TABLE entries ADD COLUMN link TEXT;
      ALTER TABLE entries ADD COLUMN link_until INTEGER;
      CREATE UNIQUE INDEX entries_link ON entries (link) WHERE link IS NOT NULL;
      ALTER TABLE entries ADD COLUMN reference TEXT;
      -- When the office noted that it has answered; Unix milliseconds.
      ALTER TABLE entries ADD COLUMN answered_at INTEGER;
      CREATE UNIQUE INDEX entries_reference ON entries (reference);

      CREATE TABLE deliveries (
        number INTEGER NOT NULL,
        channel TEXT NOT NULL,
        queued_at INTEGER NOT NULL,
        due_at INTEGER NOT NULL,
        -- Those whose text was sent completely and never answered count in \`unanswered\`, too.
        attempts INTEGER NOT NULL DEFAULT 0,
        first_tried_at INTEGER,
        last_error TEXT,
        parked INTEGER NOT NULL DEFAULT 0 CHECK (parked IN (0, 1)),
        without_file INTEGER NOT NULL DEFAULT 0 CHECK (without_file IN (0, 1)),
        unanswered INTEGER NOT NULL DEFAULT 0,
        -- Kept after a retry, until it is delivered.
        parked_at INTEGER,
        -- When the owner was told that it will be erased without having been delivered.
        told_at INTEGER,
        done_at INTEGER,
        leased_by TEXT,
        leased_until INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (number, channel)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX deliveries_due ON deliveries (channel, due_at) WHERE parked = 0 AND done_at IS NULL;
      INSERT INTO deliveries
        SELECT number, 'mail', queued_at, due_at, attempts, first_tried_at, last_error, parked, without_file,
          unanswered, parked_at, told_at, NULL, leased_by, leased_until FROM mail_queue;
      INSERT INTO deliveries (number, channel, queued_at, due_at, without_file, done_at)
        SELECT number, 'mail', unixepoch(received_at) * 1000, unixepoch(received_at) * 1000, mailed_without_file,
          CAST(round(unixepoch(mailed_at, 'subsec') * 1000) AS INTEGER) FROM entries WHERE mailed_at IS NOT NULL;
      DROP TABLE mail_queue;
      ALTER TABLE entries DROP COLUMN mailed_at;
      ALTER TABLE entries DROP COLUMN mailed_without_file;

      -- Signs nothing any more.
      UPDATE notes SET name = 'storeId' WHERE name = 'secret';
      UPDATE notes SET name = 'erasingAt' WHERE name = 'notedAt';
      DELETE FROM notes WHERE name = 'erasingSuspended';`,
  },
];

/** The newest version, which this program writes. */
const storeVersion: number = migrations.at(-1)?.version ?? 0;

const versionOf = (db: DatabaseSync) => pragmaNumber(db, "user_version");

/**
 * Brings a store to a version in one transaction, which other processes wait for.
 * @throws when another version of the program is needed to read it
 */
export function migrate(db: DatabaseSync, toVersion: number = storeVersion): void {
  if (versionOf(db) < toVersion)
    transaction(db, () => {
      // Read again: another process may have done it meanwhile.
      const from = versionOf(db);
      assertKnown(db);
      for (const { version, sql } of migrations)
        if (version > from && version <= toVersion)
          db.exec(`${sql} PRAGMA user_version = ${version}`);
      const { setNote } = createNotes(db);
      setNote("writtenBy", packageFile.version);
      if (toVersion < storeVersion) return;
      if (from === 0) setNote("newSince", new Date().toISOString());
      else giveReferences(db);
    });
  assertKnown(db);
}

/** To submissions of version 1.2.0. */
function giveReferences(db: DatabaseSync): void {
  const without = db.prepare("SELECT number FROM entries WHERE reference IS NULL").all();
  const give = db.prepare("UPDATE OR IGNORE entries SET reference = ? WHERE number = ?");
  // One that is taken already changes nothing: another one is given in its place.
  for (const { number } of without) while (give.run(newReference(), Number(number)).changes === 0);
}

/** @throws when another version of the program is needed to read a store */
export function assertKnown(db: DatabaseSync): void {
  const version = versionOf(db);
  if (version === 0 || migrations.some((known) => known.version === version)) return;
  throw new Error(
    version > storeVersion
      ? `the store was written by version ${writerOf(db)} of this site, and this is version ${packageFile.version}; start that version or a newer one, or restore a back-up from before it`
      : tooOld(version),
  );
}

/** Of a store that no step leads from, in either engine. */
export const tooOld = (version: number): string =>
  version < 4
    ? `the store (number ${version}) is of a version before 1.2.0; start version 1.2.0 once, which brings it to number 4, and then this one`
    : `the store (number ${version}) was written between two releases; restore a back-up of version 1.2.0 (number 4) from before that`;

function writerOf(db: DatabaseSync): string {
  try {
    const found = db.prepare("SELECT value FROM notes WHERE name = 'writtenBy'").get();
    return String(found?.["value"] ?? "unknown");
  } catch {
    return "unknown";
  }
}
