import { systemClock as clock } from "../clock.ts";
import { mailbox } from "../relay/address.ts";
import { Complaint } from "./faults.ts";
import { writeResume } from "./files.ts";
import { known, sentBy } from "./find.ts";
import { listing, remarks } from "./list.ts";
import { accept, retry } from "./queue-commands.ts";
import { erase, remove } from "./remove.ts";
import { details } from "./show.ts";
import type { MessageStore } from "./store.ts";
import type { Command } from "./words.ts";

const noMessages = "No messages yet.";

type StoreCommand = Exclude<Command, { kind: "help" }>;

/**
 * Carries out a command. @returns what to print
 * @throws Complaint when it cannot
 */
export async function carryOut(command: StoreCommand, store: MessageStore): Promise<string> {
  switch (command.kind) {
    case "list":
      return list(store, command.suspected);
    case "show":
      return details(known(store, command.number));
    case "accept":
      return accept(store, command.numbers, clock.now());
    case "resume":
      return writeResume(store, command.number, command.file);
    case "retry":
      return retry(store, command.numbers, clock.now());
    case "export json":
    case "export eml":
      return exported(command, store);
    case "erase":
      return erase(store, command.email, command.sure);
    case "delete":
      return remove(store, command.numbers, command.sure);
  }
}

/** The same where nothing was ever stored. */
export function withoutStore(command: StoreCommand): string {
  if ("number" in command || "numbers" in command) throw new Complaint(noMessages);
  // Whoever reads this is a program.
  if (command.kind === "export json" && command.file === undefined) return "[]";
  return noMessages;
}

function list(store: MessageStore, suspected: boolean): string {
  const all = store.overview();
  const shown = all.filter((entry) => entry.suspected === suspected);
  const mails = Boolean(process.env["SMTP_URL"]?.trim());
  const none = suspected ? "Nothing is kept apart." : noMessages;
  const table = shown.length === 0 ? none : listing(shown, { width: terminalWidth(), mails });
  return [table, ...(suspected ? [] : remarks(all))].join("\n");
}

async function exported(
  command: StoreCommand & { kind: "export json" | "export eml" },
  store: MessageStore,
): Promise<string> {
  // Loaded here: the mail library takes longer to load than a list takes in all.
  const { asJson, writeEml, writeJson } = await import("./export.ts");
  const all = store.list();
  const entries = command.email === undefined ? all : sentBy(all, command.email);
  if (command.kind === "export eml") return writeEml(command.dir, entries, store, receiver());
  return command.file === undefined ? asJson(entries) : writeJson(command.file, entries);
}

/** COLUMNS is for scripts and tests; shells do not export it. */
function terminalWidth(): number | undefined {
  return process.stdout.columns ?? (Number(process.env["COLUMNS"]) || undefined);
}

const receiver = () => mailbox(process.env["MAIL_TO"] ?? "")?.address ?? "inbox@localhost";
