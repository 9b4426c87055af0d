import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { join } from "node:path";
import { isLater, isVersion } from "./versions.ts";
import { writeWhole } from "#server/write-whole.ts";

/* What a site has newer than a release is most often the fix of a security hole: an upgrade never takes it back. */

const groups = ["dependencies", "devDependencies", "overrides", "allowScripts"] as const;
type Versions = Record<string, unknown>;
type PackageFile = Partial<Record<(typeof groups)[number], Versions>>;
type Lock = { packages: Record<string, { version?: string }> };

/** Not replaced like other files of the engine. */
export const isOfPackages = (path: string): boolean => /^package(?:-lock)?\.json$/.test(path);

/**
 * Merges both files of packages of a site with those of a release.
 * @param originals folder of the version that the site was made from
 */
export async function mergePackages(site: string, originals: string, release: string) {
  const files = await read<PackageFile>("package.json");
  const locks = await read<Lock>("package-lock.json");
  const packageFile = { ...files.after };
  for (const group of groups) {
    const merged = mergeVersions(files.before[group], files.now[group], files.after[group]);
    if (Object.keys(merged).length > 0) packageFile[group] = merged;
  }
  const lock = mergeLocks(locks.before, locks.now, locks.after);
  const now = withoutVersions(files.now);
  return {
    /** Somebody has changed more than versions. An upgrade that was interrupted has been here, too. */
    isChangedByHand: [files.before, files.after].every(
      (file) => !isDeepStrictEqual(now, withoutVersions(file)),
    ),
    /** npm has to make the lock anew: there are versions that the release does not have. */
    areOwn: !isDeepStrictEqual(packageFile, files.after) || !isDeepStrictEqual(lock, locks.after),
    /** As npm writes them. */
    write: async () => {
      const written = Object.entries({ "package.json": packageFile, "package-lock.json": lock });
      for (const [name, value] of written)
        await writeWhole(join(site, name), `${JSON.stringify(value, null, 2)}\n`);
    },
  };

  async function read<File>(name: string): Promise<Record<"before" | "now" | "after", File>> {
    const [before, now, after] = await Promise.all(
      [originals, site, release].map(async (folder) =>
        JSON.parse(await readFile(join(folder, name), "utf8").catch(() => '{ "packages": {} }')),
      ),
    );
    return { before, now, after };
  }
}

/** The release's, with the site's own, and with those that somebody has changed to something newer. */
function mergeVersions(before: Versions = {}, now: Versions = {}, after: Versions = {}): Versions {
  const merged = { ...after };
  for (const [name, version] of Object.entries(now)) {
    const isOwn = !(name in after) && !(name in before);
    const isChanged = name in after && !isDeepStrictEqual(version, before[name]);
    if (isOwn || (isChanged && isNewer(version, after[name]))) merged[name] = version;
  }
  return Object.fromEntries(Object.entries(merged).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A fork or a file has no version: whoever chose it had a reason. */
const isNewer = (version: unknown, than: unknown): boolean =>
  !isVersion(`${version}`) || isLater(`${version}`, `${than}`);

const withoutVersions = (file: PackageFile) =>
  Object.entries(file).filter(([key]) => !groups.some((group) => group === key));

const nameOf = (path: string) => path.split("node_modules/").at(-1) ?? "";
const majorOf = (version = "") => version.split(".", 1)[0];

/** The release's lock, with what somebody has brought to a newer version of the same major one. npm corrects the rest. */
function mergeLocks(before: Lock, now: Lock, after: Lock): Lock {
  const known = new Set(
    Object.entries(before.packages).map(([path, { version }]) => `${nameOf(path)}@${version}`),
  );
  const raised = Object.entries(now.packages)
    .map(([path, entry]) => ({ name: nameOf(path), entry }))
    .filter(({ name, entry }) => name !== "" && !known.has(`${name}@${entry.version}`));
  const packages = { ...after.packages };
  for (const { name, entry } of raised)
    for (const [path, { version = "" }] of Object.entries(packages))
      if (
        nameOf(path) === name &&
        majorOf(entry.version) === majorOf(version) &&
        isLater(entry.version ?? "", version)
      )
        packages[path] = entry;
  return { ...after, packages };
}
