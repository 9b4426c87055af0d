import { webhookWay } from "#server/watch/ways.ts";
import { reasonOf } from "#server/outbox/failure.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

const about = "Alerts";

/** Whether alerts have a second way. @param send whether to post a test there */
export async function checkWebhook(webhook: URL | undefined, send: boolean): Promise<Finding> {
  if (!webhook)
    return note(
      about,
      "ALERT_WEBHOOK_URL is not set: when the mail server refuses, only the log says so.",
    );
  const { host } = webhook;
  if (!send) return note(about, `Alerts are posted to ${host}, too: \`-- --send\` tries it.`);
  const text = "This is a test of the website's alerts. Nothing has to be done.\n";
  try {
    const { signal } = new AbortController();
    await webhookWay(webhook).send({ subject: "", text }, signal);
    return good(about, `A test was posted to ${host}.`);
  } catch (error) {
    return wrong(about, `Alerts cannot be posted to ALERT_WEBHOOK_URL: ${reasonOf(error)}`);
  }
}
