import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { storeExists } from "../inbox/database.ts";
import { openStore } from "../inbox/store.ts";
import { loadServedEnvironment, readDataDir } from "../settings.ts";
import { sentenceOf, UsageError, parseWords, type Words } from "./args.ts";
import { commands, withoutStore } from "./commands.ts";
import { printableLine } from "./printable.ts";

/** What the command prints, as it is asked for: an export is never in memory as a whole. */
async function* output(typed: Words): AsyncGenerator<string> {
  const { command, words, options } = parseWords(typed, commands);
  const dataDir = readDataDir(process.env);
  if ("runIn" in command) return yield `${command.runIn(dataDir, words[0] ?? "")}\n`;
  // Looking must not create anything.
  if (!storeExists(dataDir)) return yield `${withoutStore(command, words)}\n`;
  const store = openStore(dataDir);
  try {
    const printed = await command.run(store, words, options);
    yield* typeof printed === "string" ? [`${printed}\n`] : printed;
  } finally {
    store.close();
  }
}

/**
 * `npm run inbox --suspected` reaches us without its option: npm takes it for one of its own and
 * says so in the environment. Only this one: `yes` could be in somebody's .npmrc.
 */
const keptByNpm = process.env["npm_config_suspected"] === "true" ? ["suspected"] : [];

try {
  loadServedEnvironment();
  const typed = [...process.argv.slice(2), ...keptByNpm];
  await pipeline(Readable.from(output(typed)), process.stdout, { end: false });
} catch (error) {
  // `npm run inbox | head` closes the pipe early, which is no fault.
  if ((error as NodeJS.ErrnoException).code !== "EPIPE") {
    // Set, not exit(): what was printed may still be on its way into a pipe.
    process.exitCode = error instanceof UsageError ? 2 : 1;
    console.error(printableLine(sentenceOf(error)));
  }
}
