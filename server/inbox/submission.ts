import type { Application } from "#contract/application.ts";
import type { ContactMessage } from "#contract/contact.ts";
import type { Suspicion } from "#contract/guards.ts";
import type { Visit } from "#contract/visit.ts";

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
  /** Why. */
  suspicion?: Suspicion | undefined;
  /** Idempotency key; undefined when the client sent none. */
  key: string | undefined;
  /** Where it came from, if the tab told it. */
  visit?: Visit | undefined;
  /** The site's own, to see that everything works: it counts in no figure. */
  test?: boolean | undefined;
} & (
  | { kind: "message"; message: ContactMessage }
  | { kind: "application"; application: ApplicationFields; resume: Resume }
);

/**
 * `repeated`: a submission with this key and content exists. `conflict`: the key exists with other
 * content, and nothing was stored.
 */
export type Added =
  | { outcome: "stored" | "repeated"; reference: string }
  | { outcome: "conflict"; reference?: undefined };

export type Kind = Incoming["kind"];

/** What a submission is delivered to. Receivers are numbered as the settings list them. */
export type DestinationName = "mail" | "reply" | `webhook ${number}` | `chat ${number}`;

/** How far a submission is to a destination other than mail. Times are ISO 8601, UTC. */
export type Delivery = {
  destination: DestinationName;
  /** `undeliverable`: a reply whose address does not exist. */
  state: "delivered" | "undeliverable" | "waiting" | "parked";
  attempts: number;
  /** Null until delivered. */
  deliveredAt: string | null;
  lastError: string | null;
};

type StoredFields = {
  /** Counts all that was received, so it is told to nobody outside. */
  number: number;
  /** What everybody calls it by (reference.ts). */
  reference: string;
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
  /** ISO 8601, UTC; null until the office noted that it has answered. */
  answeredAt: string | null;
  /** Local part of the Message-ID, and the id of events: the same in every attempt. */
  mailToken: string;
  /** To the other destinations, in alphabetical order. */
  deliveries: Delivery[];
  visit?: Visit;
  /** Why it was suspected, also if it was accepted. None if a server of version 1.2 stored it. */
  suspicion?: Suspicion;
  test?: true;
};

/** `size` is in bytes. The content is read on demand (`resume` of the store). */
type ResumeInfo = Omit<Resume, "bytes"> & { size: number };

export type Submission =
  | (StoredFields & { kind: "message" } & ContactMessage)
  | (StoredFields & { kind: "application"; resume: ResumeInfo } & ApplicationFields);
