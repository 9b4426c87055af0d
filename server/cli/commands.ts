import type { Place } from "#server/inbox/place.ts";
import { systemClock } from "#server/time.ts";
import { type Args, CliError, type Command, type Run } from "./args.ts";
import { backup } from "./backup.ts";
import { exportTo, writeResume } from "./export.ts";
import { getSubmission, getSubmissions, isName, submissionLabels } from "./find.ts";
import { helpText } from "./help.ts";
import { by, find, list, noStore } from "./list.ts";
import { move } from "./move.ts";
import { erase, remove } from "./remove.ts";
import { restore } from "./restore.ts";
import { show } from "./show.ts";
import { sendTest } from "./test.ts";

const none = (args: Args) => args.length === 0;
const one = (args: Args) => args.length === 1;
const oneName = (args: Args) => one(args) && isName(args[0]);
const names = (args: Args) => !none(args) && args.every(isName);
const nameAndFile = ([name, ...file]: Args) => isName(name) && (none(file) || one(file));
const howMany = ([count = "all", ...more]: Args) =>
  /^(?:all|[1-9]\d{0,6})$/.test(count) && none(more);
const group = ([what = "", ...more]: Args) => /^(?:opening|page)$/.test(what) && none(more);
// Only these: a mistyped option must not create a file.
const optionalExport = ([file = ".json", ...more]: Args) =>
  /\.(?:json|csv)$/.test(file) && none(more);

/** Clears the suspected flag. */
const accept: Run = async (store, args) => {
  const submissions = await getSubmissions(store, args);
  await store.accept(submissions.map(({ number }) => number));
  return `Accepted: ${submissionLabels(...submissions)}.`;
};

/** Notes that the office has answered, or with `undo` that it has not. */
const answered: Run = async (store, args, { undo }) => {
  const submissions = await getSubmissions(store, args);
  const numbers = submissions.map(({ number }) => number);
  await store.markAnswered(numbers, undo ? undefined : systemClock.now());
  return `${undo ? "Not answered" : "Answered"}: ${submissionLabels(...submissions)}.`;
};

/** Requeues all that is undelivered, or what is of one submission. A running site notices within a minute. */
const retry: Run = async (store, [name]) => {
  const submission = name === undefined ? undefined : await getSubmission(store, name);
  const count = await store.retry(submission?.number ?? "all", systemClock.now());
  if (submission && count === 0)
    throw new CliError(`Delivered already: ${submissionLabels(submission)}.`);
  return `To be delivered again: ${submission ? submissionLabels(submission) : count}.`;
};

const filters = ["opening", "page", "since"] as const;

/** Each throws CliError when it fails. */
export const commands: Record<string, Command> = {
  help: { accepts: () => true, runWithoutStore: () => helpText },
  list: { accepts: howMany, options: filters, run: list(false) },
  suspected: { accepts: howMany, options: filters, run: list(true) },
  find: { accepts: () => true, options: filters, run: find },
  by: { accepts: group, options: filters, run: by },
  answered: { accepts: names, options: ["undo"], run: answered },
  show: { accepts: oneName, run: show },
  accept: { accepts: names, run: accept },
  resume: { accepts: nameAndFile, run: writeResume },
  retry: { accepts: (args) => none(args) || oneName(args), run: retry },
  export: { accepts: optionalExport, options: ["email", ...filters], run: exportTo },
  erase: {
    accepts: (args, { email }) => none(args) && email,
    options: ["email", "yes"],
    run: erase,
  },
  delete: { accepts: names, options: ["yes"], run: remove },
  test: { accepts: none, run: sendTest },
  backup: { accepts: one, runWithoutStore: backup },
  restore: { accepts: one, runWithoutStore: restore },
  move: { accepts: none, runWithoutStore: move },
};

/** The output of a command while no store exists. */
export function outputWithoutStore(command: Command, [first]: Args, place: Place): string {
  if (command !== commands["list"] && isName(first)) throw new CliError(noStore(place));
  // An export to stdout is read by programs.
  return command === commands["export"] && first === undefined ? "[]" : noStore(place);
}
