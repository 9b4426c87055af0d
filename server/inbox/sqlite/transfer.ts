import type { DatabaseSync } from "node:sqlite";
import { keptNotes, type StoreContents, type StoredSubmission } from "#server/inbox/contents.ts";
import { NotEmptyError, type Store } from "#server/inbox/store.ts";
import { storedOf } from "#server/inbox/stored-fields.ts";
import { openDatabase } from "./database.ts";
import { pieceBytes } from "./submissions.ts";
import { createNotes } from "./notes.ts";

const deliveryColumns = `channel AS destination, queued_at AS queuedAt, due_at AS dueAt, attempts, first_tried_at AS firstTriedAt,
  last_error AS lastError, parked, without_file AS withoutFile, unanswered, parked_at AS parkedAt, told_at AS toldAt,
  done_at AS doneAt`;

/**
 * Reading and writing a store as a whole (see the contract, store.ts). On a connection of its own: others may use the
 * store's between two submissions.
 */
export const createTransfer = (dataDir: string): Pick<Store, "snapshot" | "putAll"> => ({
  async snapshot(read) {
    using db = openDatabase(dataDir);
    // A transaction sees the store as it was at its first read.
    db.exec("BEGIN");
    const { note } = createNotes(db);
    const notes = Object.fromEntries(keptNotes.map((name) => [name, note(name)]));
    const last = db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'entries'").get();
    return await read({ submissions: storedIn(db), notes, lastNumber: Number(last?.["seq"] ?? 0) });
  },
  async putAll({ submissions, notes, lastNumber }: StoreContents) {
    using db = openDatabase(dataDir);
    const insert = createInsert(db);
    const { setNote } = createNotes(db);
    // Without COMMIT, closing the connection rolls back.
    db.exec("BEGIN IMMEDIATE");
    if (db.prepare("SELECT 1 FROM entries LIMIT 1").get()) throw new NotEmptyError();
    for await (const submission of submissions) insert(submission);
    // SQLite has no row here until the first submission.
    db.exec("DELETE FROM sqlite_sequence WHERE name = 'entries'");
    db.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES ('entries', ?)").run(lastNumber);
    for (const name of keptNotes) setNote(name, notes[name]);
    setNote("newSince", undefined); // has a past
    db.exec("COMMIT");
  },
});

async function* storedIn(db: DatabaseSync): AsyncIterable<StoredSubmission> {
  const all = db.prepare(
    `SELECT number, kind, received_at AS receivedAt, suspected, answered_at AS answeredAt, mail_token AS mailToken, reference,
       submission_key AS key, digest, fields
     FROM entries JOIN contents USING (number) ORDER BY number`,
  );
  const deliveries = db.prepare(
    `SELECT ${deliveryColumns} FROM deliveries WHERE number = ? ORDER BY channel`,
  );
  const pieces = db.prepare("SELECT bytes FROM resumes WHERE number = ? ORDER BY piece");
  for (const row of all.iterate()) {
    const number = Number(row["number"]);
    const isFile = row["kind"] === "application";
    const bytes = isFile ? pieces.all(number).map((piece) => piece["bytes"] as Uint8Array) : []; // BLOB
    yield storedOf(row, isFile ? Buffer.concat(bytes) : undefined, deliveries.all(number));
  }
}

function createInsert(db: DatabaseSync) {
  const insertSubmission = db.prepare(
    `INSERT INTO entries (number, kind, received_at, suspected, answered_at, mail_token, reference, submission_key, digest)
     VALUES (:number, :kind, :receivedAt, :suspected, :answeredAt, :mailToken, :reference, :key, :digest)`,
  );
  const insertContent = db.prepare("INSERT INTO contents (number, fields) VALUES (?, ?)");
  const insertPiece = db.prepare("INSERT INTO resumes (number, bytes) VALUES (?, ?)");
  const enqueue = db.prepare(
    `INSERT INTO deliveries (number, channel, queued_at, due_at, attempts, first_tried_at, last_error, parked,
       without_file, unanswered, parked_at, told_at, done_at)
     VALUES (:number, :destination, :queuedAt, :dueAt, :attempts, :firstTriedAt, :lastError, :parked,
       :withoutFile, :unanswered, :parkedAt, :toldAt, :doneAt)`,
  );
  return ({ fields, resume, deliveries, ...entry }: StoredSubmission) => {
    const { number } = entry;
    const receivedAt = new Date(entry.receivedAt).toISOString();
    insertSubmission.run({ ...entry, receivedAt, suspected: Number(entry.suspected) });
    insertContent.run(number, fields);
    for (let at = 0; at < (resume?.byteLength ?? 0); at += pieceBytes)
      insertPiece.run(number, resume?.subarray(at, at + pieceBytes) ?? null);
    for (const { parked, withoutFile, ...it } of deliveries)
      enqueue.run({ ...it, number, parked: Number(parked), withoutFile: Number(withoutFile) });
  };
}
