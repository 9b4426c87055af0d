import { linkTo } from "#server/files/links.ts";
import type { Claim } from "#server/inbox/store.ts";
import type { Kind, Resume, Submission } from "#server/inbox/submission.ts";
import { mayNeedPassword } from "#server/resume/pdf.ts";
import type { FileElsewhere } from "./compose.ts";
import type { Destination, DestinationDeps } from "./destination.ts";
import { loggedReason, nextTry } from "./failure.ts";
import { longestMailMs } from "./mailer.ts";

/** The office's own mail about each submission. It has the first turn, and connections of its own. */
export function mail(deps: DestinationDeps): Destination[] {
  const { mailer, inbox, clock, publicUrl, formatTime } = deps;
  if (!mailer) return [];
  const refused = new Map<Kind, readonly string[]>();

  /** A link for everybody who reads the mail; without a public address, the owner's command. */
  async function fileElsewhere(submission: Submission, resume: Resume): Promise<FileElsewhere> {
    const { number, reference, lastMailError } = submission;
    const answer = lastMailError ?? "no answer";
    const isLocked = mayNeedPassword(resume.bytes);
    if (publicUrl === undefined)
      return { how: `npm run inbox resume ${reference}`, answer, isLocked };
    const { path, until } = await linkTo(number, inbox, clock.now());
    return { how: `${publicUrl}${path} (until ${formatTime(until)})`, answer, isLocked };
  }

  const hasFile = ({ kind }: Submission, { withoutFile }: Claim) =>
    kind === "application" && !withoutFile;

  return [
    {
      name: "mail",
      title: "The mail server",
      again: "The mail server takes mail again.",
      what: "Mail",
      done: "mailed",
      connections: 3, // mail servers limit their number
      paceMs: 0,
      longestMs: longestMailMs,
      takesFiles: true,
      isFor: () => true,
      async send(submission, { claim, resume, signal }) {
        const isFileSent = hasFile(submission, claim);
        const file = resume && (isFileSent ? resume : await fileElsewhere(submission, resume));
        const { rejected } = await mailer.send(submission, file, signal);
        // Each kind has readers of its own. The log has them from the alerts.
        refused.set(submission.kind, rejected);
        return { withoutFile: file !== undefined && !isFileSent };
      },
      nextTry: (error, claim, submission) =>
        nextTry(error, claim, hasFile(submission, claim), clock.now()),
      reasonOf: (error) => loggedReason(error),
      refused: () => [...new Set([...refused.values()].flat())],
    },
  ];
}
