import { createInterface } from "node:readline/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Entry } from "../inbox/entry.ts";
import type { Store } from "../inbox/store.ts";
import { describeEntry } from "../mail/entry-text.ts";
import { CliError, type Run } from "./args.ts";
import { entriesFrom, entryLabels, getEntries } from "./find.ts";
import { printableLine } from "./printable.ts";

// Small batches with pauses between them, in which a running site can write.
const batchSize = 20;
const pauseMs = 5;
const busyMs = 10_000;

/** Deletes entries for good: texts, résumés, queued mail, keys. */
export const remove: Run = (store, args, { yes }) =>
  confirmAndRemove(store, getEntries(store, args).map(summarize), yes);

/** Deletes everything one address sent. */
export const erase: Run = (store, _, { email, yes }) =>
  confirmAndRemove(store, entriesFrom(store, email).map(summarize).toArray(), yes);

/** Drops the texts: together they may not fit into memory. */
const summarize = (entry: Entry) => ({
  number: entry.number,
  name: `${entryLabels(entry)} (${printableLine(describeEntry(entry).name)})`,
});

/** @returns a sentence with the result, and whether traces are left in the file */
async function confirmAndRemove(
  store: Store,
  entries: ReturnType<typeof summarize>[],
  yes: boolean,
) {
  if (entries.length === 0) return "Nothing from that address is stored.";
  const question = `Delete ${entries.map(({ name }) => name).join(", ")} for good?`;
  if (!yes && !(await confirm(question))) return "Nothing was deleted.";
  const numbers = entries.map(({ number }) => number);
  for (let at = 0; at < numbers.length; at += batchSize) {
    store.remove(numbers.slice(at, at + batchSize));
    await pause(pauseMs);
  }
  const isClean = await wipeAll(store).catch(() => false);
  const later =
    "Traces stay in the file, which is in use, until the site starts again or tomorrow.";
  return `Deleted: ${numbers.length}.${isClean ? "" : ` ${later}`}`;
}

/** Asks on the terminal; anything but y or yes means no. @throws CliError without a terminal */
async function confirm(question: string): Promise<boolean> {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY)
    throw new CliError("Nothing was deleted. To delete without a question, end with the word yes.");
  const terminal = createInterface({ input, output });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

/** @returns false when another process, such as a back-up, kept the file busy for `busyMs` */
async function wipeAll(store: Store): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < busyMs;) {
    const start = performance.now();
    const state = store.wipe();
    if (state === "clean") return true;
    await pause(pauseMs);
    if (state === "busy") waitedMs += performance.now() - start;
  }
  return false;
}
