import { join } from "node:path";
import type { Call } from "#editor/server/content.ts";
import type { Builds } from "./builds.ts";
import { engineVersion } from "./engine-version.ts";
import { checkRoom, diskFull, isDiskFull, PublishFailure, sentences } from "./failure.ts";
import type { Result, Step } from "./jobs.ts";
import { faultOf, isServed, runCommand } from "./site.ts";
import { build, clear, makeWorkshop } from "./workshop.ts";

export type MakeLiveOptions = {
  call: Call;
  brandFolder: string;
  /** Of the project; absolute. */
  engine: string;
  /** Of the site's server; without one, a build is live when the link leads to it. */
  siteUrl: string | undefined;
  /** Brings a static build to its host. */
  command: string | undefined;
  /** Whether every publish is pushed. */
  isPushed: boolean;
  /** The day in UTC. */
  today: () => string;
};

/** @param push sends the commit. @returns in a sentence why it did not arrive */
export function createMakeLive(
  builds: Builds,
  push: () => Promise<string | undefined>,
  options: MakeLiveOptions,
) {
  const { call, brandFolder, engine, siteUrl, command, isPushed, today } = options;
  const hasHost = siteUrl !== undefined || command !== undefined;

  /** @throws PublishFailure */
  async function buildFrom(entries: string, id: string): Promise<void> {
    const workshop = join(builds.dir, `${id}.work`);
    const cache = join(builds.dir, "cache");
    try {
      const version = await engineVersion(engine, brandFolder);
      await makeWorkshop({ engine, brandFolder, entries, folder: workshop, cache });
      const mode = command === undefined ? "served" : "static";
      const site = builds.folderOf(id);
      const said = await build({ workshop, brandFolder, mode, day: today(), site });
      if (said !== undefined) throw await failureOf(said);
      const fault = await faultOf(site);
      if (fault !== undefined) throw new PublishFailure(sentences.build, { details: fault });
      await builds.noteEngine(id, version);
    } finally {
      await clear(workshop);
    }
  }

  /** With the forms of the entries that the build names. */
  async function failureOf(said: string): Promise<PublishFailure> {
    if (isDiskFull(said)) return new PublishFailure(diskFull, { details: said });
    const toMend = await call("entriesToMend", said);
    return new PublishFailure(sentences.build, { toMend, details: said.slice(-4_000) });
  }

  /** Visitors get a build, or still get the one before. @throws PublishFailure */
  async function bringLive(id: string): Promise<void> {
    if (command !== undefined) {
      const said = await runCommand(command, builds.folderOf(id));
      if (said !== undefined) throw new PublishFailure(sentences.command, { details: said });
    }
    if (!hasHost && isPushed) {
      const reason = await push();
      if (reason !== undefined) throw new PublishFailure(sentences.notSent(reason));
    }
    const before = await builds.live();
    await builds.makeLive(id);
    if (siteUrl === undefined || (await isServed(siteUrl, id))) return;
    await builds.makeLive(before);
    throw new PublishFailure(sentences.notServed);
  }

  /**
   * Makes a build and brings it live. If that fails, nothing of it stays.
   * @param make writes the build of this name
   * @throws PublishFailure
   */
  async function run(id: string, make: () => Promise<void>, step: (step: Step) => void) {
    try {
      step("build");
      await checkRoom(builds.dir);
      await make();
      step("bring live");
      await bringLive(id);
      step("keep");
    } catch (error) {
      if ((await builds.live()) !== id) await builds.remove(id);
      throw error;
    }
  }

  /** Whether the live build was made with another version of the project than the next one will be. */
  async function isOutdated(): Promise<boolean> {
    const live = await builds.live();
    if (live === undefined) return false;
    return (await builds.engineOf(live)) !== (await engineVersion(engine, brandFolder));
  }

  /** Sends the texts of a site that is live. @returns in a sentence what else is to do */
  async function pushCopy(): Promise<string | undefined> {
    const reason = hasHost && isPushed ? await push() : undefined;
    return reason && sentences.copyNotSent(reason);
  }

  /** What a build is that `run` has brought live. */
  const state: Result["state"] = hasHost || isPushed ? "live" : "recorded";
  return { run, buildFrom, isOutdated, pushCopy, state };
}
