import type { Mailer } from "#server/outbox/mailer.ts";
import { postText } from "#server/outbox/posting.ts";
import type { Way } from "#server/problems.ts";
import type { Settings } from "#server/settings.ts";

/** By which the owner is told something, as far as the settings name them. */
export const waysOf = (
  { alertWebhook, publicUrl }: Pick<Settings, "alertWebhook" | "publicUrl">,
  mailer: Pick<Mailer, "alert"> | undefined,
): Way[] => [
  ...(mailer ? [{ name: "mail" as const, takesDetails: true, send: mailer.alert }] : []),
  ...(alertWebhook ? [webhookWay(alertWebhook, publicUrl && new URL(publicUrl).host)] : []),
];

/**
 * Posts to a chat.
 * @param site its name, for a chat of several sites
 */
export const webhookWay = (url: URL, site = "Website"): Way => ({
  name: "webhook",
  takesDetails: false,
  send: ({ text }, signal) => postText(url, `[${site}] ${text}`, signal),
});
