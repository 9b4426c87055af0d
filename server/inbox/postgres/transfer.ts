import { keptNotes, type StoreContents, type StoredSubmission } from "#server/inbox/contents.ts";
import { NotEmptyError, type Store } from "#server/inbox/store.ts";
import { storedOf } from "#server/inbox/stored-fields.ts";
import { createNotes } from "./notes.ts";
import type { Query, Sessions } from "./sessions.ts";

// Of 5 MB each.
const pageSize = 4;

const select = `SELECT number, kind, received_at AS "receivedAt", suspected, answered_at AS "answeredAt", mail_token AS "mailToken", reference,
    submission_key AS key, digest, fields, resume
  FROM inbox.entries JOIN inbox.contents USING (number)
  WHERE number > $1 ORDER BY number LIMIT ${pageSize}`;
const selectDeliveries = `SELECT number, channel AS destination, queued_at AS "queuedAt", due_at AS "dueAt", attempts,
    first_tried_at AS "firstTriedAt", last_error AS "lastError", parked, without_file AS "withoutFile", unanswered,
    parked_at AS "parkedAt", told_at AS "toldAt", done_at AS "doneAt"
  FROM inbox.deliveries WHERE number = ANY($1::bigint[]) ORDER BY channel COLLATE "C"`;

/** Reading and writing a store as a whole (see the contract, store.ts). */
export const createTransfer = ({ transaction }: Sessions): Pick<Store, "snapshot" | "putAll"> => ({
  snapshot: (read) =>
    transaction(
      async (query) => {
        const { note } = createNotes(query);
        const notes: StoreContents["notes"] = {};
        for (const name of keptNotes) notes[name] = await note(name);
        const [last] = await query(
          "SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence('inbox.entries', 'number')::regclass), 0) AS number",
        );
        return read({ submissions: storedBy(query), notes, lastNumber: Number(last?.["number"]) });
      },
      { again: false, statementMs: 60_000, mode: " ISOLATION LEVEL REPEATABLE READ, READ ONLY" },
    ),
  putAll: ({ submissions, notes, lastNumber }: StoreContents) =>
    transaction(
      async (query) => {
        // Servers that are already running wait, and then do what they would.
        await query("LOCK TABLE inbox.entries IN EXCLUSIVE MODE");
        const [found] = await query("SELECT number FROM inbox.entries LIMIT 1");
        if (found) throw new NotEmptyError();
        for await (const submission of submissions) await insert(query, submission);
        if (lastNumber > 0)
          await query(
            "SELECT setval(pg_get_serial_sequence('inbox.entries', 'number')::regclass, $1)",
            [lastNumber],
          );
        const { setNote } = createNotes(query);
        for (const name of keptNotes) await setNote(name, notes[name]);
        await setNote("newSince", undefined); // has a past
      },
      { again: false, statementMs: 60_000 },
    ),
});

async function* storedBy(query: Query): AsyncIterable<StoredSubmission> {
  for (let last = 0; ;) {
    const page = await query(select, [last]);
    const deliveries = await query(selectDeliveries, [page.map(({ number }) => number)]);
    for (const { resume, ...row } of page) {
      const own = deliveries.filter(({ number }) => number === row["number"]);
      yield storedOf(row, resume ?? undefined, own);
    }
    if (page.length < pageSize) return;
    last = Number(page.at(-1)?.["number"]);
  }
}

async function insert(query: Query, submission: StoredSubmission): Promise<void> {
  const { number, kind, suspected, mailToken, reference, key, digest, fields, resume } = submission;
  const bytes = Buffer.byteLength(fields) + (resume?.byteLength ?? 0);
  const receivedAt = iso(submission.receivedAt);
  const answeredAt = iso(submission.answeredAt);
  const row = [number, kind, receivedAt, suspected, mailToken, reference, key, digest, bytes];
  await query(
    `INSERT INTO inbox.entries (number, kind, received_at, suspected, mail_token, reference, submission_key, digest,
       bytes, answered_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [...row, answeredAt],
  );
  await query("INSERT INTO inbox.contents VALUES ($1, $2, $3)", [number, fields, resume ?? null]);
  for (const delivery of submission.deliveries) {
    const { destination, attempts, lastError, parked, withoutFile, unanswered } = delivery;
    const { queuedAt, dueAt, firstTriedAt, parkedAt, toldAt, doneAt } = delivery;
    const times = [queuedAt, dueAt, firstTriedAt, parkedAt, toldAt, doneAt].map(iso);
    await query(
      `INSERT INTO inbox.deliveries (number, channel, attempts, last_error, parked, without_file, unanswered,
         queued_at, due_at, first_tried_at, parked_at, told_at, done_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [number, destination, attempts, lastError, parked, withoutFile, unanswered, ...times],
    );
  }
}

const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();
