import { createHash } from "node:crypto";
import type { StoredDelivery, StoredSubmission } from "./contents.ts";
import type { DestinationName, Delivery, Incoming, Submission } from "./submission.ts";

/** The form's fields and where they came from, as they are stored; for a file its name, type, size and what the scanner said. */
export function fieldsOf(incoming: Incoming): object {
  const { visit, suspicion, test } = incoming;
  const more = { ...(visit && { visit }), ...(suspicion && { suspicion }), ...(test && { test }) };
  if (incoming.kind === "message") return { ...incoming.message, ...more };
  const { scanned } = incoming.resume;
  const { resume, ...fields } = sentFields(incoming);
  return { ...fields, resume: { ...resume, scanned }, ...more };
}

/** Without what the scanner said, which differs when the same is sent again. */
function sentFields({ application, resume }: Incoming & { kind: "application" }) {
  const { name, mediaType, bytes } = resume;
  return { ...application, resume: { name, mediaType, size: bytes.byteLength } };
}

/** SHA-256 of all fields and the file, independent of the fields' order. */
export function digestOf(incoming: Incoming): Buffer {
  const hash = createHash("sha256");
  const fields = incoming.kind === "message" ? incoming.message : sentFields(incoming);
  hash.update(JSON.stringify([incoming.kind, Object.entries(fields).toSorted()]));
  if (incoming.kind === "application") hash.update(incoming.resume.bytes);
  return hash.digest();
}

function mailState(done: boolean, parked: boolean, unanswered: number): Submission["mail"] {
  if (done) return "mailed";
  if (parked) return "parked";
  return unanswered > 0 ? "unanswered" : "waiting";
}

/** Of a destination other than mail; `doneAt` in Unix milliseconds. */
type StoredState = {
  destination: DestinationName;
  parked: boolean | 0 | 1;
  attempts: number;
  doneAt: number | null;
  lastError: string | null;
};

function deliveryOf(stored: StoredState): Delivery {
  const { destination, parked, attempts, doneAt, lastError } = stored;
  const done = lastError === null ? "delivered" : "undeliverable";
  const state = doneAt !== null ? done : parked ? "parked" : "waiting";
  const deliveredAt = state === "delivered" ? isoTime(doneAt) : null;
  return { destination, state, attempts, deliveredAt, lastError };
}

/** A row as either store selects it: a flag is 0 or 1, or a boolean; a time is Unix milliseconds, ISO 8601 or a Date. */
type Row = Record<string, unknown>;

const msOf = (time: unknown): number | null =>
  time === null ? null : new Date(time as number | string | Date).getTime();

function isoTime(time: unknown): string | null {
  const ms = msOf(time);
  return ms === null ? null : new Date(ms).toISOString();
}

/** @param row its fields and others as JSON, or as what that says */
export function submissionOf(row: Row): Submission {
  const { fields, others, parked, unanswered, withoutFile, ...rest } = row;
  const mailedAt = isoTime(row["mailedAt"]);
  const states = typeof others === "string" ? JSON.parse(others) : (others ?? []);
  return {
    ...rest,
    number: Number(row["number"]),
    suspected: Boolean(row["suspected"]),
    receivedAt: isoTime(row["receivedAt"]),
    mailedAt,
    mail: mailState(mailedAt !== null, Boolean(parked), Number(unanswered)),
    mailedWithoutFile: mailedAt !== null && Boolean(withoutFile),
    parkedAt: isoTime(row["parkedAt"]),
    answeredAt: isoTime(row["answeredAt"]),
    deliveries: (states as StoredState[]).map(deliveryOf),
    ...JSON.parse(String(fields)),
  } as Submission; // columns as both stores select them
}

/** As a copy keeps it. */
export const storedOf = (row: Row, resume: unknown, deliveries: Row[]): StoredSubmission =>
  ({
    ...row,
    number: Number(row["number"]),
    receivedAt: msOf(row["receivedAt"]),
    answeredAt: msOf(row["answeredAt"]),
    suspected: Boolean(row["suspected"]),
    resume,
    deliveries: deliveries.map(storedDelivery),
  }) as StoredSubmission; // columns as both stores select them

function storedDelivery({ number: _, ...row }: Row): StoredDelivery {
  const times = Object.entries(row).filter(([name]) => name.endsWith("At"));
  return {
    ...row,
    parked: Boolean(row["parked"]),
    withoutFile: Boolean(row["withoutFile"]),
    ...Object.fromEntries(times.map(([name, time]) => [name, msOf(time)])),
  } as StoredDelivery; // columns as both stores select them
}
