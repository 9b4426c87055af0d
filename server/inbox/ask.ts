import { createInterface } from "node:readline/promises";

/** `nobody`: there is no terminal on which a person could answer. */
export type Answer = "yes" | "no" | "nobody";

/** Asks whoever sits at the terminal; whatever is not a clear yes is no. */
export async function askOnTerminal(question: string): Promise<Answer> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return "nobody";
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`${question} [y/N] `);
    return /^y(?:es)?$/i.test(answer.trim()) ? "yes" : "no";
  } finally {
    terminal.close();
  }
}
