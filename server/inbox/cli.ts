import { readDataDir } from "../config.ts";
import { loadServedEnvironment } from "../environment.ts";
import { carryOut, withoutStore } from "./carry-out.ts";
import { Complaint, UsageError } from "./faults.ts";
import { helpText } from "./help.ts";
import { openStore, storeExists } from "./store.ts";
import { parseWords, type Command } from "./words.ts";

async function run(command: Command): Promise<string> {
  if (command.kind === "help") return helpText;
  const dataDir = readDataDir(process.env);
  // Looking must not create anything.
  if (!storeExists(dataDir)) return withoutStore(command);
  const store = openStore(dataDir);
  try {
    return await carryOut(command, store);
  } finally {
    store.close();
  }
}

/**
 * `npm run inbox --suspected` reaches us without its option: npm takes it for one of its own and
 * says so in the environment. Only this one: `yes` could be in somebody's .npmrc.
 */
const keptByNpm = (): string[] =>
  process.env["npm_config_suspected"] === "true" ? ["suspected"] : [];

// `npm run inbox | head` closes the pipe early, which is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

try {
  loadServedEnvironment();
  console.log(await run(parseWords([...process.argv.slice(2), ...keptByNpm()])));
} catch (error) {
  // Set, not exit(): what was printed may still be on its way into a pipe.
  process.exitCode = error instanceof UsageError ? 2 : 1;
  console.error(
    error instanceof UsageError
      ? `${error.message} Try: npm run inbox help`
      : error instanceof Complaint
        ? error.message
        : `The messages cannot be read (${error instanceof Error ? error.message : String(error)}).`,
  );
}
