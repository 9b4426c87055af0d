/** Words that make no command; the program ends with status 2. */
export class UsageError extends Error {}

/** A command that cannot be carried out; the program ends with status 1. */
export class Complaint extends Error {}

export type Command =
  | { kind: "list" }
  | { kind: "help" }
  | { kind: "show"; number: number }
  | { kind: "export json"; file: string | undefined }
  | { kind: "export eml"; dir: string }
  | { kind: "delete"; numbers: number[]; sure: boolean };

/**
 * Reads the words after `npm run inbox`.
 * @throws UsageError
 */
export function parseWords(words: readonly string[]): Command {
  const [verb, ...rest] = words;
  switch (verb) {
    case undefined:
      return { kind: "list" };
    case "help":
    case "--help":
    case "-h":
      return { kind: "help" };
    case "show":
      return show(rest);
    case "export":
      return exportTo(rest);
    case "delete":
      return remove(rest);
    default:
      throw new UsageError(`"${verb}" is not a command.`);
  }
}

function show(rest: string[]): Command {
  const [word, ...more] = rest;
  if (word === undefined || more.length > 0) throw new UsageError("Say which message: show 3.");
  return { kind: "show", number: messageNumber(word) };
}

function exportTo(rest: string[]): Command {
  const [first, second, ...more] = rest;
  if (first === "eml" && second !== undefined && more.length === 0) {
    return { kind: "export eml", dir: second };
  }
  if (first === "eml") throw new UsageError("Say into which folder: export eml FOLDER.");
  // Anything else could be a mistyped word, and a file must not appear because of one.
  if (second !== undefined || (first !== undefined && !first.endsWith(".json"))) {
    throw new UsageError("Messages are exported as: export, export FILE.json, export eml FOLDER.");
  }
  return { kind: "export json", file: first };
}

function remove(rest: string[]): Command {
  // npm keeps options that come before a `--` to itself, hence the plain word.
  const isYes = (word: string) => word === "--yes" || word === "yes";
  const numbers = rest.filter((word) => !isYes(word)).map(messageNumber);
  if (numbers.length === 0) throw new UsageError("Say which messages: delete 3 4.");
  return { kind: "delete", numbers: [...new Set(numbers)], sure: rest.some(isYes) };
}

function messageNumber(word: string): number {
  // Fifteen digits are still exact in a JavaScript number.
  if (!/^\d{1,15}$/.test(word)) throw new UsageError(`"${word}" is not a message's number.`);
  return Number(word);
}
