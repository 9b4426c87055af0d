import type { Application } from "#contract/application.ts";
import type { ContactMessage } from "#contract/contact.ts";

/** An attached file. `name` is a safe file name, `mediaType` was detected from the content. */
export type Resume = {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
  /** What a virus scanner said; `away`: it could not be asked. Undefined without one. */
  scanned?: "clean" | "away" | undefined;
};

/** The application form's fields without the file. */
export type ApplicationFields = Omit<Application, "resume">;

/** A validated message or application. */
export type Incoming = {
  receivedAt: Date;
  /** Probably spam from a bot: listed separately, and mailed with a mark. */
  suspected: boolean;
  /** Idempotency key; undefined when the client sent none. */
  key: string | undefined;
} & (
  | { kind: "message"; message: ContactMessage }
  | { kind: "application"; application: ApplicationFields; resume: Resume }
);

/**
 * `repeated`: a submission with this key and content exists. `conflict`: the key exists with other
 * content, and nothing was stored.
 */
export type Added = "stored" | "repeated" | "conflict";

export type Kind = Incoming["kind"];

type StoredFields = {
  number: number;
  /** ISO 8601, UTC. */
  receivedAt: string;
  suspected: boolean;
  /**
   * `mailed`: the mail server accepted it. `waiting`: it will be tried (again). `unanswered`: likewise,
   * but the mail server may have it already: it took the text and never answered. `parked`: given up
   * until the owner retries it.
   */
  mail: "mailed" | "waiting" | "unanswered" | "parked";
  /** Whether it was mailed with a link in place of its file. */
  mailedWithoutFile: boolean;
  /** ISO 8601, UTC; when it was given up last, null if never or mailed since. */
  parkedAt: string | null;
  mailAttempts: number;
  /** ISO 8601, UTC; null until mailed. */
  mailedAt: string | null;
  lastMailError: string | null;
  /** Local part of the Message-ID, the same in every attempt. */
  mailToken: string;
};

/** `size` is in bytes. The content is read on demand (`resume` of the store). */
type ResumeInfo = Omit<Resume, "bytes"> & { size: number };

export type Submission =
  | (StoredFields & { kind: "message" } & ContactMessage)
  | (StoredFields & { kind: "application"; resume: ResumeInfo } & ApplicationFields);
