import { createHash } from "node:crypto";
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

export function mailState(done: boolean, parked: boolean, unanswered: number): Submission["mail"] {
  if (done) return "mailed";
  if (parked) return "parked";
  return unanswered > 0 ? "unanswered" : "waiting";
}

/** Of a destination other than mail; `doneAt` in Unix milliseconds. */
export type StoredState = {
  destination: DestinationName;
  parked: boolean | 0 | 1;
  attempts: number;
  doneAt: number | null;
  lastError: string | null;
};

export function deliveryOf(stored: StoredState): Delivery {
  const { destination, parked, attempts, doneAt, lastError } = stored;
  const state = doneAt !== null ? "delivered" : parked ? "parked" : "waiting";
  return { destination, state, attempts, deliveredAt: isoTime(doneAt), lastError };
}

/** @param time Unix milliseconds, or none */
export const isoTime = (time: unknown): string | null =>
  typeof time === "number" ? new Date(time).toISOString() : null;
