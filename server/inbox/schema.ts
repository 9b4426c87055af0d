import type { DatabaseSync } from "node:sqlite";

/**
 * One entry a version, only ever appended to: `user_version` counts those already applied.
 * AUTOINCREMENT, so that the number of a deleted message is never given to another.
 */
const migrations = [
  `CREATE TABLE messages (
     number INTEGER PRIMARY KEY AUTOINCREMENT,
     received_at TEXT NOT NULL,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     phone TEXT NOT NULL,
     company TEXT NOT NULL,
     subject TEXT NOT NULL,
     message TEXT NOT NULL,
     mailed_at TEXT,
     last_mail_error TEXT
   ) STRICT;
   CREATE INDEX messages_unmailed ON messages (number) WHERE mailed_at IS NULL;`,
];

/**
 * Brings a database to the newest version, each step whole or not at all.
 * @throws Error when the file was written by a newer version of the site
 */
export function migrate(db: DatabaseSync): void {
  // Taken before reading the version, so that two processes starting at once take turns.
  db.exec("BEGIN IMMEDIATE");
  try {
    const row = db.prepare("PRAGMA user_version").get();
    const version = Number(row?.["user_version"] ?? 0);
    if (version > migrations.length) {
      throw new Error("The message store was written by a newer version of this site.");
    }
    for (const step of migrations.slice(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    db.exec("COMMIT");
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}
