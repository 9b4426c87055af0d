import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { storePath } from "#server/inbox/sqlite/database.ts";
import { hasStore, openPlace } from "#server/inbox/place.ts";
import { loadServedEnvironment } from "#server/served-environment.ts";
import { readPlace } from "#server/settings.ts";
import { type Args, errorMessage, parseArguments, UsageError } from "./args.ts";
import { ask } from "./ask.ts";
import { commands, outputWithoutStore } from "./commands.ts";
import { assertNoLinks } from "./folder.ts";
import { printableLine } from "./printable.ts";

/** Yields the output in pieces, so that an export is never in memory as a whole. */
async function* output(argv: Args): AsyncGenerator<string> {
  const { command, args, options } = parseArguments(argv, commands);
  const place = readPlace(process.env);
  if ("runWithoutStore" in command)
    return yield `${await command.runWithoutStore(place, args[0] ?? "")}\n`;
  // Opening a store would create it.
  if (!(await hasStore(place))) return yield `${outputWithoutStore(command, args, place)}\n`;
  if (!place.database) assertNoLinks(place.dataDir, storePath(place.dataDir));
  const store = await openPlace(place);
  try {
    const email = options.email ? await askForAddress() : undefined;
    const printed = await command.run(store, args, { ...options, email, place });
    yield* typeof printed === "string" ? [`${printed}\n`] : printed;
  } finally {
    await store.close();
  }
}

/** @throws UsageError */
async function askForAddress(): Promise<string> {
  const address = await ask("E-mail address:");
  if (!address.includes("@")) throw new UsageError("That is no address.");
  return address;
}

// npm takes `npm run inbox --suspected` for an option of its own and passes it on in the environment.
const swallowedByNpm = process.env["npm_config_suspected"] === "true" ? ["suspected"] : [];

try {
  loadServedEnvironment();
  const argv = [...process.argv.slice(2), ...swallowedByNpm];
  await pipeline(Readable.from(output(argv)), process.stdout, { end: false });
} catch (error) {
  // `npm run inbox | head` closes the pipe early; that is no error.
  if ((error as NodeJS.ErrnoException).code !== "EPIPE") {
    // Not process.exit(), which would drop output that is not yet written to a pipe.
    process.exitCode = error instanceof UsageError ? 2 : 1;
    console.error(printableLine(errorMessage(error)));
  }
}
