import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { transaction } from "./sql.ts";
import type { Added, Submission, Incoming, Kind, Resume } from "#server/inbox/submission.ts";
import { digestOf, fieldsOf, mailState } from "#server/inbox/stored-fields.ts";

// Deleting a piece blocks other writers for a few milliseconds.
export const pieceBytes = 512 * 1024;

export function createSubmissionStore(db: DatabaseSync) {
  const findByKey = db.prepare("SELECT digest FROM entries WHERE submission_key = ?");
  const insertSubmission = db.prepare(
    `INSERT INTO entries (kind, received_at, suspected, mail_token, submission_key, digest)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const insertContent = db.prepare("INSERT INTO contents (number, fields) VALUES (?, ?)");
  const insertPiece = db.prepare("INSERT INTO resumes (number, bytes) VALUES (?, ?)");
  const enqueue = db.prepare("INSERT INTO mail_queue (number, queued_at, due_at) VALUES (?, ?, ?)");
  const select = `SELECT number, kind, received_at AS receivedAt, suspected, mailed_at AS mailedAt,
      mailed_without_file AS mailedWithoutFile, mail_token AS mailToken, parked, parked_at AS parkedAt,
      coalesce(unanswered, 0) AS unanswered, coalesce(attempts, 0) AS mailAttempts,
      last_error AS lastMailError, fields
    FROM entries JOIN contents USING (number) LEFT JOIN mail_queue USING (number)`;
  const all = db.prepare(`${select} ORDER BY number`);
  const one = db.prepare(`${select} WHERE number = ?`);
  const untold = db.prepare(
    `${select} WHERE kind = ? AND received_at < ? AND queued_at IS NOT NULL AND told_at IS NULL
     ORDER BY received_at LIMIT ?`,
  );
  const pieces = db.prepare("SELECT bytes FROM resumes WHERE number = ? ORDER BY piece");
  const link = db.prepare(
    `UPDATE entries SET link = iif(link_until > :now, link, :link), link_until = :until
     WHERE number = :number RETURNING link`,
  );
  const linked = db.prepare("SELECT number FROM entries WHERE link = ? AND link_until > ?");
  const accept = db.prepare(
    "UPDATE entries SET suspected = 0 WHERE number IN (SELECT value FROM json_each(?))",
  );

  function insert(incoming: Incoming, digest: Buffer | null): void {
    const { kind, receivedAt, suspected, key } = incoming;
    const row = [kind, receivedAt.toISOString(), Number(suspected), randomUUID()] as const;
    const number = Number(insertSubmission.run(...row, key ?? null, digest).lastInsertRowid);
    insertContent.run(number, JSON.stringify(fieldsOf(incoming)));
    if (incoming.kind === "application") {
      const { bytes } = incoming.resume;
      for (let at = 0; at < bytes.byteLength; at += pieceBytes)
        insertPiece.run(number, bytes.subarray(at, at + pieceBytes));
    }
    enqueue.run(number, receivedAt.getTime(), receivedAt.getTime());
  }

  function get(number: number): Submission | undefined {
    const row = one.get(number);
    return row && toSubmission(row);
  }

  return {
    add(incoming: Incoming): Added {
      const digest = incoming.key === undefined ? null : digestOf(incoming);
      return transaction(db, () => {
        // Without a key it finds nothing: NULL equals nothing.
        const existing = findByKey.get(incoming.key ?? null);
        if (!existing) insert(incoming, digest);
        // BLOB of a STRICT table
        else if (!digest?.equals(existing["digest"] as Uint8Array)) return "conflict";
        return existing ? "repeated" : "stored";
      });
    },
    *submissions(): Iterable<Submission> {
      for (const row of all.iterate()) yield toSubmission(row);
    },
    get,
    untold: (kind: Kind, receivedBefore: Date, limit: number) =>
      untold.all(kind, receivedBefore.toISOString(), limit).map(toSubmission),
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
    linkedFile: (value: string, now: Date) =>
      linked.get(value, now.getTime())?.["number"] as number | undefined, // INTEGER
    accept: (numbers: readonly number[]) => void accept.run(JSON.stringify(numbers)),
  };
}

function toSubmission(row: Record<string, unknown>): Submission {
  const { fields, parked, parkedAt, unanswered, suspected, mailedWithoutFile, ...rest } = row;
  return {
    ...rest,
    suspected: suspected === 1,
    mail: mailState(parked === null ? null : parked === 1, Number(unanswered)),
    mailedWithoutFile: mailedWithoutFile === 1,
    parkedAt: typeof parkedAt === "number" ? new Date(parkedAt).toISOString() : null,
    ...JSON.parse(String(fields)),
  } as Submission; // columns as selected, typed by STRICT
}
