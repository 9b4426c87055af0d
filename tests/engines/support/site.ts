import { inbox } from "../../../server/cli/testing.ts";
import { serveChanged } from "../../support/changed-site.ts";
import { witness } from "./witness.ts";

/** The production build, each page with a witness, on the production server with an inbox of its own. */
export async function openSite() {
  const start = `<head><script>(${witness})()</script>`;
  const { url, dataDir, stop } = await serveChanged("dist/served", (html) =>
    html.replace("<head>", () => start),
  );
  return {
    url,
    /** What the inbox holds of somebody, as `npm run inbox export` says it. */
    kept: async (email: string) => {
      const { out } = await inbox(dataDir, ["export"]);
      return (JSON.parse(out) as { email: string }[]).filter((entry) => entry.email === email);
    },
    close: stop,
  };
}
