import { linkTo } from "#server/files/links.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import type { Claim } from "#server/inbox/store.ts";
import type { Channel, Submission } from "#server/inbox/submission.ts";
import { headerText } from "#server/mail/compose.ts";
import { describeSubmission } from "#server/mail/submission-text.ts";
import { oneLine } from "#server/one-line.ts";
import type { Clock } from "#server/time.ts";
import { type EventField, eventOf, type FileLink, signed } from "./events.ts";
import { NotTakenError, postJson, postText } from "./json-post.ts";
import { nextTry } from "./outcome.ts";
import type { Line } from "./relay.ts";

/** As read by settings.ts. */
export type Hooks = {
  /** Get each submission as a signed event. */
  webhooks: readonly URL[];
  secret: Uint8Array | undefined;
  fields: readonly EventField[];
  /** Get a line about each submission. */
  chats: readonly URL[];
};

type HookDeps = {
  hooks: Hooks;
  inbox: Pick<Inbox, "withStore">;
  clock: Clock;
  publicUrl: string | undefined;
};

/** The channels that the settings name. */
export const hookChannels = ({ webhooks, chats }: Hooks): Channel[] => [
  ...webhooks.map((_, at): Channel => `webhook ${at + 1}`),
  ...chats.map((_, at): Channel => `chat ${at + 1}`),
];

/** A line for each address. */
export function hookLines({ hooks, inbox, clock, publicUrl }: HookDeps): Line[] {
  const { webhooks, chats, secret = new Uint8Array(), fields } = hooks;

  const common = {
    connections: 3, // of which some may hang for ten seconds
    paceMs: 1000,
    longestMs: 60_000,
    takesFiles: false,
    // Receivers know an event by its id, so silence is a failure like any other: another try is no burden.
    nextTry: (error: unknown, claim: Claim) => ({
      ...nextTry(error, claim, false, clock.now()),
      error: oneLine(messageOf(error), 600),
    }),
    reasonOf: (error: unknown) =>
      error instanceof NotTakenError ? error.logged : messageOf(error),
  };
  const lineTo = (
    url: URL,
    channel: Channel,
    send: (url: URL, submission: Submission, signal: AbortSignal) => Promise<void>,
  ): Line => {
    const receiver = `${channel} (${url.host})`;
    const name = receiver.replace(/^./, (first) => first.toUpperCase());
    return {
      ...common,
      channel,
      name,
      again: `${name} takes what it is sent again.`,
      what: `What goes to ${receiver}`,
      done: `delivered to ${receiver}`,
      async send(submission, { signal }) {
        await send(url, submission, signal);
        return { withoutFile: false };
      },
    };
  };

  /** Only where the file is told at all, and there is an address that it can have. */
  async function linkOf({ kind, number }: Submission): Promise<FileLink | undefined> {
    if (kind !== "application" || !fields.includes("resume") || !publicUrl) return undefined;
    const { path, until } = await linkTo(number, inbox, clock.now());
    return { url: publicUrl + path, until: until.toISOString() };
  }

  return [
    ...webhooks.map((url, at) =>
      lineTo(url, `webhook ${at + 1}`, async (hook, submission, signal) => {
        const body = JSON.stringify(eventOf(submission, fields, await linkOf(submission)));
        const headers = signed(secret, submission.mailToken, body, clock.now());
        await postJson(hook, body, headers, signal);
      }),
    ),
    ...chats.map((url, at) =>
      lineTo(url, `chat ${at + 1}`, (hook, submission, signal) =>
        postText(hook, announcement(submission), signal),
      ),
    ),
  ];
}

/** Whatever WEBHOOK_FIELDS says: in a chat a line is enough. */
function announcement(submission: Submission): string {
  const { kind, reference, suspected, test } = submission;
  const { name, subject } = describeSubmission(submission);
  const mark = test ? "[Test] " : suspected ? "[Suspected] " : "";
  const what = kind === "message" ? "Message" : "Application";
  const about = kind === "message" ? subject : subject.replace(/^Application: /, "");
  return `${mark}${what} from ${headerText(name, 100)}: ${headerText(about, 100)} (${reference})`;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
