import { setTimeout as pause } from "node:timers/promises";
import type { Submission } from "#server/inbox/submission.ts";
import type { Store } from "#server/inbox/store.ts";
import { describeSubmission } from "#server/outbox/submission-text.ts";
import { readSettings } from "#server/settings.ts";
import { systemClock } from "#server/time.ts";
import { CliError, type Run } from "./args.ts";
import { ask } from "./ask.ts";
import { addTo, listIn } from "./erased.ts";
import { submissionLabels, getSubmissions, similarSentence } from "./find.ts";
import { printableLine } from "./printable.ts";
import { selected } from "./select.ts";
import { whereabouts, whereIs } from "./whereabouts.ts";

// Small batches with pauses between them, in which a running site can write.
const batchSize = 20;
const pauseMs = 5;
const busyMs = 10_000;

/** Deletes submissions for good: texts, résumés, queued mail, keys. */
export const remove: Run = async (store, args, { yes }) =>
  confirmAndRemove(store, (await getSubmissions(store, args)).map(summarize), yes);

/** Deletes everything one address sent. */
export const erase: Run = async (store, _, { email = "", yes }) => {
  const found = await Array.fromAsync(selected(store, { email }), summarize);
  const similar = await similarSentence(store, email, "deleted");
  if (found.length === 0) return `Nothing from that address is stored.${similar}`;
  return `${await confirmAndRemove(store, found, yes)}${similar}`;
};

/** Drops the texts: together they may not fit into memory. */
const summarize = (submission: Submission) => ({
  number: submission.number,
  name: `${submissionLabels(submission)} (${printableLine(describeSubmission(submission).name)})`,
  reference: submission.reference,
  to: whereIs(submission),
});

const referencesOf = (submissions: readonly Pick<Submission, "reference">[]) =>
  submissions.map(({ reference }) => reference);

/** @returns sentences with the result: whether traces are left in the file, and where else something may be */
async function confirmAndRemove(
  store: Store,
  submissions: ReturnType<typeof summarize>[],
  yes: boolean,
) {
  const settings = readSettings(process.env);
  const question = `Delete ${submissions.map(({ name }) => name).join(", ")} for good?`;
  if (!yes && !(await confirm(question))) return "Nothing was deleted.";
  const numbers = submissions.map(({ number }) => number);
  const onTheirWay: number[] = [];
  for (let at = 0; at < numbers.length; at += batchSize) {
    onTheirWay.push(...(await store.remove(numbers.slice(at, at + batchSize))).onTheirWay);
    await pause(pauseMs);
  }
  // Afterwards: on a full disk deleting makes the room for it.
  await addTo(store, "erased", referencesOf(submissions));
  const traces = await wipeAll(store).catch(() => "busy" as const);
  const leaving = referencesOf(submissions.filter(({ number }) => onTheirWay.includes(number)));
  const exports = listIn(await store.note("exports"));
  const places = whereabouts(submissions, settings, exports, systemClock.now());
  return [
    [`Deleted: ${numbers.length}.`, tracesLeft[traces]].filter(Boolean).join(" "),
    leaving.length > 0 &&
      `Being delivered right now, so it may still arrive: ${leaving.join(", ")}.`,
    places.length > 0 && "What these places have of it, delete there:",
    ...places,
  ]
    .filter(Boolean)
    .join("\n");
}

/** Asks on the terminal; anything but y or yes means no. @throws CliError without a terminal */
async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new CliError("Nothing was deleted. To delete without a question, end with the word yes.");
  return /^y(?:es)?$/i.test(await ask(`${question} [y/N]`));
}

const tracesLeft = {
  clean: undefined,
  busy: "Traces stay in the store, which is in use, until the site starts again or tomorrow.",
  reusable:
    "The database overwrites their room when it needs it; its log and back-ups keep them for their time.",
};

/** @returns `busy` when another process, such as a back-up, kept the file busy for `busyMs` */
async function wipeAll(store: Store): Promise<keyof typeof tracesLeft> {
  for (let waitedMs = 0; waitedMs < busyMs;) {
    const start = performance.now();
    const state = await store.wipe();
    if (state === "clean" || state === "reusable") return state;
    await pause(pauseMs);
    if (state === "busy") waitedMs += performance.now() - start;
  }
  return "busy";
}
