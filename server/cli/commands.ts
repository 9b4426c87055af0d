import { systemClock } from "../time.ts";
import { CliError, type Command, type Run, type Words } from "./args.ts";
import { backup, restore } from "./backup.ts";
import { exportTo, writeResume } from "./export.ts";
import { allKnown, called, known } from "./find.ts";
import { helpText } from "./help.ts";
import { list, show } from "./list.ts";
import { erase, remove } from "./remove.ts";

// Fifteen digits are still exact in a JavaScript number.
const isNumber = (word: string | undefined) => /^\d{1,15}$/.test(word ?? "");
const none = (words: Words) => words.length === 0;
const one = (words: Words) => words.length === 1;
const numbers = (words: Words) => !none(words) && words.every(isNumber);
const numberAndFile = ([number, ...file]: Words) => isNumber(number) && (none(file) || one(file));
// Anything else could be a mistyped word, and a file must not appear because of one.
const target = ([file = ".json", ...more]: Words) => file.endsWith(".json") && none(more);

/** Takes the mark of suspected entries away. */
const accept: Run = (store, words) => {
  const entries = allKnown(store, words);
  store.accept(words.map(Number));
  return `Accepted: ${called(...entries)}.`;
};

/** All that was given up, or one entry whatever its turn. A running site notices within a minute. */
const retry: Run = (store, [word]) => {
  const entry = word === undefined ? undefined : known(store, word);
  if (entry?.mail === "mailed") throw new CliError(`Mailed already: ${called(entry)}.`);
  const count = store.retry(entry?.number ?? "parked", systemClock.now());
  return entry ? `To be mailed again: ${called(entry)}.` : `To be mailed again: ${count}.`;
};

/** They throw CliError when they cannot do what they should. */
export const commands: Record<string, Command> = {
  help: { fits: () => true, runIn: () => helpText },
  list: { fits: none, options: ["suspected"], run: list },
  show: { fits: (words) => one(words) && numbers(words), run: show },
  accept: { fits: numbers, run: accept },
  resume: { fits: numberAndFile, run: writeResume },
  retry: { fits: (words) => none(words) || (one(words) && numbers(words)), run: retry },
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
