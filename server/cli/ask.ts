import { createInterface } from "node:readline";
import { UsageError } from "./args.ts";

/**
 * Asks on the terminal, or reads the first line of the input: everybody on the machine can read the arguments of its
 * processes.
 * @throws UsageError for nothing
 */
export async function ask(what: string): Promise<string> {
  // An export is read from the standard output.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  terminal.setPrompt(process.stdin.isTTY ? `${what}: ` : "");
  terminal.prompt();
  for await (const line of terminal) {
    terminal.close();
    if (line.trim() !== "") return line.trim();
    break;
  }
  throw new UsageError(`${what}: nothing was typed.`);
}
