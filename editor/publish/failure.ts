import { statfs } from "node:fs/promises";
import type { ToMend } from "./content/snapshot.ts";

/** Why something was not published, in sentences for whoever edits. */
export class PublishFailure extends Error {
  /** Entries with what is to mend in their forms. */
  readonly toMend: ToMend[];
  /** What programs said, for a developer. */
  readonly details: string;
  constructor(message: string, more: { toMend?: ToMend[]; details?: string } = {}) {
    super(message);
    this.toMend = more.toMend ?? [];
    this.details = more.details ?? "";
  }
}

const unchanged = "Visitors see what was live before.";

/** Of a copy, a build and what they need meanwhile; about three times as much. In bytes. */
const neededBytes = 150e6;

/** @throws PublishFailure when there is no room for a build */
export async function checkRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < neededBytes) throw new PublishFailure(diskFull);
}

export const diskFull = `The disk of the editor is full, so nothing was published. ${unchanged} Whoever looks after the server has to make room; nothing that you wrote is lost.`;

export const sentences = {
  mend: (count: number) =>
    `Nothing was published: ${count === 1 ? "one thing is" : `${count} things are`} to mend first. ${unchanged}`,
  build: `The pages could not be built, so nothing was published. ${unchanged}`,
  notServed: `The new pages are ready, but the site did not take them within half a minute, so nothing was published. ${unchanged} Whoever looks after the server finds the reason in the site's log.`,
  command: `The new pages are ready, but the command that brings them to their host failed. ${unchanged}`,
  notKept:
    "The site is live, but the record of this publish could not be written. The next publish tries again; if this happens again, ask a developer.",
  notWritable: `The editor may not write where the builds of the site are kept, so nothing was published. ${unchanged} Whoever looks after the server has to let its user write there; nothing that you wrote is lost.`,
  noGit:
    "Publishing needs the program git, which is missing where the editor runs. Ask a developer to install it. Saving works without it.",
  unforeseen: `Something unforeseen happened, and nothing was published. ${unchanged} Try again; if it happens again, ask a developer.`,
};

/** Any error as one that can be shown. */
export function failureOf(error: unknown): PublishFailure {
  if (error instanceof PublishFailure) return error;
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (details.includes("spawn git ENOENT")) return new PublishFailure(sentences.noGit, { details });
  if (/^Error: E(?:ACCES|PERM|ROFS)\b/.test(details))
    return new PublishFailure(sentences.notWritable, { details });
  return isDiskFull(details)
    ? new PublishFailure(diskFull, { details })
    : new PublishFailure(sentences.unforeseen, { details });
}

export const isDiskFull = (said: string) => /ENOSPC|No space left on device/i.test(said);
