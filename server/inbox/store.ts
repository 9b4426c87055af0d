import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ContactMessage } from "#contract/contact.ts";
import { migrate } from "./schema.ts";

export type StoredMessage = ContactMessage & {
  number: number;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** ISO 8601, UTC; null until a mail server has taken it. */
  mailedAt: string | null;
  lastMailError: string | null;
};

export type MessageStore = {
  /** Committed and flushed to disk when it returns. @returns its number @throws when it cannot */
  add(message: ContactMessage, receivedAt: Date): number;
  /** Oldest first. */
  list(): StoredMessage[];
  get(number: number): StoredMessage | undefined;
  /** @returns whether there was such a message */
  remove(number: number): boolean;
  /** Those no mail server has taken yet, oldest first. */
  unmailed(): StoredMessage[];
  markMailed(number: number, at: Date): void;
  markMailFailed(number: number, error: string): void;
  close(): void;
};

// The command line deletes within milliseconds; longer than this and something is stuck.
const busyTimeoutMs = 3000;

const columns = `number, received_at AS receivedAt, name, email, phone, company, subject, message,
  mailed_at AS mailedAt, last_mail_error AS lastMailError`;

export const storePath = (dataDir: string): string => join(dataDir, "messages.sqlite");

/** Whether a store was ever opened there; asking creates nothing. */
export const storeExists = (dataDir: string): boolean => existsSync(storePath(dataDir));

/**
 * Opens the messages kept in a folder and creates both when missing, for the owner's eyes only.
 * A folder that exists keeps its permissions: it may be shared for reasons of its own.
 * @throws when the folder cannot be written or the file is no database
 */
export function openStore(dataDir: string): MessageStore {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // SQLite gives its -wal and -shm files the permissions of this one.
  closeSync(openSync(storePath(dataDir), "a", 0o600));
  const db = new DatabaseSync(storePath(dataDir), { timeout: busyTimeoutMs });
  try {
    // FULL, because in WAL mode NORMAL may lose the last commits when the power goes.
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;`);
    migrate(db);
    return messagesIn(db);
  } catch (error) {
    db.close();
    throw error;
  }
}

function messagesIn(db: DatabaseSync): MessageStore {
  const insert = db.prepare(
    `INSERT INTO messages (received_at, name, email, phone, company, subject, message)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const all = db.prepare(`SELECT ${columns} FROM messages ORDER BY number`);
  const one = db.prepare(`SELECT ${columns} FROM messages WHERE number = ?`);
  const waiting = db.prepare(
    `SELECT ${columns} FROM messages WHERE mailed_at IS NULL ORDER BY number`,
  );
  const erase = db.prepare("DELETE FROM messages WHERE number = ?");
  const mailed = db.prepare(
    "UPDATE messages SET mailed_at = ?, last_mail_error = NULL WHERE number = ?",
  );
  const failed = db.prepare("UPDATE messages SET last_mail_error = ? WHERE number = ?");

  return {
    add(m, receivedAt) {
      const row = [m.name, m.email, m.phone, m.company, m.subject, m.message];
      return Number(insert.run(receivedAt.toISOString(), ...row).lastInsertRowid);
    },
    list: () => all.all().map(toMessage),
    get(number) {
      const row = one.get(number);
      return row && toMessage(row);
    },
    remove(number) {
      const removed = erase.run(number).changes > 0;
      // Otherwise the text lives on in the write-ahead log. Busy readers only put it off.
      if (removed) db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      return removed;
    },
    unmailed: () => waiting.all().map(toMessage),
    markMailed: (number, at) => void mailed.run(at.toISOString(), number),
    markMailFailed: (number, error) => void failed.run(error, number),
    close: () => db.close(),
  };
}

// The columns are named and typed by the STRICT table above; node:sqlite cannot know that.
const toMessage = (row: object): StoredMessage => ({ ...row }) as StoredMessage;
