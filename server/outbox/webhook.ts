import { linkTo } from "#server/files/links.ts";
import type { Submission } from "#server/inbox/submission.ts";
import type { Destination, DestinationDeps } from "./destination.ts";
import { eventOf, type FileLink, signed } from "./events.ts";
import { postJson, postedTo } from "./posting.ts";

/** Programs that get each submission as a signed event. */
export function webhooks(deps: DestinationDeps): Destination[] {
  const { settings, inbox, clock, publicUrl } = deps;
  const { webhooks: urls, secret = new Uint8Array(), fields } = settings.destinations;

  /** Only where the file is told at all, and there is an address that it can have. */
  async function linkOf({ kind, number }: Submission): Promise<FileLink | undefined> {
    if (kind !== "application" || !fields.includes("resume") || !publicUrl) return undefined;
    const { path, until } = await linkTo(number, inbox, clock.now());
    return { url: publicUrl + path, until: until.toISOString() };
  }

  return urls.map((url, at) =>
    postedTo(url, `webhook ${at + 1}`, clock, async (submission, signal) => {
      const body = JSON.stringify(eventOf(submission, fields, await linkOf(submission)));
      const headers = signed(secret, submission.mailToken, body, clock.now());
      await postJson(url, body, headers, signal);
    }),
  );
}
