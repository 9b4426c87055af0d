import { createInterface } from "node:readline/promises";
import { printableLine } from "./printable.ts";
import type { MessageStore } from "./store.ts";
import { Complaint } from "./words.ts";

/** Asks a person; @returns whether they said yes. */
export type Ask = (question: string) => Promise<boolean>;

/** On a terminal only: a script that names the numbers has decided already. */
export const askOnTerminal: Ask = async (question) => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
};

/**
 * Deletes messages, all of them or, if one does not exist, none.
 * @throws Complaint for an unknown number
 */
export async function remove(store: MessageStore, numbers: number[], ask: Ask): Promise<string> {
  const messages = numbers.map((number) => known(store, number));
  const names = messages.map(({ number, name }) => `${number} (${printableLine(name)})`);
  const one = numbers.length === 1;
  if (!(await ask(`Delete ${one ? "message" : "messages"} ${names.join(", ")} for good?`))) {
    return "Nothing was deleted.";
  }
  for (const number of numbers) store.remove(number);
  return one ? `Message ${numbers[0]} is deleted.` : `Messages ${numbers.join(", ")} are deleted.`;
}

/** @throws Complaint when there is no such message */
export function known(store: MessageStore, number: number) {
  const message = store.get(number);
  if (!message) throw new Complaint(`There is no message ${number}.`);
  return message;
}
