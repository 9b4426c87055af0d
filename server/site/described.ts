import { realpathSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { Settings } from "#server/settings.ts";
import { folderOf } from "./live.ts";
import type { Site } from "./load.ts";

const builtAt = (folder: string) =>
  statSync(join(folder, "index.html"), { throwIfNoEntry: false })?.mtime ?? new Date(0);

/** Which build is served, and whether a newer one lies beside it. */
export function describeBuild(site: Site, settings: Pick<Settings, "siteDir" | "buildsDir">) {
  const { siteDir } = settings;
  const live = realpathSync(folderOf(settings));
  // While the live one cannot be served it is the other one.
  const folder = basename(live) === site.name ? live : siteDir;
  const isOld = builtAt(siteDir) > builtAt(folder);
  const text = `${folder}, built ${builtAt(folder).toISOString()}.`;
  return { isOld, text: isOld ? `${text} ${siteDir} is newer: publish in the editor.` : text };
}
