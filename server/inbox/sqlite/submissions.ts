import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { transaction } from "./sql.ts";
import type {
  Added,
  DestinationName,
  Incoming,
  Kind,
  Resume,
  Submission,
} from "#server/inbox/submission.ts";
import { newReference } from "#server/inbox/reference.ts";
import { digestOf, fieldsOf, submissionOf } from "#server/inbox/stored-fields.ts";

// Deleting a piece blocks other writers for a few milliseconds.
export const pieceBytes = 512 * 1024;

export function createSubmissionStore(db: DatabaseSync) {
  const findByKey = db.prepare("SELECT digest, reference FROM entries WHERE submission_key = ?");
  const isTaken = db.prepare("SELECT 1 FROM entries WHERE reference = ?");
  const insertSubmission = db.prepare(
    `INSERT INTO entries (kind, received_at, suspected, mail_token, submission_key, digest, reference)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertContent = db.prepare("INSERT INTO contents (number, fields) VALUES (?, ?)");
  const insertPiece = db.prepare("INSERT INTO resumes (number, bytes) VALUES (?, ?)");
  const enqueue = db.prepare(
    "INSERT INTO deliveries (number, channel, queued_at, due_at) VALUES (?, ?, ?, ?)",
  );
  const select = `SELECT entries.number, kind, reference, received_at AS receivedAt, suspected, answered_at AS answeredAt,
      mail_token AS mailToken, mail.done_at AS mailedAt, mail.parked, mail.parked_at AS parkedAt,
      mail.without_file AS withoutFile, mail.unanswered, coalesce(mail.attempts, 0) AS mailAttempts,
      mail.last_error AS lastMailError, fields,
      (SELECT json_group_array(json_object('destination', channel, 'parked', parked, 'attempts', attempts,
         'doneAt', done_at, 'lastError', last_error))
       FROM deliveries WHERE number = entries.number AND channel <> 'mail') AS others
    FROM entries JOIN contents USING (number)
      LEFT JOIN deliveries AS mail ON mail.number = entries.number AND mail.channel = 'mail'`;
  const all = db.prepare(`${select} ORDER BY entries.number`);
  const one = db.prepare(`${select} WHERE entries.number = ?`);
  const by = {
    reference: db.prepare("SELECT number FROM entries WHERE reference = ?"),
    key: db.prepare("SELECT number FROM entries WHERE submission_key = ?"),
  };
  const untold = db.prepare(
    `${select} WHERE kind = ? AND received_at < ? AND mail.done_at IS NULL
       AND (mail.told_at IS NULL OR mail.told_at > ?)
     ORDER BY received_at LIMIT ?`,
  );
  const unreachable = db.prepare(
    `${select} WHERE entries.number IN (SELECT number FROM deliveries WHERE channel = 'reply' AND done_at IS NOT NULL
       AND last_error IS NOT NULL AND told_at IS NULL) ORDER BY entries.number LIMIT ?`,
  );
  const pieces = db.prepare("SELECT bytes FROM resumes WHERE number = ? ORDER BY piece");
  const link = db.prepare(
    `UPDATE entries SET link = iif(link_until > :now, link, :link), link_until = :until
     WHERE number = :number RETURNING link`,
  );
  const linked = db.prepare(
    "SELECT number FROM entries WHERE link = ? AND link_until > ? AND link_until <= ?",
  );
  const accept = db.prepare(
    "UPDATE entries SET suspected = 0 WHERE number IN (SELECT value FROM json_each(?))",
  );

  const answered = db.prepare(
    "UPDATE entries SET answered_at = ? WHERE number IN (SELECT value FROM json_each(?))",
  );

  function insert(
    incoming: Incoming,
    digest: Buffer | null,
    reference: string,
    others: readonly DestinationName[],
  ): void {
    const { kind, receivedAt, suspected, key } = incoming;
    const row = [kind, receivedAt.toISOString(), Number(suspected), randomUUID()] as const;
    const { lastInsertRowid } = insertSubmission.run(...row, key ?? null, digest, reference);
    const number = Number(lastInsertRowid);
    insertContent.run(number, JSON.stringify(fieldsOf(incoming)));
    if (incoming.kind === "application") {
      const { bytes } = incoming.resume;
      for (let at = 0; at < bytes.byteLength; at += pieceBytes)
        insertPiece.run(number, bytes.subarray(at, at + pieceBytes));
    }
    for (const destination of ["mail", ...others])
      enqueue.run(number, destination, receivedAt.getTime(), receivedAt.getTime());
  }

  function unusedReference(): string {
    for (;;) {
      const reference = newReference();
      if (!isTaken.get(reference)) return reference;
    }
  }

  function get(number: number): Submission | undefined {
    const row = one.get(number);
    return row && submissionOf(row);
  }

  return {
    add(incoming: Incoming, others: readonly DestinationName[] = []): Added {
      const digest = incoming.key === undefined ? null : digestOf(incoming);
      return transaction(db, (): Added => {
        // Without a key it finds nothing: NULL equals nothing.
        const existing = findByKey.get(incoming.key ?? null);
        if (!existing) {
          const reference = unusedReference();
          insert(incoming, digest, reference, others);
          return { outcome: "stored", reference };
        }
        // BLOB of a STRICT table
        if (!digest?.equals(existing["digest"] as Uint8Array)) return { outcome: "conflict" };
        return { outcome: "repeated", reference: String(existing["reference"]) };
      });
    },
    find: (column: "reference" | "key", value: string) =>
      by[column].get(value)?.["number"] as number | undefined, // INTEGER
    *submissions(): Iterable<Submission> {
      for (const row of all.iterate()) yield submissionOf(row);
    },
    get,
    untold: (kind: Kind, receivedBefore: Date, now: Date, limit: number) =>
      untold.all(kind, receivedBefore.toISOString(), now.getTime(), limit).map(submissionOf),
    unreachable: (limit: number) => unreachable.all(limit).map(submissionOf),
    resume(number: number): Resume | undefined {
      const submission = get(number);
      if (submission?.kind !== "application") return undefined;
      const bytes = Buffer.concat(pieces.all(number).map((row) => row["bytes"] as Uint8Array)); // BLOB, too
      const { name, mediaType } = submission.resume;
      return { name, mediaType, bytes };
    },
    linkFile(number: number, value: string, now: Date, until: Date): string {
      const times = { now: now.getTime(), until: until.getTime() };
      return String(link.get({ number, link: value, ...times })?.["link"]);
    },
    linkedFile: (value: string, now: Date, furthest: Date) =>
      linked.get(value, now.getTime(), furthest.getTime())?.["number"] as number | undefined, // INTEGER
    accept: (numbers: readonly number[]) => void accept.run(JSON.stringify(numbers)),
    markAnswered: (numbers: readonly number[], at: Date | undefined) =>
      void answered.run(at?.getTime() ?? null, JSON.stringify(numbers)),
  };
}
