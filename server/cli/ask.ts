import { createInterface } from "node:readline";

/**
 * Asks on the terminal, or reads the first line of the input: everybody on the machine can read the arguments of its
 * processes.
 */
export async function ask(question: string): Promise<string> {
  const { stdin: input, stderr: output } = process; // an export is read from the standard output
  const terminal = createInterface({ input, output, prompt: input.isTTY ? `${question} ` : "" });
  terminal.prompt();
  for await (const line of terminal) {
    terminal.close();
    return line.trim();
  }
  return "";
}
