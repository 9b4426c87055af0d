import type { Way } from "#server/problems.ts";
import { oneLine } from "#server/one-line.ts";
import { post } from "./post.ts";

/** As read by settings.ts. The address is a secret. */
export type AlertWebhook = { url: URL; mayBePrivate: boolean };

// Discord takes 2,000 characters, others more.
const longestText = 1900;
const timeoutMs = 10_000;

/**
 * Posts alerts as `{"text": "…"}`, which Slack, Mattermost, Google Chat and Discord (`/slack`) show.
 * @param site its name, for a channel of several sites
 */
export function alertWebhook({ url, mayBePrivate }: AlertWebhook, site = "Website"): Way {
  return {
    name: "webhook",
    takesDetails: false,
    async send({ text }, signal) {
      const body = JSON.stringify({ text: plain(`[${site}] ${text}`) });
      const headers = { "Content-Type": "application/json" };
      const answer = await post(url, { headers, body, timeoutMs, signal, mayBePrivate });
      if (answer.status < 200 || answer.status > 299) throw new Error(refusal(url, answer));
    },
  };
}

function refusal({ host }: URL, { status, text }: { status: number; text: string }): string {
  if (status >= 300 && status < 400)
    return `${host} answered ${status}: the address leads elsewhere, and is not followed.`;
  return `${host} answered ${status}: ${oneLine(text, 100)}`;
}

/** Without what chat programs take for markup: links, mentions of everybody. */
function plain(text: string): string {
  const shown = text
    .replaceAll(/[<>]/g, "")
    .replaceAll(/@(?=channel|everyone|here|all)/g, "@ ")
    .trim();
  return shown.length > longestText
    ? `${shown.slice(0, longestText).toWellFormed()}\n(More is in the log.)`
    : shown;
}
