import { randomBytes } from "node:crypto";
import { formIds, sendFormPath } from "#contract/form-endpoint.ts";
import { submissionField } from "#contract/guards.ts";
import { post } from "#server/http/post.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import type { Submission } from "#server/inbox/submission.ts";
import { oneLine } from "#server/one-line.ts";

/** How far a test message is to a destination. */
export type TestState = { name: string; isDone: boolean; isParked: boolean; error: string | null };

type WholeWayDeps = {
  inbox: Pick<Inbox, "withStore">;
  /** Puts the message in, by this idempotency key. @throws what failed */
  send(key: string): Promise<void>;
  /** Whether nothing more is waited for. */
  isOver(states: readonly TestState[]): boolean;
  withinMs: number;
  pause(ms: number): Promise<void>;
};

/** How its idempotency key begins. Pages make others, and this one is told to nobody. */
const keyStart = "wholeway-";
const lookMs = 500;

/**
 * Takes a test message through the form or the store, the queue and the running server to its destinations, and erases it.
 * @returns how far it came
 * @throws what `send` does, and when it is not in the store
 */
export async function wholeWay(deps: WholeWayDeps): Promise<TestState[]> {
  const { inbox, send, isOver, withinMs, pause } = deps;
  const { withStore } = inbox;
  await eraseTest(inbox);
  const key = keyStart + randomBytes(16).toString("base64url");
  await withStore((store) => store.setNote("testKey", key));
  try {
    await send(key);
    const number = await withStore((store) => store.find("key", key));
    if (number === undefined) throw new Error("nothing was stored here");
    for (let waitedMs = 0; ; waitedMs += lookMs) {
      const submission = await withStore((store) => store.get(number));
      if (!submission) throw new Error("the test was deleted meanwhile");
      const states = statesOf(submission);
      if (isOver(states) || waitedMs >= withinMs) return states;
      await pause(lookMs);
    }
  } finally {
    await eraseTest(inbox).catch(() => {});
  }
}

/** Whether a submission is the test that is under way. */
export const isTest = async (key: string | undefined, { withStore }: Pick<Inbox, "withStore">) =>
  key?.startsWith(keyStart) === true &&
  (await withStore((store) => store.note("testKey")).catch(() => undefined)) === key;

function statesOf({ mail, lastMailError, deliveries }: Submission): TestState[] {
  const others = deliveries.map(({ destination, state, lastError }) => ({
    name: destination,
    isDone: state === "delivered",
    isParked: state === "parked",
    error: lastError,
  }));
  const [isDone, isParked] = [mail === "mailed", mail === "parked"];
  return [{ name: "mail", isDone, isParked, error: lastMailError }, ...others];
}

/** Also what a killed process left. */
async function eraseTest({ withStore }: Pick<Inbox, "withStore">): Promise<void> {
  await withStore(async (store) => {
    const key = await store.note("testKey");
    if (key === undefined) return;
    const number = await store.find("key", key);
    if (number !== undefined) await store.remove([number]);
    await store.setNote("testKey", undefined);
  });
}

const postMs = 30_000;
// A mail server that asks to come back later has been asked a few times by then.
const mailedWithinMs = 600_000;

/**
 * Posts the test to the public address as a visitor would, and waits until it was mailed.
 * @param email of the sender: an address of the office's own
 * @returns what failed; undefined if it took the whole way
 */
export async function testForm({
  publicUrl,
  email,
  ...deps
}: Pick<WholeWayDeps, "inbox" | "pause"> & { publicUrl: string; email: string }): Promise<
  string | undefined
> {
  try {
    const [mail] = await wholeWay({
      ...deps,
      send: (key) => postForm(publicUrl, email, key),
      isOver: ([state]) => state?.isDone === true || state?.isParked === true,
      withinMs: mailedWithinMs,
    });
    if (mail?.isDone) return undefined;
    if (mail?.isParked) return `it was not mailed: ${mail.error}`;
    return "it was stored, and not mailed within ten minutes.";
  } catch (error) {
    const { message } = error as Error;
    return message === "nothing was stored here"
      ? `${publicUrl} answered OK, and ${message}: it leads to another server.`
      : message;
  }
}

async function postForm(publicUrl: string, email: string, key: string): Promise<void> {
  const fields = {
    user_id: formIds.publicKey,
    service_id: formIds.serviceId,
    template_id: formIds.contactTemplateId,
    name: "The website itself",
    email,
    subject: "Test of the contact form",
    message: "Nobody wrote this week. So the website has sent its own form, as a visitor would.",
    [submissionField]: key,
  };
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    Accept: "text/plain",
    Origin: publicUrl,
  };
  const body = new URLSearchParams(fields).toString();
  const { signal } = new AbortController();
  const options = { headers, body, timeoutMs: postMs, signal };
  const { status, text } = await post(new URL(sendFormPath, publicUrl), options);
  if (status !== 200) throw new Error(`${publicUrl} answered ${status}: ${oneLine(text, 100)}`);
}
