import { addressKey, mailboxKey } from "#server/addresses.ts";
import { isOneSlip } from "#server/one-slip.ts";
import { referenceIn } from "#server/inbox/reference.ts";
import type { Submission } from "#server/inbox/submission.ts";
import type { Store } from "#server/inbox/store.ts";
import { type Args, CliError } from "./args.ts";
import { printableLine } from "./printable.ts";

// Integers of 15 digits are exact in a JavaScript number.
const isNumber = (text: string) => /^\d{1,15}$/.test(text);

/** Whether it names a submission: a reference, or the number that mails of version 1.2 have. */
export const isName = (text = ""): boolean => isNumber(text) || referenceIn(text) !== undefined;

/** @throws CliError when the submission does not exist */
export async function getSubmission(store: Store, name = ""): Promise<Submission> {
  const reference = referenceIn(name) ?? "";
  const number = isNumber(name) ? Number(name) : await store.find("reference", reference);
  const submission = number === undefined ? undefined : await store.get(number);
  if (!submission) throw new CliError(`There is no message or application ${name}.`);
  return submission;
}

/** Without duplicates. @throws CliError when one of the submissions does not exist */
export async function getSubmissions(store: Store, names: Args): Promise<Submission[]> {
  const all = await Promise.all(names.map((name) => getSubmission(store, name)));
  return [...new Map(all.map((submission) => [submission.number, submission])).values()];
}

/**
 * Submissions that may be the same person's although their address is another: a typing error, dots or a tag
 * in the local part, or the address in another field.
 */
async function* similarTo(store: Store, email: string): AsyncGenerator<Submission, void> {
  const wanted = addressKey(email);
  for await (const submission of store.submissions()) {
    const key = addressKey(submission.email);
    if (key !== wanted && (isSimilar(key, wanted) || mentions(submission, wanted)))
      yield submission;
  }
}

/** @returns a sentence that names similar submissions, as the end of a text; "" when there are none */
export async function similarSentence(store: Store, email: string, where: string): Promise<string> {
  const similar = await Array.fromAsync(similarTo(store, email), labelWithAddress);
  if (similar.length === 0) return "";
  return `\nPerhaps the same person's, not ${where}: ${similar.join(", ")}.`;
}

const labelWithAddress = (submission: Submission) =>
  `${submissionLabels(submission)} (${printableLine(submission.email)})`;

const isSimilar = (one: string, other: string): boolean =>
  mailboxKey(one) === mailboxKey(other) || isOneSlip(one, other);

const mentions = (submission: Submission, address: string): boolean =>
  Object.values(submission).some(
    (value) => typeof value === "string" && value.normalize("NFKC").toLowerCase().includes(address),
  );

/** `message 7KMP2XWA, application HT4NQ9RV` */
export const submissionLabels = (
  ...submissions: readonly Pick<Submission, "kind" | "reference">[]
): string => submissions.map(({ kind, reference }) => `${kind} ${reference}`).join(", ");

// The Swedish format is `2026-11-21 14:05`. Created once: creating it for each submission is slow.
const localFormat = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" });

/** Formats an ISO time in the local time zone (TZ, or the machine's): `2026-11-21 14:05`. */
export const localTime = (iso: string): string => localFormat.format(new Date(iso));
