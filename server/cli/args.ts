import { parseArgs } from "node:util";
import type { Store } from "../inbox/store.ts";

/** Words that make no command; the program ends with status 2. The message is one sentence. */
export class UsageError extends Error {}

/** A command that cannot be carried out; the program ends with status 1. Likewise one sentence. */
export class CliError extends Error {}

/** What a person reads of an error. */
export function sentenceOf(error: unknown): string {
  if (error instanceof UsageError) return `${error.message} Try: npm run inbox help`;
  const { code, syscall, path, message } = error as NodeJS.ErrnoException;
  if (error instanceof CliError) return message;
  if (code === "EEXIST") return `${path} exists already; choose another name.`;
  if (syscall !== undefined) return `${path ?? "The output"} cannot be written (${code}).`;
  return `The messages cannot be read (${message ?? String(error)}).`;
}

export type Words = readonly string[];
type Options = { yes: boolean; suspected: boolean; email: string | undefined };

/** What is printed; in pieces, the store is read meanwhile. */
type Output = string | Iterable<string>;
export type Run = (store: Store, words: Words, options: Options) => Output | Promise<Output>;

/** `fits` says whether these words may follow it. Some work without an open store. */
export type Command = {
  options?: readonly (keyof Options)[];
  fits(words: Words, options: Options): boolean;
} & ({ run: Run } | { runIn(dataDir: string, file: string): string });

/**
 * Reads the words after `npm run inbox`. npm keeps what begins with dashes and comes before a `--`
 * to itself, hence each option is understood as a plain word too, and an address by itself.
 * @throws UsageError
 */
export function parseWords(typed: Words, commands: Record<string, Command>) {
  const [first = "list", ...others] = typed;
  // Without a command it is the list, whose option may then come first.
  const isOfList = first === "suspected" || first === "--suspected";
  const name = isOfList ? "list" : ["--help", "-h"].includes(first) ? "help" : first;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`"${name}" is not a command.`);
  const allowed: Words = command.options ?? [];
  const isOption = (word: string) => allowed.includes(word.split("=", 1)[0] ?? "");
  const args = (isOfList ? typed : others).map((word) => (isOption(word) ? `--${word}` : word));
  const { values, positionals } = parsed(args);
  const wrong = Object.keys(values).find((option) => !allowed.includes(option));
  if (wrong !== undefined) throw new UsageError(`"--${wrong}" is not an option of ${name}.`);
  const isWhose = (word: string) => allowed.includes("email") && isAddress(word);
  const [email, ...more] = [...(values.email ?? []), ...positionals.filter(isWhose)];
  const words = positionals.filter((word) => !isWhose(word));
  const options = { yes: false, suspected: false, ...values, email };
  if (more.length > 0 || email?.includes("@") === false || !command.fits(words, options))
    throw new UsageError(`"${typed.join(" ")}" says too little or too much.`);
  return { command, words, options };
}

function parsed(args: string[]) {
  const boolean = { type: "boolean" } as const;
  const email = { type: "string", multiple: true } as const;
  try {
    const options = { yes: boolean, suspected: boolean, email };
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    // What else it says, after the first sentence, is about words that begin with dashes.
    throw new UsageError(`${(error as Error).message.split(/\.\s/)[0]}.`);
  }
}

/** Narrow enough to tell an address that stands alone from the name of a file. */
const isAddress = (word: string) => /^[^\s@/\\-][^\s@/\\]*@[^\s@/\\]+$/.test(word);
