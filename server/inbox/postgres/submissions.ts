import { randomUUID } from "node:crypto";
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
import { StoreAwayError } from "#server/inbox/store.ts";
import type { Query, Sessions } from "./sessions.ts";

const select = `SELECT entries.number, kind, reference, received_at AS "receivedAt", suspected, answered_at AS "answeredAt",
    mail_token AS "mailToken", mail.done_at AS "mailedAt", mail.parked, mail.parked_at AS "parkedAt",
    mail.without_file AS "withoutFile", mail.unanswered, coalesce(mail.attempts, 0) AS "mailAttempts",
    mail.last_error AS "lastMailError", fields,
    (SELECT json_agg(json_build_object('destination', channel, 'parked', parked, 'attempts', attempts,
       'doneAt', floor(extract(epoch FROM done_at) * 1000), 'lastError', last_error) ORDER BY channel)
     FROM inbox.deliveries AS other WHERE other.number = entries.number AND channel <> 'mail') AS others
  FROM inbox.entries JOIN inbox.contents USING (number)
    LEFT JOIN inbox.deliveries AS mail ON mail.number = entries.number AND mail.channel = 'mail'`;

// Submission, text and place in the queue in one statement. Nothing happens when the key, the reference or this very
// submission is there.
const insert = `
  WITH submission AS (
    INSERT INTO inbox.entries (kind, received_at, suspected, mail_token, submission_key, digest, bytes, reference)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8
    WHERE NOT EXISTS (SELECT FROM inbox.entries WHERE submission_key = $5 OR mail_token = $4)
    ON CONFLICT DO NOTHING RETURNING number
  ), content AS (
    INSERT INTO inbox.contents SELECT number, $9, $10 FROM submission
  ), queued AS (
    INSERT INTO inbox.deliveries (number, channel, queued_at, due_at)
    SELECT number, unnest($11::text[]), $2, $2 FROM submission
  ) SELECT number FROM submission`;

/** Submissions read at a time. */
const pageSize = 100;

export function createSubmissionStore({ transaction }: Sessions, onAdded: (bytes: number) => void) {
  const rows = (sql: string, values: readonly unknown[]) =>
    transaction((query) => query(sql, values));
  const found = async (where: string, values: readonly unknown[]): Promise<Submission[]> =>
    (await rows(`${select} WHERE ${where}`, values)).map(submissionOf);
  const get = async (number: number) => (await found("entries.number = $1", [number]))[0];

  return {
    async add(incoming: Incoming, others: readonly DestinationName[] = []): Promise<Added> {
      const { kind, receivedAt, suspected, key = null } = incoming;
      const digest = key === null ? null : digestOf(incoming);
      const fields = JSON.stringify(fieldsOf(incoming));
      const resume = incoming.kind === "application" ? incoming.resume.bytes : null;
      const bytes = Buffer.byteLength(fields) + (resume?.byteLength ?? 0);
      // The same in a second attempt, which so finds what the first one stored before its answer was lost.
      const [token, reference] = [randomUUID(), newReference()];
      const submission = [kind, receivedAt.toISOString(), suspected, token, key, digest, bytes];
      const destinations = ["mail", ...others];
      const added = await transaction(async (query): Promise<Added> => {
        const values = [...submission, reference, fields, resume, destinations];
        const [stored] = await query(insert, values);
        if (stored) return { outcome: "stored", reference };
        return whatIsThere(query, token, key, digest);
      });
      if (added.outcome === "stored") onAdded(bytes);
      return added;
    },
    async find(by: "reference" | "key", value: string): Promise<number | undefined> {
      const column = { reference: "reference", key: "submission_key" }[by];
      const [row] = await rows(`SELECT number FROM inbox.entries WHERE ${column} = $1`, [value]);
      return row && Number(row["number"]);
    },
    async *submissions(): AsyncIterable<Submission> {
      for (let last = 0; ;) {
        const where = `entries.number > $1 ORDER BY entries.number LIMIT ${pageSize}`;
        const page = await found(where, [last]);
        yield* page;
        if (page.length < pageSize) return;
        last = page.at(-1)?.number ?? last;
      }
    },
    get,
    untold: (kind: Kind, receivedBefore: Date, now: Date, limit: number) =>
      found(
        `kind = $1 AND received_at < $2 AND mail.done_at IS NULL
           AND (mail.told_at IS NULL OR mail.told_at > $3) ORDER BY received_at LIMIT $4`,
        [kind, receivedBefore.toISOString(), now.toISOString(), limit],
      ),
    unreachable: (limit: number) =>
      found(
        `entries.number IN (SELECT number FROM inbox.deliveries WHERE channel = 'reply'
           AND done_at IS NOT NULL AND last_error IS NOT NULL AND told_at IS NULL) ORDER BY entries.number LIMIT $1`,
        [limit],
      ),
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
    async linkedFile(link: string, now: Date, furthest: Date): Promise<number | undefined> {
      const [row] = await rows(
        "SELECT number FROM inbox.entries WHERE link = $1 AND link_until > $2 AND link_until <= $3",
        [link, now.toISOString(), furthest.toISOString()],
      );
      return row && Number(row["number"]);
    },
    async accept(numbers: readonly number[]): Promise<void> {
      await rows("UPDATE inbox.entries SET suspected = false WHERE number = ANY($1::bigint[])", [
        numbers,
      ]);
    },
    async markAnswered(numbers: readonly number[], at: Date | undefined): Promise<void> {
      await rows("UPDATE inbox.entries SET answered_at = $1 WHERE number = ANY($2::bigint[])", [
        at?.toISOString() ?? null,
        numbers,
      ]);
    },
  };
}

/** Why nothing was stored. @throws StoreAwayError when another try may succeed */
async function whatIsThere(
  query: Query,
  token: string,
  key: string | null,
  digest: Buffer | null,
): Promise<Added> {
  const [found] = await query(
    `SELECT mail_token AS token, digest, reference
     FROM inbox.entries WHERE submission_key = $1 OR mail_token = $2`,
    [key, token],
  );
  // Once in a million million, its new reference is taken.
  if (!found) throw new StoreAwayError("The submission of this key was deleted in this moment.");
  const reference = String(found["reference"]);
  if (found["token"] === token) return { outcome: "stored", reference };
  if (!digest?.equals(found["digest"] as Buffer)) return { outcome: "conflict" }; // bytea
  return { outcome: "repeated", reference };
}
