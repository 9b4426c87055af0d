import { createHash } from "node:crypto";
import type { Submission, Incoming } from "./submission.ts";

/** The form's fields, as they are stored; for a file its name, type, size and what the scanner said. */
export function fieldsOf(incoming: Incoming): object {
  if (incoming.kind === "message") return incoming.message;
  const { scanned } = incoming.resume;
  const { resume, ...fields } = sentFields(incoming);
  return { ...fields, resume: { ...resume, scanned } };
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

/** @param parked null when it is no longer in the queue */
export function mailState(parked: boolean | null, unanswered: number): Submission["mail"] {
  if (parked === null) return "mailed";
  if (parked) return "parked";
  return unanswered > 0 ? "unanswered" : "waiting";
}
