import { systemClock } from "../clock.ts";
import type { Command, Run, Words } from "./args.ts";
import { backup, restore } from "./backup.ts";
import { CliError } from "./errors.ts";
import { exportTo, writeResume } from "./export.ts";
import { allKnown, known } from "./find.ts";
import { helpText } from "./help.ts";
import { list, show } from "./list.ts";
import { erase, remove } from "./remove.ts";
import { allOf, called, counted, sentence } from "./wording.ts";

// Fifteen digits are still exact in a JavaScript number.
const isNumber = (word: string | undefined) => /^\d{1,15}$/.test(word ?? "");
const none = (words: Words) => words.length === 0;
const one = (words: Words) => words.length === 1;
const numbers = (words: Words) => !none(words) && words.every(isNumber);
const numberAndFile = ([number, ...file]: Words) => isNumber(number) && (none(file) || one(file));
// Anything else could be a mistyped word, and a file must not appear because of one.
const target = ([first = ".json", ...folder]: Words) =>
  first === "eml" ? one(folder) : first.endsWith(".json") && none(folder);

/** Takes the mark of suspected entries away, of all or, if one has none, of none. */
const accept: Run = (store, words) => {
  const entries = allKnown(store, words);
  const other = entries.find(({ suspected }) => !suspected);
  if (other) throw new CliError(`${sentence(called(other))} is not kept apart.`);
  store.accept(words.map(Number));
  return `${allOf(entries)} accepted.`;
};

/** All that was given up, or one entry whatever its turn. A running site notices within a minute. */
const retry: Run = (store, [word = "all"]) => {
  const entry = word === "all" ? undefined : known(store, word);
  const name = entry && sentence(called(entry));
  if (entry?.mail === "mailed") throw new CliError(`${name} was mailed already.`);
  const count = store.retry(entry?.number ?? "parked", systemClock.now());
  if (count === 0) return "No mail was given up.";
  return `${name ?? counted(count, "message")} will be mailed again.`;
};

/** They throw CliError when they cannot do what they should. */
export const commands: Record<string, Command> = {
  help: { fits: () => true, runIn: () => helpText },
  list: { fits: none, options: ["suspected"], run: list },
  show: { fits: (words) => one(words) && numbers(words), run: show },
  accept: { fits: numbers, run: accept },
  resume: { fits: numberAndFile, run: writeResume },
  retry: {
    fits: ([word = "all", ...more]) => none(more) && (word === "all" || isNumber(word)),
    run: retry,
  },
  export: { fits: target, options: ["email"], run: exportTo },
  erase: {
    fits: (words, { email }) => none(words) && !!email,
    options: ["email", "yes"],
    run: erase,
  },
  delete: { fits: numbers, options: ["yes"], run: remove },
  backup: { fits: one, runIn: backup },
  restore: { fits: one, runIn: restore },
};

/** What is printed where nothing was ever stored. */
export function withoutStore(command: Command, [first]: Words): string {
  const noMessages = "No messages yet.";
  if (isNumber(first)) throw new CliError(noMessages);
  // Whoever reads this is a program.
  return command === commands["export"] && first === undefined ? "[]" : noMessages;
}
