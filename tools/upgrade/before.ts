import { spawnSync } from "node:child_process";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { hashAt, isOwn, originalsFile, readRelease, type Release } from "./files.ts";
import { folderIn, unpack, unpacked } from "./unpack.ts";

/** The version that a site was made from, and the folder with its text files at least. */
type Before = { release: Release; originals: string };

/**
 * @param site its folder
 * @param given a release or a commit of the site's repository, if the site has no list of its own: a clone has none
 * @param temporary an empty folder to unpack into
 * @throws Error if the version is not known
 */
export async function versionBefore(
  site: string,
  given: string | undefined,
  temporary: string,
): Promise<Before> {
  if (given !== undefined) return givenVersion(site, given, temporary);
  const release = await readRelease(site);
  if (!release)
    throw new Error(
      "This site has no list of its engine's files. With --from and a commit or a release, say what it was made from (docs/upgrading.md).",
    );
  unpack(join(site, originalsFile), temporary);
  return { release, originals: temporary };
}

async function givenVersion(site: string, given: string, temporary: string): Promise<Before> {
  const isFile = await stat(given).then(
    () => true,
    () => false,
  );
  const folder = isFile ? await unpacked(given, temporary) : archived(site, given, temporary);
  const release = (await readRelease(folder)) ?? (await listed(folder));
  return { release, originals: folder };
}

/** The files of a commit, which are all the engine's. */
function archived(site: string, commit: string, temporary: string): string {
  const file = join(temporary, "commit.tgz");
  const args = ["archive", "--format=tar.gz", "--prefix=agency-site/", "-o", file, commit];
  const { status, stderr } = spawnSync("git", args, { cwd: site, encoding: "utf8" });
  if (status !== 0) throw new Error(`${commit} is no file, and no commit either: ${stderr}`);
  unpack(file, temporary);
  return folderIn(temporary);
}

async function listed(folder: string): Promise<Release> {
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const files: Release["files"] = {};
  // A folder has no hash.
  for (const path of await readdir(folder, { recursive: true })) {
    const hash = isOwn(path) ? undefined : await hashAt(folder, path);
    if (hash !== undefined) files[path] = hash;
  }
  return { version, files };
}
