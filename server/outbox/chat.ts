import type { Submission } from "#server/inbox/submission.ts";
import { headerText } from "./compose.ts";
import type { Destination, DestinationDeps } from "./destination.ts";
import { postedTo, postText } from "./posting.ts";
import { describeSubmission } from "./submission-text.ts";

/** Chats that get a line about each submission. */
export const chats = ({ settings, clock }: DestinationDeps): Destination[] =>
  settings.destinations.chats.map((url, at) =>
    postedTo(url, `chat ${at + 1}`, clock, (submission, signal) =>
      postText(url, announcement(submission), signal),
    ),
  );

/** Whatever WEBHOOK_FIELDS says: in a chat a line is enough. */
function announcement(submission: Submission): string {
  const { kind, reference, suspected, test } = submission;
  const { name, subject } = describeSubmission(submission);
  const mark = test ? "[Test] " : suspected ? "[Suspected] " : "";
  const what = kind === "message" ? "Message" : "Application";
  const about = kind === "message" ? subject : subject.replace(/^Application: /, "");
  return `${mark}${what} from ${headerText(name, 100)}: ${headerText(about, 100)} (${reference})`;
}
