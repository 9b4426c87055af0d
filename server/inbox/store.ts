import { acceptingIn, type Accepting } from "./accepting.ts";
import { addingTo, type Adding } from "./adding.ts";
import { openDatabase } from "./database.ts";
import { erasingFrom, type Erasing } from "./erasing.ts";
import { queueIn, type MailQueue } from "./queue.ts";
import { readingFrom, type Reading } from "./reading.ts";

export { storeExists, storePath } from "./database.ts";
export type { ApplicationFields, Incoming } from "./entry.ts";

/** The inbox: what visitors sent, and what of it is still to be mailed. */
export type MessageStore = Adding & Reading & MailQueue & Accepting & Erasing & { close(): void };

/**
 * Opens the store of a folder and creates both when missing, for the owner's eyes only.
 * @throws when the folder cannot be written or the file is no database
 */
export function openStore(dataDir: string): MessageStore {
  const db = openDatabase(dataDir);
  return {
    ...addingTo(db),
    ...readingFrom(db),
    ...queueIn(db),
    ...acceptingIn(db),
    ...erasingFrom(db),
    close: () => db.close(),
  };
}
