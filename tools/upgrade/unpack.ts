import { spawnSync } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * @param source a release as a .tgz (or .tar, which Safari makes of it), or a folder with one
 * @param temporary an empty folder to unpack into
 * @returns the release's folder
 * @throws Error if there is none
 */
export async function unpacked(source: string, temporary: string): Promise<string> {
  const found = await stat(source).catch(() => undefined);
  if (!found) throw new Error(`There is no ${source}.`);
  const release = found.isDirectory() ? source : folderIn(temporary);
  if (release !== source) unpack(source, temporary);
  await stat(join(release, "tools/upgrade/from-new.ts")).catch(() => {
    throw new Error(`${source} is no version of this project.`);
  });
  return release;
}

/** @throws Error if it is no archive, or there is no room */
export function unpack(file: string, folder: string): void {
  // Not -z: tar sees itself how a file is packed.
  const { status, stderr } = spawnSync("tar", ["-xf", file, "-C", folder], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${file} cannot be unpacked: ${stderr}`);
}

/** Where the files of a release are in what was unpacked. */
export const folderIn = (temporary: string): string => join(temporary, "agency-site");
