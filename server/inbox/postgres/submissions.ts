import { randomUUID } from "node:crypto";
import type { Added, Submission, Incoming, Kind, Resume } from "#server/inbox/submission.ts";
import { digestOf, fieldsOf, mailState } from "#server/inbox/stored-fields.ts";
import { StoreAwayError } from "#server/inbox/store.ts";
import type { Query, Sessions } from "./sessions.ts";

type Row = Record<string, unknown>;

const select = `SELECT number, kind, received_at AS "receivedAt", suspected, mailed_at AS "mailedAt",
    mailed_without_file AS "mailedWithoutFile", mail_token AS "mailToken", parked, parked_at AS "parkedAt",
    coalesce(unanswered, 0) AS unanswered, coalesce(attempts, 0) AS "mailAttempts",
    last_error AS "lastMailError", fields
  FROM inbox.entries JOIN inbox.contents USING (number) LEFT JOIN inbox.mail_queue USING (number)`;

// Submission, text and place in the queue in one statement. Nothing happens when the key or this very submission is there.
const insert = `
  WITH submission AS (
    INSERT INTO inbox.entries (kind, received_at, suspected, mail_token, submission_key, digest, bytes)
    SELECT $1, $2, $3, $4, $5, $6, $7
    WHERE NOT EXISTS (SELECT FROM inbox.entries WHERE submission_key = $5 OR mail_token = $4)
    ON CONFLICT DO NOTHING RETURNING number
  ), content AS (
    INSERT INTO inbox.contents SELECT number, $8, $9 FROM submission
  ), queued AS (
    INSERT INTO inbox.mail_queue (number, queued_at, due_at) SELECT number, $2, $2 FROM submission
  ) SELECT number FROM submission`;

/** Submissions read at a time. */
const pageSize = 100;

export function createSubmissionStore({ transaction }: Sessions, onAdded: (bytes: number) => void) {
  const rows = (sql: string, values: readonly unknown[]) =>
    transaction((query) => query(sql, values));
  const get = async (number: number): Promise<Submission | undefined> =>
    (await rows(`${select} WHERE number = $1`, [number])).map(toSubmission)[0];

  return {
    async add(incoming: Incoming): Promise<Added> {
      const { kind, receivedAt, suspected, key = null } = incoming;
      const digest = key === null ? null : digestOf(incoming);
      const fields = JSON.stringify(fieldsOf(incoming));
      const resume = incoming.kind === "application" ? incoming.resume.bytes : null;
      const bytes = Buffer.byteLength(fields) + (resume?.byteLength ?? 0);
      // The same in a second attempt, which so finds what the first one stored before its answer was lost.
      const token = randomUUID();
      const submission = [kind, receivedAt.toISOString(), suspected, token, key, digest, bytes];
      const added = await transaction(async (query): Promise<Added> => {
        const [stored] = await query(insert, [...submission, fields, resume]);
        return stored ? "stored" : whatIsThere(query, token, key, digest);
      });
      if (added === "stored") onAdded(bytes);
      return added;
    },
    async *submissions(): AsyncIterable<Submission> {
      for (let last = 0; ;) {
        const sql = `${select} WHERE number > $1 ORDER BY number LIMIT ${pageSize}`;
        const page = await rows(sql, [last]);
        for (const row of page) yield toSubmission(row);
        if (page.length < pageSize) return;
        last = Number(page.at(-1)?.["number"]);
      }
    },
    get,
    untold: async (kind: Kind, receivedBefore: Date, limit: number): Promise<Submission[]> =>
      (
        await rows(
          `${select} WHERE kind = $1 AND received_at < $2 AND queued_at IS NOT NULL AND told_at IS NULL
           ORDER BY received_at LIMIT $3`,
          [kind, receivedBefore.toISOString(), limit],
        )
      ).map(toSubmission),
    async resume(number: number): Promise<Resume | undefined> {
      const submission = await get(number);
      if (submission?.kind !== "application") return undefined;
      const [row] = await rows("SELECT resume FROM inbox.contents WHERE number = $1", [number]);
      if (!row) return undefined; // deleted meanwhile
      const { name, mediaType } = submission.resume;
      return { name, mediaType, bytes: row["resume"] as Buffer }; // bytea
    },
    async linkFile(number: number, link: string, now: Date, until: Date): Promise<string> {
      const [row] = await rows(
        `UPDATE inbox.entries SET link = CASE WHEN link_until > $1 THEN link ELSE $2 END, link_until = $3
         WHERE number = $4 RETURNING link`,
        [now.toISOString(), link, until.toISOString(), number],
      );
      return String(row?.["link"]);
    },
    async linkedFile(link: string, now: Date): Promise<number | undefined> {
      const [row] = await rows(
        "SELECT number FROM inbox.entries WHERE link = $1 AND link_until > $2",
        [link, now.toISOString()],
      );
      return row && Number(row["number"]);
    },
    async accept(numbers: readonly number[]): Promise<void> {
      await rows("UPDATE inbox.entries SET suspected = false WHERE number = ANY($1::bigint[])", [
        numbers,
      ]);
    },
  };
}

/** Why nothing was stored. */
async function whatIsThere(
  query: Query,
  token: string,
  key: string | null,
  digest: Buffer | null,
): Promise<Added> {
  const [found] = await query(
    `SELECT mail_token AS token, digest FROM inbox.entries WHERE submission_key = $1 OR mail_token = $2`,
    [key, token],
  );
  if (!found) throw new StoreAwayError("The submission of this key was deleted in this moment.");
  if (found["token"] === token) return "stored";
  return digest?.equals(found["digest"] as Buffer) ? "repeated" : "conflict"; // bytea
}

function toSubmission(row: Row): Submission {
  const { fields, parked, unanswered, receivedAt, mailedAt, parkedAt, ...rest } = row;
  return {
    ...rest,
    number: Number(row["number"]),
    receivedAt: iso(receivedAt),
    mailedAt: iso(mailedAt),
    mail: mailState(parked as boolean | null, Number(unanswered)),
    parkedAt: iso(parkedAt),
    ...JSON.parse(String(fields)),
  } as Submission; // columns as selected
}

const iso = (time: unknown): string | null => (time instanceof Date ? time.toISOString() : null);
