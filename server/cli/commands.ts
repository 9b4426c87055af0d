import { systemClock } from "#server/time.ts";
import { type Args, CliError, type Command, type Run } from "./args.ts";
import { backup } from "./backup.ts";
import { exportTo, writeResume } from "./export.ts";
import { submissionLabels, getSubmissions, getSubmission } from "./find.ts";
import { helpText } from "./help.ts";
import { list, show } from "./list.ts";
import { move } from "./move.ts";
import { erase, remove } from "./remove.ts";
import { restore } from "./restore.ts";

// Integers of 15 digits are exact in a JavaScript number.
const isNumber = (arg: string | undefined) => /^\d{1,15}$/.test(arg ?? "");
const none = (args: Args) => args.length === 0;
const one = (args: Args) => args.length === 1;
const oneNumber = (args: Args) => one(args) && isNumber(args[0]);
const numbers = (args: Args) => !none(args) && args.every(isNumber);
const numberAndFile = ([number, ...file]: Args) => isNumber(number) && (none(file) || one(file));
// Only .json: a mistyped option must not create a file.
const optionalJsonFile = ([file = ".json", ...more]: Args) => file.endsWith(".json") && none(more);

/** Clears the suspected flag. */
const accept: Run = async (store, args) => {
  const submissions = await getSubmissions(store, args);
  await store.accept(args.map(Number));
  return `Accepted: ${submissionLabels(...submissions)}.`;
};

/** Requeues all unsent mail, or that of one submission. A running site notices within a minute. */
const retry: Run = async (store, [number]) => {
  const submission = number === undefined ? undefined : await getSubmission(store, number);
  if (submission?.mail === "mailed")
    throw new CliError(`Mailed already: ${submissionLabels(submission)}.`);
  const count = await store.retry(submission?.number ?? "all", systemClock.now());
  return submission
    ? `To be mailed again: ${submissionLabels(submission)}.`
    : `To be mailed again: ${count}.`;
};

/** The owner's word that the clock is right: erasing goes on (see clock-watch.ts). */
const clockOk: Run = async (store) => {
  const wasSuspended = (await store.note("erasingSuspended")) !== undefined;
  await store.setNote("erasingSuspended", undefined);
  return wasSuspended
    ? "What is past its time is erased again, within an hour."
    : "Nothing is suspended.";
};

/** Each throws CliError when it fails. */
export const commands: Record<string, Command> = {
  help: { accepts: () => true, runWithoutStore: () => helpText },
  list: { accepts: none, run: list(false) },
  suspected: { accepts: none, run: list(true) },
  show: { accepts: oneNumber, run: show },
  accept: { accepts: numbers, run: accept },
  resume: { accepts: numberAndFile, run: writeResume },
  retry: { accepts: (args) => none(args) || oneNumber(args), run: retry },
  export: { accepts: optionalJsonFile, options: ["email"], run: exportTo },
  erase: {
    accepts: (args, { email }) => none(args) && email,
    options: ["email", "yes"],
    run: erase,
  },
  delete: { accepts: numbers, options: ["yes"], run: remove },
  "clock-ok": { accepts: none, run: clockOk },
  backup: { accepts: one, runWithoutStore: backup },
  restore: { accepts: one, runWithoutStore: restore },
  move: { accepts: none, runWithoutStore: move },
};

/** The output of a command while no store exists. */
export function outputWithoutStore(command: Command, [first]: Args): string {
  const noMessages = "No messages yet.";
  if (isNumber(first)) throw new CliError(noMessages);
  // An export to stdout is read by programs.
  return command === commands["export"] && first === undefined ? "[]" : noMessages;
}
