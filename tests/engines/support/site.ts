import { inbox } from "../../../server/cli/testing.ts";
import { serveChanged } from "../../support/changed-site.ts";
import { recordPageEvents } from "./page-events.ts";

/** Serves the production build with the recorder in every page and its own inbox. */
export async function openSite() {
  const start = `<head><script>(${recordPageEvents})()</script>`;
  const { url, dataDir, stop } = await serveChanged("dist/served", (html) =>
    html.replace("<head>", () => start),
  );
  return {
    url,
    /** Inbox entries from this address, as `npm run inbox export` prints them. */
    entriesFrom: async (email: string) => {
      const { out } = await inbox(dataDir, ["export"]);
      return (JSON.parse(out) as { email: string }[]).filter((entry) => entry.email === email);
    },
    close: stop,
  };
}
