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
