import type { Way } from "#server/problems.ts";
import { postText } from "./json-post.ts";

/**
 * Posts alerts to a chat.
 * @param site its name, for a channel of several sites
 */
export const alertWebhook = (url: URL, site = "Website"): Way => ({
  name: "webhook",
  takesDetails: false,
  send: ({ text }, signal) => postText(url, `[${site}] ${text}`, signal),
});
