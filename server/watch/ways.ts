import { isPermanent, isTextSent, loggedReason } from "#server/outbox/failure.ts";
import type { Mailer } from "#server/outbox/mailer.ts";
import { postText } from "#server/outbox/posting.ts";
import type { Alert, Way } from "#server/problems.ts";
import type { Settings } from "#server/settings.ts";
import type { Runtime } from "#server/time.ts";

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

// A server that took the text and never answered may have delivered it: each further try may be a copy.
const unansweredPauseMs = 3_600_000;

/**
 * Sends by one way, one text at a time: a mail server has as much time as for any mail.
 * @param what goes by it, as the subject of a sentence in the log
 */
export function tellerOf(way: Way, what: string, { clock, log }: Pick<Runtime, "clock" | "log">) {
  let [isTelling, hasDetails, pausedUntilMs] = [false, way.takesDetails, -Infinity];
  let failure: string | undefined;
  return {
    name: way.name,
    /** Whether it may be tried now. */
    isFree: () => !isTelling && clock.monotonicMs() >= pausedUntilMs,
    /** Why the last text did not leave, if it did not. */
    failure: () => failure,
    /**
     * @param compose with what may not go by every way, or without it
     * @returns whether the other side has it; never throws
     */
    async tell(compose: (hasDetails: boolean) => Alert, signal: AbortSignal): Promise<boolean> {
      isTelling = true;
      try {
        await way.send(compose(hasDetails), signal);
        [failure, hasDetails] = [undefined, way.takesDetails];
        return true;
      } catch (error) {
        // A filter that refused a visitor's mail may refuse the alert that repeats their words.
        if (isPermanent(error)) hasDetails = false;
        if (isTextSent(error)) pausedUntilMs = clock.monotonicMs() + unansweredPauseMs;
        if (signal.aborted) return false;
        const reason = loggedReason(error); // an alert repeats the visitor's words, too
        if (reason !== failure) log.error(`${what} by ${way.name}: not sent: ${reason}`);
        failure = reason;
        return false;
      } finally {
        isTelling = false;
      }
    },
  };
}
