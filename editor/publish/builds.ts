import { cp, mkdir, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import { join } from "node:path";

/*
 * BUILDS_DIR: a folder for each build, named `<time>-<start of its commit>-<engine>`, and the link `live` to the one that
 * is served. Whoever looks at it, also after a crash, finds a whole build there.
 */

const link = "live";
const named = /^\d{17}-[\da-f]{12}/;
/** Bringing back one of these takes no build. */
const kept = 10;

export type Builds = ReturnType<typeof createBuilds>;

/** @param dir absolute */
export function createBuilds(dir: string) {
  const folderOf = (name: string) => join(dir, name);
  const all = async () =>
    (await readdir(dir)).filter((it) => named.test(it) && !it.includes(".")).toSorted();
  /** The build that is served; undefined before the first publish. */
  const live = () => readlink(folderOf(link)).catch(() => undefined);

  return {
    dir,
    live,
    folderOf,
    async makeLive(name: string | undefined): Promise<void> {
      const next = folderOf(`${link}.next`);
      await rm(next, { force: true });
      if (name === undefined) return rm(folderOf(link), { force: true });
      await symlink(name, next);
      await rename(next, folderOf(link));
    },
    /** A build that is kept: of a commit, on a day, by an engine. */
    find: async (commit: string, day: string, engine: string) =>
      (await all()).find((it) => dayOf(it) === day && isBuildOf(it, commit, engine)),
    /** Makes a build another one's, too. */
    async copy(from: string, to: string): Promise<void> {
      await cp(folderOf(from), folderOf(`${to}.draft`), { recursive: true });
      await rename(folderOf(`${to}.draft`), folderOf(to));
    },
    /** Deletes what a crash or a failure left, and old builds. */
    async tidy(): Promise<void> {
      await mkdir(dir, { recursive: true });
      const current = await live();
      // What failed is later than what is live.
      const whole = (await all()).filter((it) => current !== undefined && it <= current);
      const stays = whole.slice(-kept);
      for (const name of await readdir(dir))
        if (named.test(name) && !stays.includes(name))
          await rm(folderOf(name), { recursive: true, force: true });
    },
  };
}

export const isBuildOf = (name: string, commit: string, engine: string) =>
  name.endsWith(`-${commit.slice(0, 12)}-${engine}`);

/** The start of the commit that a build was made of. */
export const commitOf = (name: string) => name.slice(18, 30);

/** The day in UTC on which a build was made. */
export const dayOf = (name: string) =>
  `${name.slice(0, 4)}-${name.slice(4, 6)}-${name.slice(6, 8)}`;
