import type { Change } from "./content/changes-since.ts";
import type { Status } from "./jobs.ts";

/** A change, and who has made it when, if that is known. */
export type NamedChange = Change & { by: string; at?: string };
export type PublisherStatus = Status & {
  /** In a sentence: why nothing can be published. */
  problem?: string;
  /** Whether visitors get what is published by a setting of the editor. */
  isSent?: boolean;
  /** The project is newer than what is live. */
  isOutdated?: boolean;
  /** What was taken or brought back last, and can be undone. */
  replaced?: { id: string; sentence: string; by: string; at: string };
};
