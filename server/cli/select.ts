import { isDay } from "#contract/days.ts";
import { addressKey } from "#server/addresses.ts";
import type { Submission } from "#server/inbox/submission.ts";
import type { Store } from "#server/inbox/store.ts";
import { describeSubmission } from "#server/outbox/submission-text.ts";
import { type Args, UsageError } from "./args.ts";
import { localTime } from "./find.ts";

/** `opening`: words of its title; `page`: where the form was; `since`: a local day; `email`: however it is written. */
export type Filters = Partial<Record<"opening" | "page" | "since" | "email", string | undefined>>;

/**
 * Submissions that pass all filters and contain each word, suspected or not, oldest first.
 * @throws UsageError
 */
export async function* selected(
  store: Store,
  { opening = "", page, since = "", email }: Filters,
  words: Args = [],
): AsyncGenerator<Submission, void> {
  if (since !== "" && !isDay(since))
    throw new UsageError(`"${since}" is no day such as 2026-11-01.`);
  const wanted = words.map(folded);
  const sender = email === undefined ? undefined : addressKey(email);
  for await (const submission of store.submissions())
    if (
      localTime(submission.receivedAt) >= since &&
      folded(openingOf(submission)).includes(folded(opening)) &&
      (sender === undefined || addressKey(submission.email) === sender) &&
      (page === undefined || withoutSlash(pageOf(submission)) === withoutSlash(page)) &&
      wanted.every((word) => textOf(submission).includes(word))
    )
      yield submission;
}

/** Of an application; "" of a message. */
export const openingOf = (submission: Submission): string =>
  submission.kind === "application" ? submission.job_title : "";

/** Where it was sent from; "" if nothing tells. */
export const pageOf = ({ visit }: Submission): string => visit?.page ?? "";

const withoutSlash = (path: string) => path.replace(/\/$/, "");

function textOf(submission: Submission): string {
  const { fields, text } = describeSubmission(submission);
  return folded([submission.reference, ...fields.map(([, value]) => value), text].join("\n"));
}

/** Without accents and case, as far as Unicode takes them apart: not ø, ł and đ. */
const folded = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toUpperCase().toLowerCase();
