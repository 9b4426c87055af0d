import {
  cp,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";

/*
 * BUILDS_DIR: a folder for each build, named `<time>-<start of its commit>`, and the link `live` to the one that is
 * served. Whoever looks at it, also after a crash, finds a whole build there.
 */

const link = "live";
const buildPattern = /^\d{17}-[\da-f]{12}$/;
/** Bringing back one of these is only another link. */
const kept = 10;

export type Builds = ReturnType<typeof createBuilds>;

/** @param dir absolute */
export function createBuilds(dir: string) {
  const all = async () =>
    (await readdir(dir).catch(() => [])).filter((it) => buildPattern.test(it)).toSorted();

  /** The build that is served; undefined before the first publish. */
  const live = () => readlink(join(dir, link)).catch(() => undefined);

  async function makeLive(id: string | undefined): Promise<void> {
    const next = join(dir, `${link}.next`);
    await rm(next, { force: true });
    if (id === undefined) return rm(join(dir, link), { force: true });
    await symlink(id, next);
    await rename(next, join(dir, link));
  }

  /** What each build was made with (engine-version.ts), beside the builds: nothing is written into one. */
  const engines = join(dir, "engines.json");
  const readEngines = async (): Promise<Record<string, string>> => {
    try {
      return v.parse(v.record(v.string(), v.string()), JSON.parse(await readFile(engines, "utf8")));
    } catch {
      return {}; // none yet, or half written: then a build counts as an older engine's
    }
  };

  async function noteEngine(id: string, engine: string): Promise<void> {
    const known = Object.entries(await readEngines()).slice(1 - 2 * kept);
    await writeFile(
      `${engines}.next`,
      JSON.stringify({ ...Object.fromEntries(known), [id]: engine }),
    );
    await rename(`${engines}.next`, engines);
  }
  const engineOf = async (id: string) => (await readEngines())[id];

  return {
    dir,
    noteEngine,
    /** @returns undefined if it is not known */
    engineOf,
    live,
    makeLive,
    folderOf: (id: string) => join(dir, id),
    /** The latest build of a commit that is kept. */
    ofCommit: async (commit: string) =>
      (await all()).findLast((it) => it.endsWith(`-${commit.slice(0, 12)}`)),
    /** Makes a build another one's, too. */
    async copy(from: string, to: string): Promise<void> {
      const draft = join(dir, `${to}.draft`);
      await rm(draft, { recursive: true, force: true });
      await cp(join(dir, from), draft, { recursive: true });
      await rename(draft, join(dir, to));
      await noteEngine(to, (await engineOf(from)) ?? "");
    },
    /** Deletes what a crash left, and old builds. */
    async tidy(): Promise<void> {
      await mkdir(dir, { recursive: true });
      const [current, builds] = await Promise.all([live(), all()]);
      const stays = new Set([...builds.slice(-kept), current]);
      for (const name of await readdir(dir))
        if (/^\d{17}-[\da-f]{12}/.test(name) && !stays.has(name))
          await rm(join(dir, name), { recursive: true, force: true });
    },
    remove: (id: string) => rm(join(dir, id), { recursive: true, force: true }),
  };
}

/** The name of a build or publish. @param time milliseconds */
export const idOf = (time: number, commit: string) =>
  `${new Date(time).toISOString().replaceAll(/\D/g, "")}-${commit.slice(0, 12)}`;

/** The day in UTC on which a build was made. */
export const dayOf = (id: string) => `${id.slice(0, 4)}-${id.slice(4, 6)}-${id.slice(6, 8)}`;

/** The start of a build's commit. */
export const commitOf = (id: string) => id.slice(-12);
