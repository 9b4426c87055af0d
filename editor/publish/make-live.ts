import { join } from "node:path";
import type { Call } from "#editor/api.ts";
import type { Settings } from "#editor/server/settings.ts";
import { type Builds, commitOf, isBuildOf } from "./builds.ts";
import { checkRoom, lackOf, PublishFailure, sentences } from "./failure.ts";
import type { Result, Step } from "./runs.ts";
import type { Repository } from "./repository/repository.ts";
import { saidByFailed } from "./run-program.ts";
import { buildSite, engineVersion } from "./workshop.ts";

export type MakeLiveOptions = Pick<Settings, "siteUrl" | "publishCommand" | "isPushed"> & {
  call: Call;
  brandFolder: string;
  /** Of the project; absolute. */
  engine: string;
  /** The day in UTC. */
  today: () => string;
};

const commandWithinMs = 15 * 60_000;
/** The server looks at the link once a second. */
const takenWithinMs = 30_000;
const pauseMs = 200;

export function createMakeLive(
  builds: Builds,
  { push, write }: Pick<Repository, "push" | "write">,
  options: MakeLiveOptions,
) {
  const { call, brandFolder, engine, siteUrl, publishCommand: command, isPushed, today } = options;
  const hasHost = siteUrl !== undefined || command !== undefined;
  const currentEngine = engineVersion(engine, brandFolder);

  /** @throws PublishFailure with the forms of the entries that the build names */
  async function buildFrom(entries: string, name: string): Promise<void> {
    const said = await buildSite({
      engine,
      brandFolder,
      entries,
      workshop: join(builds.dir, `${name}.work`),
      cache: join(builds.dir, "cache"),
      mode: command === undefined ? "served" : "static",
      day: today(),
      site: builds.folderOf(name),
    });
    if (said === undefined) return;
    const lack = lackOf(said);
    const toFix = lack === undefined ? await call("entriesToFix", said) : [];
    throw new PublishFailure(lack ?? sentences.build, { toFix, details: said.slice(-4_000) });
  }

  /** Visitors get a build, or still get the one before. @throws PublishFailure */
  async function bringLive(name: string): Promise<void> {
    if (command !== undefined) {
      const env = { ...process.env, SITE_DIR: builds.folderOf(name) };
      const said = await saidByFailed(command, [], { env, shell: true, timeout: commandWithinMs });
      if (said) throw new PublishFailure(sentences.command, { details: said.slice(-2_000) });
    }
    const before = await builds.live();
    // Each night the same commit: what was recorded since, or is on another branch, is not sent by itself.
    const isNew = before === undefined || commitOf(before) !== commitOf(name);
    const reason = !hasHost && isPushed && isNew ? await push() : undefined;
    if (reason !== undefined) throw new PublishFailure(sentences.notSent(reason));
    await builds.makeLive(name);
    if (siteUrl === undefined || (await isServed(siteUrl, name))) return;
    await builds.makeLive(before);
    throw new PublishFailure(sentences.notServed);
  }

  /** What a build is that `run` has brought live. */
  const state: Result["state"] = hasHost || isPushed ? "live" : "recorded";
  return {
    state,
    /**
     * Builds a commit and brings it live. If that fails, nothing of it stays.
     * @param id of a publish, or of the time @param same a commit with the same entries
     * @throws PublishFailure
     */
    async run(id: string, commit: string, same: string, step: (step: Step) => void): Promise<void> {
      try {
        step("build");
        await checkRoom(builds.dir);
        const made = currentEngine();
        const name = `${id}-${made}`;
        const kept = await builds.find(same, today(), made);
        if (kept) await builds.copy(kept, name);
        else await buildFrom(await write(commit), name);
        step("bring live");
        await bringLive(name);
      } catch (error) {
        await builds.tidy().catch(() => {}); // the next one tries again
        throw error;
      }
    },
    /** Whether the live build is of another commit, or was made with another version of the project, than the next one. */
    async isOutdated(commit: string): Promise<boolean> {
      const live = await builds.live();
      return live !== undefined && !isBuildOf(live, commit, currentEngine());
    },
    /** Sends the texts of a site that is live. @returns in a sentence what else is to do */
    async pushCopy(): Promise<string | undefined> {
      const reason = hasHost && isPushed ? await push() : undefined;
      return reason && sentences.copyNotSent(reason);
    },
  };
}

/** Waits until the site's server says that it serves a build. @param url of the site, as the editor reaches it */
export async function isServed(url: string, name: string): Promise<boolean> {
  const until = Date.now() + takenWithinMs;
  while (Date.now() < until) {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(new URL("/readyz", url), { signal })
      .then((it) => it.json() as Promise<{ build?: string }>)
      .catch(() => undefined);
    if (answer?.build === name) return true;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return false;
}
