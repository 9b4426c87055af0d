import { inbox } from "#server/testing/cli.ts";
import { testSite } from "#tests/support/journeys/server.ts";
import { serveChanged } from "#tests/support/changed-site.ts";
import { recordPageEvents } from "./page-events.ts";

export const withRecorder = (html: string): string =>
  html.replace("<head>", () => `<head><script>(${recordPageEvents})()</script>`);

/** Inbox submissions from this address, as `npm run inbox export` prints them. */
export async function submissionsIn(dataDir: string, email: string) {
  const { out } = await inbox(dataDir, ["export"]);
  return (JSON.parse(out) as { email: string }[]).filter(
    (submission) => submission.email === email,
  );
}

/** Serves a production build with the recorder in every page. */
export async function openSite(folder = testSite.folder) {
  const { url, dataDir, stop } = await serveChanged(folder, withRecorder);
  return {
    url,
    submissionsFrom: (email: string) => submissionsIn(dataDir, email),
    close: stop,
  };
}
