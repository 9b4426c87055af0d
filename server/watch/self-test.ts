import { randomBytes } from "node:crypto";
import { formIds, sendFormPath } from "#contract/form-endpoint.ts";
import { submissionField } from "#contract/guards.ts";
import { post } from "#server/http/post.ts";
import type { Inbox } from "#server/inbox/inbox.ts";
import { oneLine } from "#server/one-line.ts";
import type { Timer } from "#server/time.ts";

type SelfTestDeps = {
  inbox: Pick<Inbox, "withStore">;
  timer: Timer;
  /** Where visitors reach the site. */
  publicUrl: string;
  /** Of the sender: an address of the office's own. */
  email: string;
};

/** How its idempotency key begins. Pages make others, and this one is told to nobody. */
const keyStart = "selftest-";
const postMs = 30_000;
const lookMs = 1000;
// A mail server that asks to come back later has been asked a few times by then.
const mailedWithinMs = 600_000;

/** Whether a submission is the test that is under way. */
export const isSelfTest = async (
  key: string | undefined,
  { withStore }: Pick<Inbox, "withStore">,
) =>
  key?.startsWith(keyStart) === true &&
  (await withStore((store) => store.note("selfTest")).catch(() => undefined)) === key;

/**
 * Posts a message to the public address as a visitor would, waits until it was mailed, and erases it.
 * @returns what failed; undefined if it took the whole way
 */
export async function takeTheWholeWay(deps: SelfTestDeps): Promise<string | undefined> {
  const { inbox, timer, publicUrl } = deps;
  const { withStore } = inbox;
  await eraseSelfTest(inbox);
  const key = keyStart + randomBytes(16).toString("base64url");
  await withStore((store) => store.setNote("selfTest", key));
  try {
    const body = new URLSearchParams({ ...fieldsFrom(deps), [submissionField]: key }).toString();
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      Accept: "text/plain",
      Origin: publicUrl,
    };
    const { signal } = new AbortController();
    const options = { headers, body, timeoutMs: postMs, signal };
    const { status, text } = await post(new URL(sendFormPath, publicUrl), options);
    if (status !== 200) return `${publicUrl} answered ${status}: ${oneLine(text, 100)}`;
    const number = await withStore((store) => store.find("key", key));
    if (number === undefined)
      return `${publicUrl} answered OK, and nothing was stored here: it leads to another server.`;
    for (let waitedMs = 0; waitedMs < mailedWithinMs; waitedMs += lookMs) {
      const submission = await withStore((store) => store.get(number));
      if (submission?.mail === "mailed") return undefined;
      if (submission?.mail === "parked") return `it was not mailed: ${submission.lastMailError}`;
      await new Promise<void>((resolve) => timer.after(lookMs, resolve));
    }
    return "it was stored, and not mailed within ten minutes.";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await eraseSelfTest(inbox).catch(() => {});
  }
}

/** Also what a killed server left. */
async function eraseSelfTest({ withStore }: Pick<Inbox, "withStore">): Promise<void> {
  await withStore(async (store) => {
    const key = await store.note("selfTest");
    if (key === undefined) return;
    const number = await store.find("key", key);
    if (number !== undefined) await store.remove([number]);
    await store.setNote("selfTest", undefined);
  });
}

const fieldsFrom = ({ email }: SelfTestDeps) => ({
  user_id: formIds.publicKey,
  service_id: formIds.serviceId,
  template_id: formIds.contactTemplateId,
  name: "The website itself",
  email,
  subject: "Test of the contact form",
  message: "Nobody wrote this week. So the website has sent its own form, as a visitor would.",
});
