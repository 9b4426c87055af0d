import { statfs } from "node:fs/promises";
import { wasKilled } from "#tools/site/was-killed.ts";
import type { ToFix } from "./content/mistakes.ts";

/** Why something was not published, in sentences for whoever edits. */
export class PublishFailure extends Error {
  /** Entries with what is to fix in their forms. */
  readonly toFix: ToFix[];
  /** What programs said, for a developer. */
  readonly details: string;
  constructor(message: string, more: { toFix?: ToFix[]; details?: string } = {}) {
    super(message);
    this.toFix = more.toFix ?? [];
    this.details = more.details ?? "";
  }
}

const unchanged = "Visitors see what was live before.";
/** Its commit is on the branch, the next publish takes it along or out again, and nothing was pushed. */
const isRecorded = `It is recorded, but not live. ${unchanged}`;

/** Of a copy, a build and what they need meanwhile; about three times as much. In bytes. */
const neededBytes = 150e6;

/** @throws PublishFailure when there is no room for a build */
export async function checkRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < neededBytes) throw new PublishFailure(sentences.diskFull);
}

type Named = readonly { name: string }[];
const namesOf = (changes: Named) => [...new Set(changes.map(({ name }) => name))].join(", ");

const askDeveloper = "Ask a developer to";
export const sentences = {
  diskFull: `The disk of the editor is full, so nothing was published. ${unchanged} Whoever looks after the server has to make room; nothing that you wrote is lost.`,
  fix: (count: number) =>
    `Nothing was published: ${count === 1 ? "one thing is" : `${count} things are`} to fix first. ${unchanged}`,
  killed: `${wasKilled} ${isRecorded}`,
  build: `The pages could not be built. ${isRecorded}`,
  notServed: `The new pages are ready, but the site did not take them within half a minute. ${isRecorded} Whoever looks after the server finds the reason in the site's log.`,
  command: `The new pages are ready, but the command that brings them to their host failed. ${isRecorded}`,
  notSent: (reason: string) => `${isRecorded} ${reason}`,
  copyNotSent: (reason: string) => `The site is live, but its texts were not sent. ${reason}`,
  notKept:
    "The site is live, but the record of this publish could not be written. The next publish tries again; if this happens again, ask a developer.",
  notFollowed:
    "The site is live, but the forms could not be made what they were then. “Not live yet” shows where they differ: take that back.",
  notWritable: `The editor may not write where the builds of the site are kept, so nothing was published. ${unchanged} Whoever looks after the server has to let its user write there; nothing that you wrote is lost.`,
  noGit:
    "Publishing needs the program git, which is missing where the editor runs. Ask a developer to install it. Saving works without it.",
  unforeseen: `Something unforeseen happened, and nothing was published. ${unchanged} Try again; if it happens again, ask a developer.`,
  notToCome: "Choose a day after today.",
  neededThen: (changes: Named) =>
    `Nothing was planned: what has a tick needs ${namesOf(changes)}. Give that a tick, too.`,
  nothingChosen: `Nothing was published: nothing of what was chosen differs any more. ${unchanged}`,

  // What a screen showed, and what is there now.
  needed: (changes: Named) =>
    `Nothing was published: what has a tick needs ${namesOf(changes)}. Give that a tick, too, or publish later. ${unchanged}`,
  onlyOthers: (changes: Named) =>
    `Nothing was published: ${namesOf(changes)} was changed after you had seen it. Here is what it is now. ${unchanged}`,
  leftOut: (changes: Named) =>
    `Not published, because it was changed meanwhile: ${namesOf(changes)}.`,
  notTakenBack: (changes: Named) =>
    `Not taken back, because it was changed after you had seen it: ${namesOf(changes)}. Here is what it is now.`,

  // Why nothing can be published in a repository.
  unfinished: (what: string, top: string) =>
    `${what} is not finished in ${top}, so nothing can be published. ${askDeveloper} finish it or to end it. Saving works.`,
  detached: (top: string) =>
    `No branch is checked out in ${top}: what is published would be lost with the next checkout. ${askDeveloper} run “git switch” with the branch of the site. Saving works.`,
  ignored: (file: string, top: string) =>
    `The repository ${top} ignores ${file}, so nothing can be published there. ${askDeveloper} take it out of .gitignore, or to give the brand a repository of its own (git init). Saving works.`,
  leadsOut: (path: string) =>
    `${path} leads out of the entries' repository (a link, or a repository of its own), so nothing can be published. ${askDeveloper} put a plain folder in its place. Saving works.`,
  elsewhere: (folder: string) =>
    `The entries are in ${folder}, outside of the project and in no repository, so nothing can be published. ${askDeveloper} run “git init” there. Saving works.`,
  notOwned:
    "The repository belongs to another user than the editor's, and git refuses to work there. Ask a developer to give it to the editor's user (chown). Saving works.",
  git: (line: string) =>
    `Git could not do it, so nothing was published. ${unchanged} Try again later; if it happens again, ask a developer. Git says: “${line}”`,
  notPushed: (line: string) =>
    `Not sent. The next publish sends everything; if it is not sent either, ask a developer. Git says: “${line}”`,
};

/** Of what git wrote, the line that says why. */
export function lineOf(said: string): string {
  const lines = said.split("\n").map((it) => it.replace(/^(?:remote: *)+/, "").trim());
  const telling = lines.filter((it) => it !== "" && !it.startsWith("error: failed to push"));
  const why = telling.find((it) => /rejected|declined|^fatal|^error|GH\d{3}|denied/i.test(it));
  // A remote's address may have a password.
  return (why ?? telling[0] ?? "").replaceAll(/\/\/[^/@\s']*@/g, "//").slice(0, 200);
}

const isDiskFull = (said: string) => /ENOSPC|No space left on device|disk is full/i.test(said);
const isNotWritable = /^Error: E(?:ACCES|PERM|ROFS)\b|(?:open|readonly) database/;

/** What kept a build from being made that no entry can help; undefined: probably an entry. @param said by the build */
export function lackOf(said: string): string | undefined {
  if (isDiskFull(said)) return sentences.diskFull;
  return said.includes(wasKilled) ? sentences.killed : undefined;
}

/** Any error as one that can be shown. */
export function failureOf(error: unknown): PublishFailure {
  if (error instanceof PublishFailure) return error;
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const [, said] = /\bgit \S+ failed: ([^]+)/.exec(details) ?? [];
  let message = said === undefined ? sentences.unforeseen : sentences.git(lineOf(said));
  if (isDiskFull(details)) message = sentences.diskFull;
  else if (details.includes("spawn git ENOENT")) message = sentences.noGit;
  else if (details.includes("dubious ownership")) message = sentences.notOwned;
  else if (isNotWritable.test(details)) message = sentences.notWritable;
  return new PublishFailure(message, { details });
}
