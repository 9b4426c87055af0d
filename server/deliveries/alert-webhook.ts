import type { Way } from "#server/problems.ts";
import { type Hook, postText } from "./json-post.ts";

/**
 * Posts alerts to a chat.
 * @param site its name, for a channel of several sites
 */
export const alertWebhook = (hook: Hook, site = "Website"): Way => ({
  name: "webhook",
  takesDetails: false,
  send: ({ text }, signal) => postText(hook, `[${site}] ${text}`, signal),
});
