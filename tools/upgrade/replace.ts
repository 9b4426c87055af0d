import { copyFile, rm, rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listFile, originalsFile } from "./files.ts";
import type { Plan } from "./plan.ts";
import { writeWhole } from "#server/write-whole.ts";

/**
 * Brings the engine's files of a release into a site, but for the list of them.
 * @param site its folder
 * @param release the new version's folder
 */
export async function replaceFiles(site: string, release: string, plan: Plan): Promise<void> {
  for (const path of plan.remove) {
    await rm(join(site, path), { force: true });
    await removeEmpty(site, dirname(path));
  }
  for (const path of [...plan.write, ...plan.inTheWay, ...plan.changed])
    await copyWhole(release, site, path).catch(async (error: unknown) => {
      // A file that the new version no longer has.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      await rm(join(site, path), { force: true });
    });
}

/** The list comes last: until then an upgrade that was interrupted begins again with the version before. */
export async function replaceList(site: string, release: string): Promise<void> {
  for (const path of [originalsFile, listFile]) await copyWhole(release, site, path);
}

const copyWhole = (release: string, site: string, path: string) =>
  writeWhole(join(site, path), (file) => copyFile(join(release, path), file));

/** Removes a folder that nothing is left in, and those around it. */
async function removeEmpty(site: string, folder: string): Promise<void> {
  if (folder === ".") return;
  const isRemoved = await rmdir(join(site, folder)).then(
    () => true,
    () => false,
  );
  if (isRemoved) await removeEmpty(site, dirname(folder));
}
