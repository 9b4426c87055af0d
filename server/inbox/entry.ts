import type { Application } from "#contract/application.ts";
import type { ContactMessage } from "#contract/contact.ts";

/** An attached file. `name` is cleaned text with a safe ending, `mediaType` follows its content. */
export type Resume = { name: string; mediaType: string; bytes: Uint8Array };

/** All fields of the application form but the file. */
export type ApplicationFields = Omit<Application, "resume">;

/** A message or an application that has passed every rule. */
export type Incoming = {
  receivedAt: Date;
  /** Probably filled in by a program: listed apart, and mailed with a mark. */
  suspected: boolean;
  /** Idempotency key of the form that was sent; undefined when the sender gave none. */
  key: string | undefined;
} & (
  | { kind: "message"; message: ContactMessage }
  | { kind: "application"; application: ApplicationFields; resume: Resume }
);

/**
 * What became of it. `repeated`: the same key with the same content is there already, under that
 * number. `conflict`: the key is there with other content; nothing was stored.
 */
export type Added =
  | { outcome: "stored"; number: number }
  | { outcome: "repeated"; number: number }
  | { outcome: "conflict" };

export type Kind = Incoming["kind"];

type Kept = {
  number: number;
  /** ISO 8601, UTC. */
  receivedAt: string;
  suspected: boolean;
  /**
   * `mailed`: a mail server has taken it. `waiting`: it will be tried, or tried again. `parked`: it
   * was given up until a person says retry.
   */
  mail: "mailed" | "waiting" | "parked";
  /** How often a mail server was tried. */
  mailAttempts: number;
  /** ISO 8601, UTC; null until a mail server has taken it. */
  mailedAt: string | null;
  lastMailError: string | null;
  /** Local part of its Message-ID, the same in every attempt. */
  mailToken: string;
};

/** Of a résumé its size in bytes; the bytes themselves are read on demand. */
type KeptResume = Omit<Resume, "bytes"> & { size: number };

export type Entry =
  | (Kept & { kind: "message" } & ContactMessage)
  | (Kept & { kind: "application"; resume: KeptResume } & ApplicationFields);
