/**
 * Contact messages only, in one table.
 * AUTOINCREMENT, so that the number of a deleted message is never given to another.
 */
export const firstVersion = `
  CREATE TABLE messages (
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
  CREATE INDEX messages_unmailed ON messages (number) WHERE mailed_at IS NULL;`;
