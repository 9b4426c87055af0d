import { takeOptions, type Options } from "./options.ts";
import { UsageError } from "./faults.ts";

export type Command =
  | { kind: "list"; suspected: boolean }
  | { kind: "help" }
  | { kind: "show"; number: number }
  | { kind: "accept"; numbers: number[] }
  | { kind: "resume"; number: number; file: string | undefined }
  | { kind: "retry"; numbers: number | "parked" }
  | { kind: "export json"; file: string | undefined; email: string | undefined }
  | { kind: "export eml"; dir: string; email: string | undefined }
  | { kind: "erase"; email: string; sure: boolean }
  | { kind: "delete"; numbers: number[]; sure: boolean };

type Verb = { options: (keyof Options)[]; parse(rest: string[], options: Options): Command };

const verbs: Record<string, Verb> = {
  list: { options: ["suspected"], parse: list },
  help: { options: [], parse: () => ({ kind: "help" }) },
  show: { options: [], parse: (rest) => ({ kind: "show", number: oneNumber(rest, "show 3") }) },
  accept: {
    options: [],
    parse: (rest) => ({ kind: "accept", numbers: someNumbers(rest, "accept 3 4") }),
  },
  resume: { options: [], parse: resume },
  retry: { options: [], parse: retry },
  export: { options: ["email"], parse: exportTo },
  erase: { options: ["email", "yes"], parse: erase },
  delete: {
    options: ["yes"],
    parse: (rest, { yes }) => ({
      kind: "delete",
      numbers: someNumbers(rest, "delete 3 4"),
      sure: yes,
    }),
  },
};

/**
 * Reads the words after `npm run inbox`.
 * @throws UsageError
 */
export function parseWords(words: readonly string[]): Command {
  const [first, ...others] = words;
  // Without a command it is the list, whose option may then come first.
  const listed = first === undefined || /^(?:--)?suspected$/.test(first);
  const name = listed ? "list" : first.replace(/^(?:--help|-h)$/, "help");
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (verb === undefined) throw new UsageError(`"${first}" is not a command.`);
  const { rest, options } = takeOptions(listed ? words : others, verb.options);
  return verb.parse(rest, options);
}

function list(rest: string[], { suspected }: Options): Command {
  if (rest.length > 0) throw new UsageError(`"${rest[0]}" means nothing to the list.`);
  return { kind: "list", suspected };
}

function resume(rest: string[]): Command {
  const [word, file, ...more] = rest;
  if (word === undefined || more.length > 0) throw new UsageError("Say whose: resume 3.");
  return { kind: "resume", number: entryNumber(word), file };
}

function retry(rest: string[]): Command {
  const [word = "all", ...more] = rest;
  if (more.length > 0) throw new UsageError("Say which one: retry 3, or retry all.");
  return { kind: "retry", numbers: word === "all" ? "parked" : entryNumber(word) };
}

function exportTo(rest: string[], { email }: Options): Command {
  const [first, second, ...more] = rest;
  if (first === "eml" && second !== undefined && more.length === 0) {
    return { kind: "export eml", dir: second, email };
  }
  if (first === "eml") throw new UsageError("Say into which folder: export eml FOLDER.");
  // Anything else could be a mistyped word, and a file must not appear because of one.
  if (second !== undefined || (first !== undefined && !first.endsWith(".json"))) {
    throw new UsageError("Messages are exported as: export, export FILE.json, export eml FOLDER.");
  }
  return { kind: "export json", file: first, email };
}

function erase(rest: string[], { email, yes }: Options): Command {
  if (email === undefined || rest.length > 0) {
    throw new UsageError("Say whose messages: erase email a@b.com.");
  }
  return { kind: "erase", email, sure: yes };
}

function oneNumber(rest: string[], example: string): number {
  const [word, ...more] = rest;
  if (word === undefined || more.length > 0) throw new UsageError(`Say which one: ${example}.`);
  return entryNumber(word);
}

function someNumbers(rest: string[], example: string): number[] {
  if (rest.length === 0) throw new UsageError(`Say which ones: ${example}.`);
  return [...new Set(rest.map(entryNumber))];
}

function entryNumber(word: string): number {
  // Fifteen digits are still exact in a JavaScript number.
  if (!/^\d{1,15}$/.test(word)) throw new UsageError(`"${word}" is not a message's number.`);
  return Number(word);
}
