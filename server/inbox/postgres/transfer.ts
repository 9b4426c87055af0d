import type { QueuedMail, StoreContents, StoredSubmission } from "#server/inbox/contents.ts";
import { NotEmptyError, type Store } from "#server/inbox/store.ts";
import { createNotes } from "./notes.ts";
import type { Query, Sessions } from "./sessions.ts";

type Row = Record<string, unknown>;

// Of 5 MB each.
const pageSize = 4;

const select = `SELECT number, kind, received_at AS "receivedAt", suspected, mailed_at AS "mailedAt",
    mailed_without_file AS "mailedWithoutFile", mail_token AS "mailToken", submission_key AS key, digest, fields,
    resume, queued_at AS "queuedAt", due_at AS "dueAt", attempts, first_tried_at AS "firstTriedAt",
    last_error AS "lastError", parked, without_file AS "withoutFile", unanswered, parked_at AS "parkedAt",
    told_at AS "toldAt"
  FROM inbox.entries JOIN inbox.contents USING (number) LEFT JOIN inbox.mail_queue USING (number)
  WHERE number > $1 ORDER BY number LIMIT ${pageSize}`;

/** Reading and writing a store as a whole (see the contract, store.ts). */
export const createTransfer = ({ transaction }: Sessions): Pick<Store, "snapshot" | "putAll"> => ({
  snapshot: (read) =>
    transaction(
      async (query) => {
        const { note } = createNotes(query);
        const notes = {
          storeId: (await note("storeId")) ?? "",
          notedAt: await note("notedAt"),
          erasingSuspended: await note("erasingSuspended"),
        };
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
        for (const name of ["storeId", "notedAt", "erasingSuspended"] as const)
          await setNote(name, notes[name]);
        await setNote("newSince", undefined); // has a past
      },
      { again: false, statementMs: 60_000 },
    ),
});

async function* storedBy(query: Query): AsyncIterable<StoredSubmission> {
  for (let last = 0; ;) {
    const page = await query(select, [last]);
    for (const row of page) yield toStored(row);
    if (page.length < pageSize) return;
    last = Number(page.at(-1)?.["number"]);
  }
}

async function insert(query: Query, submission: StoredSubmission): Promise<void> {
  const { number, kind, suspected, mailedWithoutFile, mailToken, key, digest } = submission;
  const { fields, resume, queued } = submission;
  const bytes = Buffer.byteLength(fields) + (resume?.byteLength ?? 0);
  const [receivedAt, mailedAt] = [iso(submission.receivedAt), iso(submission.mailedAt)];
  await query(
    `INSERT INTO inbox.entries (number, kind, received_at, suspected, mailed_at, mailed_without_file, mail_token,
       submission_key, digest, bytes) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      number,
      kind,
      receivedAt,
      suspected,
      mailedAt,
      mailedWithoutFile,
      mailToken,
      key,
      digest,
      bytes,
    ],
  );
  await query("INSERT INTO inbox.contents VALUES ($1, $2, $3)", [number, fields, resume ?? null]);
  if (!queued) return;
  const { attempts, lastError, parked, withoutFile, unanswered } = queued;
  const { queuedAt, dueAt, firstTriedAt, parkedAt, toldAt } = queued;
  const times = [queuedAt, dueAt, firstTriedAt, parkedAt, toldAt].map(iso);
  await query(
    `INSERT INTO inbox.mail_queue (number, attempts, last_error, parked, without_file, unanswered, queued_at,
       due_at, first_tried_at, parked_at, told_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [number, attempts, lastError, parked, withoutFile, unanswered, ...times],
  );
}

function toStored(row: Row): StoredSubmission {
  const { attempts, lastError, parked, withoutFile, unanswered, ...more } = row;
  const { queuedAt, dueAt, firstTriedAt, parkedAt, toldAt, ...submission } = more;
  const queued = {
    attempts,
    lastError,
    parked,
    withoutFile,
    unanswered,
    queuedAt: ms(queuedAt),
    dueAt: ms(dueAt),
    firstTriedAt: ms(firstTriedAt),
    parkedAt: ms(parkedAt),
    toldAt: ms(toldAt),
  } as QueuedMail; // as selected
  return {
    ...submission,
    number: Number(submission["number"]),
    receivedAt: ms(submission["receivedAt"]),
    mailedAt: ms(submission["mailedAt"]),
    resume: submission["resume"] ?? undefined,
    queued: queuedAt === null ? undefined : queued,
  } as StoredSubmission; // as selected
}

const ms = (time: unknown): number | null => (time instanceof Date ? time.getTime() : null);
const iso = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();
