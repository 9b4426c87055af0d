import { createInterface } from "node:readline/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Entry } from "../inbox/entry.ts";
import type { Store } from "../inbox/store.ts";
import { wordsOf } from "../mail/words.ts";
import { CliError, type Run } from "./args.ts";
import { allKnown, called, sentBy } from "./find.ts";
import { printableLine } from "./printable.ts";

// Between two steps the site gets its turn to write.
const mostAtOnce = 20;
const pauseMs = 5;

/** Deletes entries for good: texts, résumés, queued mail, keys. */
export const remove: Run = (store, words, { yes }) =>
  removed(store, allKnown(store, words).map(brief), yes);

/** The same with everything that one address sent. */
export const erase: Run = (store, _, { email, yes }) =>
  removed(store, sentBy(store, email).map(brief).toArray(), yes);

/** Without the texts, which may be more than fits into memory. */
const brief = (entry: Entry) => ({
  number: entry.number,
  name: `${called(entry)} (${printableLine(wordsOf(entry).name)})`,
});

/**
 * @returns what was done, and if something of it can still be found in the file
 * @throws CliError when nobody can be asked and nobody said yes
 */
async function removed(store: Store, entries: ReturnType<typeof brief>[], yes: boolean) {
  if (entries.length === 0) return "Nothing is kept of that address.";
  const question = `Delete ${entries.map(({ name }) => name).join(", ")} for good?`;
  const answer = yes || (await ask(question));
  if (answer === "nobody")
    throw new CliError(`Nothing was deleted. To delete without a question, end with the word yes.`);
  if (answer === "no") return "Nothing was deleted.";
  const numbers = entries.map(({ number }) => number);
  for (let at = 0; at < numbers.length; at += mostAtOnce) {
    store.remove(numbers.slice(at, at + mostAtOnce));
    await pause(pauseMs);
  }
  const isClean = await wiped(store).catch(() => false);
  const later =
    "Traces stay in the file, which is in use, until the site starts again or tomorrow.";
  return `Deleted: ${numbers.length}.${isClean ? "" : ` ${later}`}`;
}

/** Asks whoever sits at the terminal, if there is one; whatever is not a clear yes is no. */
async function ask(question: string): Promise<"yes" | "no" | "nobody"> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return "nobody";
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim()) ? "yes" : "no";
}

/** @returns false when somebody else kept reading or writing for `busyMs`, as a back-up may */
export async function wiped(store: Pick<Store, "wipe">, busyMs = 10_000): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < busyMs;) {
    const start = performance.now();
    const state = store.wipe();
    if (state === "clean") return true;
    await pause(pauseMs);
    if (state === "busy") waitedMs += performance.now() - start;
  }
  return false;
}
