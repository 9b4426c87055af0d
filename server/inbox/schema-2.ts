/**
 * Applications beside messages, a queue for mail, and keys that make sending twice harmless.
 *
 * `entries` has what both kinds have and what a list shows, so that a list reads no long text.
 * Everything else about an entry hangs on its row and goes with it. Times of the queue are
 * milliseconds since 1970.
 *
 * Résumés have a table of their own, that nothing but reading one ever touches. The zeros before
 * the bytes fill what SQLite keeps of a row in the page it shares with others (4061 bytes of 4096
 * at most, https://sqlite.org/fileformat2.html, section 1.6), so that the bytes are in pages of
 * their own, which secure_delete overwrites as a whole. Wiping (erasing.ts) relies on that.
 */
const tables = `
  CREATE TABLE entries (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('message', 'application')),
    received_at TEXT NOT NULL,
    suspected INTEGER NOT NULL CHECK (suspected IN (0, 1)),
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    subject TEXT NOT NULL,
    mailed_at TEXT,
    mail_token TEXT NOT NULL,
    submission_key TEXT UNIQUE,
    digest BLOB
  ) STRICT;
  CREATE INDEX entries_received ON entries (kind, received_at);

  CREATE TABLE messages (
    number INTEGER PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
    phone TEXT NOT NULL,
    company TEXT NOT NULL,
    message TEXT NOT NULL
  ) STRICT;

  CREATE TABLE applications (
    number INTEGER PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
    phone_number TEXT NOT NULL,
    location TEXT NOT NULL,
    github_url TEXT NOT NULL,
    linkedin_url TEXT NOT NULL,
    cover_letter TEXT NOT NULL,
    resume_name TEXT NOT NULL,
    resume_type TEXT NOT NULL,
    resume_size INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE resumes (
    number INTEGER PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
    padding BLOB NOT NULL DEFAULT (zeroblob(4096)),
    bytes BLOB NOT NULL
  ) STRICT;

  CREATE TABLE mail_queue (
    number INTEGER PRIMARY KEY REFERENCES entries ON DELETE CASCADE,
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

  -- A row: something was deleted, and its traces are not yet wiped out of the file.
  CREATE TABLE traces (number INTEGER PRIMARY KEY AUTOINCREMENT) STRICT;
  -- Always empty; written to and taken back to see whether writing works.
  CREATE TABLE probes (at TEXT NOT NULL) STRICT;`;

// The first version built Message-IDs out of number and time. A mail may have gone out under one
// and its confirmation been lost, so that name stays.
const oldToken = `'message-' || number || '.' ||
  CAST(round(unixepoch(received_at, 'subsec') * 1000) AS INTEGER)`;

export const secondVersion = `
  ALTER TABLE messages RENAME TO messages_1;
  DROP INDEX messages_unmailed;
  ${tables}
  INSERT INTO entries (number, kind, received_at, suspected, name, email, subject, mailed_at, mail_token)
    SELECT number, 'message', received_at, 0, name, email, subject, mailed_at, ${oldToken}
    FROM messages_1;
  INSERT INTO messages (number, phone, company, message)
    SELECT number, phone, company, message FROM messages_1;
  INSERT INTO mail_queue (number, queued_at, due_at, last_error)
    SELECT number, unixepoch(received_at) * 1000, 0, last_mail_error
    FROM messages_1 WHERE mailed_at IS NULL;
  -- Numbers go on where they were, also when the last ones have been deleted.
  DELETE FROM sqlite_sequence WHERE name = 'entries';
  INSERT INTO sqlite_sequence (name, seq)
    SELECT 'entries', seq FROM sqlite_sequence WHERE name = 'messages_1';
  INSERT INTO traces (number) SELECT 1 WHERE EXISTS (SELECT 1 FROM messages_1);
  DROP TABLE messages_1;`;
