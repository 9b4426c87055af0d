import { copyFile, mkdir, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listFile, originalsFile } from "./files.ts";
import type { Plan } from "./plan.ts";

/**
 * Brings the engine's files of a release into a site. The list comes last: an upgrade that was interrupted starts again.
 * @param site its folder
 * @param release the new version's folder
 */
export async function replaceFiles(site: string, release: string, plan: Plan): Promise<void> {
  for (const path of plan.remove) {
    await rm(join(site, path));
    await removeEmpty(site, dirname(path));
  }
  for (const path of [...plan.write, ...plan.inTheWay, ...plan.changed, originalsFile, listFile]) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await copyFile(join(release, path), join(site, path)).catch(async (error: unknown) => {
      // A file that the new version no longer has.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      await rm(join(site, path), { force: true });
    });
  }
}

/** Removes a folder that nothing is left in, and those around it. */
async function removeEmpty(site: string, folder: string): Promise<void> {
  if (folder === ".") return;
  const isRemoved = await rmdir(join(site, folder)).then(
    () => true,
    () => false,
  );
  if (isRemoved) await removeEmpty(site, dirname(folder));
}
