import { createHash } from "node:crypto";
import type { NoteName } from "./store.ts";
import type { DestinationName, Kind } from "./submission.ts";

/**
 * Everything that a copy of a store keeps. Leases are not copied, whose owners do not know the copy, nor links to files: an older
 * copy must not give a link again that was ended.
 */
export type StoreContents = {
  /** Oldest first. */
  submissions: AsyncIterable<StoredSubmission>;
  notes: Partial<Record<NoteName, string | undefined>>;
  /** The highest number given so far, also of deleted submissions: none is given twice. */
  lastNumber: number;
};

/** Those of a store that its copies have, too. */
export const keptNotes = ["storeId", "erasingAt", "weekly", "erased", "exports"] as const;

/** A submission as it is stored, with its file and its deliveries. Times are Unix milliseconds. */
export type StoredSubmission = {
  number: number;
  kind: Kind;
  receivedAt: number;
  suspected: boolean;
  answeredAt: number | null;
  mailToken: string;
  reference: string;
  key: string | null;
  digest: Uint8Array | null;
  /** JSON, as the store wrote it. */
  fields: string;
  /** Of an application; undefined for a message. */
  resume: Uint8Array | undefined;
  /** By destination. */
  deliveries: StoredDelivery[];
};

export type StoredDelivery = {
  destination: DestinationName;
  queuedAt: number;
  dueAt: number;
  attempts: number;
  firstTriedAt: number | null;
  lastError: string | null;
  parked: boolean;
  withoutFile: boolean;
  unanswered: number;
  parkedAt: number | null;
  toldAt: number | null;
  doneAt: number | null;
};

/** SHA-256 of all that is stored of a submission. Two submissions with the same are the same. */
export function fingerprint(submission: StoredSubmission): string {
  const { resume, digest, deliveries, ...rest } = submission;
  const ordered = [rest, ...deliveries].flatMap((part) => Object.entries(part).toSorted());
  const hash = createHash("sha256");
  for (const part of [Buffer.from(JSON.stringify(ordered)), digest, resume])
    hash.update(`${part?.byteLength ?? "none"} `).update(part ?? "");
  return hash.digest("hex");
}
