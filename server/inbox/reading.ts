import type { DatabaseSync } from "node:sqlite";
import type { Entry, Overview, Resume } from "./entry.ts";

export type Reading = {
  /** Everything but the résumés' bytes, oldest first. */
  list(): Entry[];
  /** The same of only what a list shows: as fast on long messages as on short ones. */
  overview(): Overview[];
  get(number: number): Entry | undefined;
  resume(number: number): Resume | undefined;
};

const mailState = `CASE WHEN mail_queue.parked = 1 THEN 'parked'
  WHEN mail_queue.parked = 0 THEN 'waiting'
  WHEN mailed_at IS NOT NULL THEN 'mailed' ELSE 'none' END`;

const overviewColumns = `entries.number AS number, kind, received_at AS receivedAt, suspected,
  entries.name AS name, subject, ${mailState} AS mail, coalesce(attempts, 0) AS mailAttempts`;

const allColumns = `${overviewColumns}, email, mailed_at AS mailedAt, last_error AS lastMailError,
  mail_token AS mailToken, phone, company, message, phone_number, location, github_url,
  linkedin_url, cover_letter, resume_name, resume_type, resume_size`;

const overviewRows = `entries LEFT JOIN mail_queue USING (number)`;
const allRows = `${overviewRows} LEFT JOIN messages USING (number)
  LEFT JOIN applications USING (number)`;

export function readingFrom(db: DatabaseSync): Reading {
  const overview = db.prepare(`SELECT ${overviewColumns} FROM ${overviewRows} ORDER BY number`);
  // Rows as arrays: a list of thousands takes half the time.
  overview.setReturnArrays(true);
  const all = db.prepare(`SELECT ${allColumns} FROM ${allRows} ORDER BY number`);
  const one = db.prepare(`SELECT ${allColumns} FROM ${allRows} WHERE entries.number = ?`);
  const resume = db.prepare(
    `SELECT resume_name AS name, resume_type AS mediaType, bytes
     FROM applications JOIN resumes USING (number) WHERE number = ?`,
  );

  return {
    list: () => all.all().map(toEntry),
    overview: () => overview.all().map(toOverview),
    get(number) {
      const row = one.get(number);
      return row && toEntry(row);
    },
    resume(number) {
      const row = resume.get(number);
      return row && ({ ...row } as Resume);
    },
  };
}

/** @param row in the order of `overviewColumns` */
function toOverview(row: unknown): Overview {
  const [number, kind, receivedAt, suspected, name, subject, mail, mailAttempts] = row as unknown[];
  const rest = { number, kind, receivedAt, name, subject, mail, mailAttempts };
  // The columns are named and typed by the STRICT tables; node:sqlite cannot know that.
  return { ...rest, suspected: suspected === 1 } as Overview;
}

type Row = Record<string, unknown>;

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

const kept = [
  "kind",
  "number",
  "receivedAt",
  "mail",
  "mailAttempts",
  "mailedAt",
  "lastMailError",
  "mailToken",
];
const messageFields = ["name", "email", "phone", "company", "subject", "message"];
const applicationFields = [
  "email",
  "phone_number",
  "location",
  "github_url",
  "linkedin_url",
  "cover_letter",
];

function toEntry(row: Row): Entry {
  const head = { ...pick(row, kept), suspected: row["suspected"] === 1 };
  // Likewise: the tables guarantee the types, and each kind has a row in its own.
  if (row["kind"] === "message") return { ...head, ...pick(row, messageFields) } as Entry;
  return {
    ...head,
    job_title: row["subject"],
    full_name: row["name"],
    ...pick(row, applicationFields),
    resume: { name: row["resume_name"], mediaType: row["resume_type"], size: row["resume_size"] },
  } as Entry;
}
