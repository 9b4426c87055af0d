import { existsSync } from "node:fs";
import { readlink } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "#server/settings.ts";
import type { Runtime } from "#server/time.ts";
import { hashedFiles } from "./headers.ts";
import { loadSite, type Site } from "./load.ts";

type LiveDeps = Runtime & {
  settings: Pick<Settings, "siteDir" | "buildsDir" | "retention">;
  /**
   * Called before the exchange. The files of the build that is still served are kept for pages that show it, and those of
   * the next one for other servers, which are asked for them as soon as a page is shown.
   */
  beforeExchange: (next: Site) => Promise<void>;
};

/** How often the link is looked at. A signal does not reach a process of another user or container. */
const lookMs = 1_000;
/** In BUILDS_DIR. */
const link = "live";

/**
 * Exchanges the build that is served: when the link `live` in BUILDS_DIR leads to another one, and whenever `reload` is
 * called. Each request gets the old or the new build as a whole. A build that cannot be served is refused, and the old
 * one is served on.
 */
export function serveLive(first: Site, deps: LiveDeps) {
  const { settings, timer, log } = deps;
  const { buildsDir } = settings;
  let site = first;
  let tried = first.name;
  let cancel = () => {};
  let last = Promise.resolve();

  async function exchange(): Promise<void> {
    try {
      const next = await loadSite(folderOf(settings), settings.retention);
      tried = next.name;
      checkComplete(next);
      await deps.beforeExchange(next);
      site = next;
      log.info(`The build ${next.name} is served now.`);
    } catch (error) {
      log.error({ err: error }, `A build was refused; ${site.name} is served on.`);
    }
  }
  const reload = () => (last = last.then(exchange));

  async function look(): Promise<void> {
    const name = buildsDir && (await readlink(join(buildsDir, link)).catch(() => undefined));
    if (name && name !== tried) {
      tried = name;
      await reload();
    }
    cancel = timer.after(lookMs, () => void look());
  }

  return {
    site: () => site,
    /** Loads the build anew, also from the same folder. Never throws. */
    reload,
    start: () => void look(),
    stop: () => cancel(),
  };
}

/**
 * The build to start with. While `live` leads to none that can be served, it is that of SITE_DIR.
 * @throws SettingsError when that is none, either
 */
export async function firstSite(
  settings: LiveDeps["settings"],
  log: LiveDeps["log"],
): Promise<Site> {
  const { siteDir, retention } = settings;
  try {
    return await loadSite(folderOf(settings), retention);
  } catch (error) {
    if (folderOf(settings) === siteDir) throw error;
    log.error({ err: error }, `The live build cannot be served; it is that of ${siteDir}.`);
    return loadSite(siteDir, retention);
  }
}

/** Of the build to serve: the editor's, or while there is none that of SITE_DIR. */
export function folderOf({ siteDir, buildsDir }: Pick<Settings, "siteDir" | "buildsDir">): string {
  const live = buildsDir && join(buildsDir, link);
  return live && existsSync(live) ? live : siteDir;
}

const hashedFile = new RegExp(`${hashedFiles}[\\w.~@+-]+\\.\\w+`, "g");

/** @throws naming a file that a page needs and the build, perhaps copied only in part, does not have */
function checkComplete({ files }: Site): void {
  for (const [path, { headers, encodings }] of files) {
    if (!headers["Content-Type"]?.startsWith("text/html")) continue;
    for (const [file] of encodings.identity.body.toString().matchAll(hashedFile))
      if (!files.has(file)) throw new Error(`The page ${path} needs ${file}, which is missing.`);
  }
}
