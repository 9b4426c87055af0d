import { createInterface } from "node:readline/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Entry } from "../inbox/entry.ts";
import type { Store } from "../inbox/store.ts";
import { wordsOf } from "../mail/words.ts";
import type { Run } from "./args.ts";
import { CliError } from "./errors.ts";
import { allKnown, sentBy } from "./find.ts";
import { printableLine } from "./printable.ts";
import { allOf, be, called, counted } from "./wording.ts";

const unchanged = "Nothing was deleted.";

// Between two steps the site gets its turn to write.
const mostAtOnce = 20;
const pauseMs = 5;

/** Deletes entries for good. */
export const remove: Run = async (store, words, { yes }) => {
  const entries = allKnown(store, words);
  const names = entries.map(named).join(", ");
  // Without a terminal it goes on: a script that names the numbers has decided already.
  if (!yes && (await ask(`Delete ${names} for good?`)) === "no") return unchanged;
  const numbers = entries.map(({ number }) => number);
  return removed(store, numbers, `${allOf(entries)} deleted.`);
};

/**
 * Erases everything that one address sent: texts, résumés, queued mail, keys.
 * @throws CliError when nobody can be asked and nobody said yes
 */
export const erase: Run = async (store, _, { email = "", yes }) => {
  const who = printableLine(email);
  // Without their texts, which may be more than fits into memory.
  const found = sentBy(store, email)
    .map((entry) => [entry.number, named(entry)] as const)
    .toArray();
  const numbers = found.map(([number]) => number);
  const names = found.map(([, name]) => name).join(", ");
  if (found.length === 0) return `Nothing is kept that ${who} sent.`;
  const answer = yes || (await ask(`Erase ${names}: all that ${who} sent, for good?`));
  if (answer === "nobody")
    throw new CliError(`Nothing was erased. To erase without a question: erase email ${who} yes.`);
  if (answer === "no") return unchanged;
  const what = counted(numbers.length, "entry", "entries");
  return removed(store, numbers, `${what} of ${who} ${be(numbers.length)} erased.`);
};

const named = (entry: Entry) => `${called(entry)} (${printableLine(wordsOf(entry).name)})`;

/** Asks whoever sits at the terminal, if there is one; whatever is not a clear yes is no. */
async function ask(question: string): Promise<"yes" | "no" | "nobody"> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return "nobody";
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim()) ? "yes" : "no";
}

/** @returns what was done, and if something of it can still be found in the file */
async function removed(store: Store, numbers: readonly number[], done: string): Promise<string> {
  for (let at = 0; at < numbers.length; at += mostAtOnce) {
    store.remove(numbers.slice(at, at + mostAtOnce));
    await pause(pauseMs);
  }
  const later = "Its traces stay in the file until the site starts again, or until tomorrow";
  try {
    return (await wiped(store)) ? done : `${done} ${later}: the file is in use.`;
  } catch (error) {
    return `${done} ${later} (${error instanceof Error ? error.message : String(error)}).`;
  }
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
