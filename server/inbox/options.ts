import { UsageError } from "./faults.ts";

export type Options = { yes: boolean; suspected: boolean; email: string | undefined };

/**
 * Takes options out of the words of a command. npm keeps what begins with dashes and comes before
 * a `--` to itself, hence each is understood as a plain word too, and an address by itself.
 * @param allowed those the command has
 * @throws UsageError
 */
export function takeOptions(
  words: readonly string[],
  allowed: readonly (keyof Options)[],
): { rest: string[]; options: Options } {
  const options: Options = { yes: false, suspected: false, email: undefined };
  const rest: string[] = [];
  const waiting = [...words];
  for (let word = waiting.shift(); word !== undefined; word = waiting.shift()) {
    const [, name, value] = /^(?:--)?(yes|suspected|email)(?:=(.*))?$/s.exec(word) ?? [];
    const known = allowed.find((option) => option === name);
    if (known === undefined && allowed.includes("email") && isAddress(word)) {
      options.email = word;
    } else if (known === undefined) {
      if (word.startsWith("-")) throw new UsageError(`"${word}" is not an option here.`);
      rest.push(word);
    } else if (known === "email") {
      options.email = address(value ?? waiting.shift() ?? "");
    } else {
      options[known] = true;
    }
  }
  return { rest, options };
}

/** Narrow enough to tell an address that stands alone from the name of a file. */
const isAddress = (word: string) => /^[^\s@/\\-][^\s@/\\]*@[^\s@/\\]+$/.test(word);

function address(word: string): string {
  if (word.includes("@")) return word;
  throw new UsageError("Say whose messages: email a@b.com.");
}
