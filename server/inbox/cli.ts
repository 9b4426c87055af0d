import { readDataDir } from "../config.ts";
import { loadServedEnvironment } from "../environment.ts";
import { mailbox } from "../relay/address.ts";
import { asJson, writeEml, writeJson } from "./export.ts";
import { helpText } from "./help.ts";
import { listing } from "./list.ts";
import { askOnTerminal, known, remove } from "./remove.ts";
import { details } from "./show.ts";
import { openStore, storeExists, type MessageStore } from "./store.ts";
import { Complaint, parseWords, UsageError, type Command } from "./words.ts";

const noMessages = "No messages yet.";

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

function withoutStore(command: Command): string {
  if (command.kind === "show" || command.kind === "delete") throw new Complaint(noMessages);
  // Whoever reads this is a program.
  if (command.kind === "export json" && command.file === undefined) return asJson([]);
  return noMessages;
}

async function carryOut(
  command: Exclude<Command, { kind: "help" }>,
  store: MessageStore,
): Promise<string> {
  switch (command.kind) {
    case "list": {
      const messages = store.list();
      return messages.length === 0 ? noMessages : listing(messages, terminalWidth());
    }
    case "show":
      return details(known(store, command.number));
    case "export json":
      return command.file === undefined
        ? asJson(store.list())
        : writeJson(command.file, store.list());
    case "export eml":
      return writeEml(command.dir, store.list(), receiver());
    case "delete":
      return remove(store, command.numbers, command.sure ? async () => true : askOnTerminal);
  }
}

/** COLUMNS is for scripts and tests; shells do not export it. */
function terminalWidth(): number | undefined {
  return process.stdout.columns ?? (Number(process.env["COLUMNS"]) || undefined);
}

const receiver = () => mailbox(process.env["MAIL_TO"] ?? "")?.address ?? "inbox@localhost";

// `npm run inbox | head` closes the pipe early, which is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

try {
  loadServedEnvironment();
  console.log(await run(parseWords(process.argv.slice(2))));
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
