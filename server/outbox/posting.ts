import { post } from "#server/http/post.ts";
import type { Claim } from "#server/inbox/store.ts";
import type { DestinationName, Submission } from "#server/inbox/submission.ts";
import { oneLine } from "#server/one-line.ts";
import type { Clock } from "#server/time.ts";
import type { Destination } from "./destination.ts";
import { nextTry } from "./failure.ts";

const timeoutMs = 10_000;

/** It was not taken. `logged`: the reason without what the other side said, which may repeat a visitor's words. */
class NotTakenError extends Error {
  readonly logged: string;

  constructor(logged: string, said = "") {
    super(said === "" ? logged : `${logged}: ${said}`);
    this.logged = logged;
  }
}

/** Posts JSON. @param url a secret: anyone who knows it can post there, too @throws NotTakenError unless it was taken */
export async function postJson(
  url: URL,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const json = { "Content-Type": "application/json", ...headers };
  const answer = await post(url, { headers: json, body, timeoutMs, signal }).catch(
    (error: Error) => {
      throw new NotTakenError(error.message);
    },
  );
  const { status, text } = answer;
  const answered = `${url.host} answered ${status}`;
  if (status >= 300 && status < 400)
    throw new NotTakenError(`${answered}: the address leads elsewhere, and is not followed.`);
  if (status < 200 || status > 299) throw new NotTakenError(answered, oneLine(text, 100));
}

// Discord takes 2,000 characters, others more.
const longestText = 1900;

/** Posts a text as `{"text": "…"}`, which Slack, Mattermost, Google Chat and Discord (`/slack`) show. */
export const postText = (url: URL, text: string, signal: AbortSignal): Promise<void> =>
  postJson(url, JSON.stringify({ text: plain(text) }), {}, signal);

/** Without what chat programs take for markup: links behind other words, pictures, mentions of everybody. */
function plain(text: string): string {
  const shown = text
    .replaceAll(/[<>]/g, "")
    // Mattermost knows them in capitals, too.
    .replaceAll(/@(?=channel|everyone|here|all)/gi, "@ ")
    .replaceAll("](", "] (")
    .trim();
  return shown.length > longestText
    ? `${shown.slice(0, longestText).toWellFormed()}\n(More is in the log.)`
    : shown;
}

/** A destination to which submissions are posted. */
export function postedTo(
  url: URL,
  name: DestinationName,
  clock: Clock,
  send: (submission: Submission, signal: AbortSignal) => Promise<void>,
): Destination {
  const receiver = `${name} (${url.host})`;
  const title = receiver.replace(/^./, (first) => first.toUpperCase());
  return {
    name,
    title,
    again: `${title} takes what it is sent again.`,
    what: `What goes to ${receiver}`,
    done: `delivered to ${receiver}`,
    connections: 3, // of which some may hang for ten seconds
    paceMs: 1000,
    longestMs: 60_000,
    takesFiles: false,
    isFor: ({ test }) => !test,
    async send(submission, { signal }) {
      await send(submission, signal);
      return { withoutFile: false };
    },
    // Receivers know an event by its id, so silence is a failure like any other: another try is no burden.
    nextTry: (error: unknown, claim: Claim) => ({
      ...nextTry(error, claim, false, clock.now()),
      error: oneLine(messageOf(error), 600),
    }),
    reasonOf: (error) => (error instanceof NotTakenError ? error.logged : messageOf(error)),
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
