import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendFormPath } from "#contract/form-endpoint.ts";
import { startProductionServer } from "#tools/production-server.ts";
import { testSite } from "#tests/support/journeys/server.ts";
import { copyChanged } from "#tests/support/changed-site.ts";
import { submissionsIn, withRecorder } from "./site.ts";
import { startStaticHost } from "./static-host.ts";

/** Pages on a static host, whose forms are posted to a server at another site. */
export async function openCrossSite() {
  const host = await startStaticHost();
  const forms = await startProductionServer(testSite.folder, { env: { SITE_ORIGINS: host.url } });
  const folder = await mkdtemp(join(tmpdir(), "static-site-"));
  // As built with the server's address in VITE_EMAIL_ORIGIN.
  const posting = (text: string) =>
    withRecorder(text).replaceAll(sendFormPath, `${forms.url}${sendFormPath}`);
  await copyChanged(testSite.folder, folder, posting, { files: ["_astro/*.js"] });
  await host.show(folder, forms.url);
  return {
    url: host.url,
    /** Address of the server. */
    forms: forms.url,
    withholdScripts: host.withholdScripts,
    submissionsFrom: (email: string) => submissionsIn(forms.dataDir, email),
    async close() {
      host.close();
      await forms.stop();
      await rm(folder, { recursive: true });
    },
  };
}
