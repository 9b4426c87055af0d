import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { EntryId } from "#content/site.ts";
import { isDay } from "#contract/days.ts";
import type { Settings } from "#editor/server/settings.ts";
import { tryLockFolder } from "#tools/site/lock-folder.ts";
import { createAuthors } from "./authors.ts";
import { createBuilds } from "./builds.ts";
import type { Asked } from "./content/changes-since.ts";
import { failureOf, PublishFailure, sentences } from "./failure.ts";
import { createNightly } from "./nightly.ts";
import { type NamedChange, planChanges, plannedOf } from "./planned-changes.ts";
import { createPlans } from "./plans.ts";
import { createRuns, type PublisherStatus, type Result, type Step } from "./runs.ts";
import { createMakeLive, type MakeLiveOptions } from "./make-live.ts";
import type { Publish } from "./repository/refs.ts";
import { createRepository, type Recorded } from "./repository/repository.ts";
import { scratch } from "./repository/versions.ts";

type PublisherOptions = MakeLiveOptions &
  Pick<Settings, "buildsDir"> & { report: (error: unknown) => void };
export type Publisher = ReturnType<typeof createPublisher>;

/** Brings saved entries live, and earlier versions back. */
export function createPublisher(options: PublisherOptions) {
  const { call, brandFolder, report } = options;
  const builds = createBuilds(resolve(options.buildsDir));
  const repository = createRepository(join(brandFolder, "content"));
  const authors = createAuthors(builds.dir);
  const plans = createPlans(builds.dir);
  const runs = createRuns(builds.dir, report);
  const makeLive = createMakeLive(builds, repository, options);

  let opened: Promise<void> | undefined;
  /** Not at the start: what is missing for publishing (git, room, a folder) must not keep anybody from editing. */
  const ready = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  async function open(): Promise<void> {
    await repository.open();
    // Written again when they are needed.
    await rm(scratch, { recursive: true, force: true });
    await repository.live();
    const unlock = tryLockFolder(builds.dir);
    if (!unlock) return; // another process is publishing
    try {
      // Ended between bringing live and keeping the record.
      const live = await builds.live();
      const interrupted = (await repository.list()).find(({ id }) => live?.startsWith(id));
      if (interrupted?.state === "recorded")
        await repository.keep(interrupted.id, interrupted.commit);
      await builds.tidy();
    } finally {
      unlock();
    }
  }

  ready().catch(() => {}); // what a crash has left is finished at once; a problem is told by `status`

  const start = async (...run: Parameters<typeof runs.start>): Promise<boolean> => {
    await ready().catch(() => {}); // it has the lock meanwhile
    return runs.start(...run);
  };

  /** @throws if there is none */
  async function publishOf(id: string): Promise<Publish> {
    const found = (await repository.list()).find((it) => it.id === id);
    if (!found) throw new Error(`There is no publish ${id}`);
    return found;
  }

  /** The commit of a publish; by default what is live. */
  async function versionOf(id?: string): Promise<string> {
    await ready();
    return id === undefined ? repository.live() : (await publishOf(id)).commit;
  }

  /** Builds a commit, and brings it live. @param same a commit that has the same entries */
  async function bringLive(
    { id, commit, note }: Recorded & { note?: string },
    message: string,
    step: (step: Step) => void,
    same = commit,
  ): Promise<Result> {
    await makeLive.run(id, commit, same, step);
    // It is live: whatever happens now is no failure, but is told.
    const notes = [note];
    try {
      await repository.keep(id, commit);
      await builds.tidy();
      notes.push(await makeLive.pushCopy());
    } catch (error) {
      report(error);
      notes.push(sentences.notKept);
    }
    return { state: makeLive.state, message, notes };
  }

  /** @param only what is published, as it was shown: what is there besides stays */
  const publish = (by: string, only: readonly Asked[]): Promise<boolean> =>
    start("publish", by, (step) => publishNow(by, only, step), only);

  async function publishNow(by: string, only: readonly Asked[], step: (step: Step) => void) {
    const live = await versionOf();
    await repository.check();
    const [names, before] = [authors.all(), new Date().toISOString()];
    const answer = await call("recordEntries", { live, by, names, only });
    if ("problem" in answer) throw new PublishFailure(answer.problem, answer);
    const result = await bringLive(answer, answer.sentence, step);
    await authors.forget(answer.changes, before);
    await plans.drop(answer.changes).catch(report); // found to be live when they are due
    return result;
  }

  /** @param id of an earlier publish */
  const bringBack = (id: string, by: string): Promise<boolean> =>
    start("bring back", by, async (step) => {
      const live = await versionOf();
      const earlier = await publishOf(id);
      await repository.check();
      const sentence = `Brought back: the site as it was on ${await call("companyTime", earlier.at)}`;
      const line = `- What was live after: ${earlier.sentence}`;
      const instead = { version: earlier.commit, except: [] };
      const message = `${sentence}\n\n${line}\n`;
      const recorded = await repository.commit({ by, message, instead });
      const result = await bringLive(recorded, sentence, step, earlier.commit);
      await call("followVersion", live, earlier.commit, sentence, by).catch((error: unknown) => {
        report(error);
        result.notes.push(sentences.notFollowed);
      });
      return result;
    });

  async function status(): Promise<PublisherStatus> {
    const now = runs.status();
    // It is asked often while something runs.
    if (now.running) return now;
    try {
      await ready();
      await repository.check();
      const replaced = await repository.undoable();
      return {
        ...now,
        isSent: makeLive.state === "live",
        ...(replaced && { replaced }),
        ...((await makeLive.isOutdated(await repository.live())) && { isOutdated: true }),
      };
    } catch (error) {
      return { ...now, problem: failureOf(error).message };
    }
  }

  /** @param since a publish; by default what is live */
  async function changes(since?: string): Promise<NamedChange[]> {
    const before = new Date().toISOString();
    const found = await call("changesSince", await versionOf(since));
    // What is as it is live, nobody has changed: it was saved as it was, or taken back.
    if (since === undefined) await authors.forgetOthers(found, before);
    return found.map((it) => ({
      ...it,
      ...authors.of(it),
      ...(since === undefined && plannedOf(plans, it)),
    }));
  }

  /** Whoever took or brought entries back has changed them. @returns in a sentence what was not */
  async function replaced(answer: { changed: EntryId[]; problem?: string }, by: string) {
    for (const id of answer.changed) await authors.note(id, by);
    const { problem } = answer;
    return problem === undefined ? { taken: true as const } : { problem };
  }

  return {
    /** Settles when what is live has been found. */
    ready,
    status,
    changes,
    publish,
    bringBack,
    /**
     * Has changes go live on a day to come, at its beginning at the company. @param day without one, they wait for somebody again
     * @returns in a sentence why not
     */
    async plan(by: string, only: readonly Asked[], day?: string): Promise<{ problem?: string }> {
      if (day !== undefined && (!isDay(day) || day <= (await call("companyDay"))))
        return { problem: sentences.notToCome };
      const neededFor = async (all: readonly Asked[]) => call("neededFor", await versionOf(), all);
      return planChanges({ plans, shown: await changes(), neededFor }, by, only, day);
    },
    /** Now, if that was missed, and whenever a day begins: in UTC for what is live, at the company for what is planned. */
    renewNightly: createNightly({
      ...options,
      builds,
      plans,
      makeLive,
      ready,
      start,
      changes,
      companyDay: () => call("companyDay"),
      publishNow,
    }),
    /** All publishes, the last one first. */
    list: (): Promise<Publish[]> => ready().then(repository.list),
    /** @param only what is replaced, as it was shown @param since as for `changes` */
    async takeBack(by: string, only: readonly Asked[], since?: string) {
      const version = await versionOf(since);
      const at = since === undefined ? "" : (await publishOf(since)).at;
      const time = at && (await call("companyTime", at));
      return replaced(await call("takeBack", version, by, only, time), by);
    },
    undo: async (by: string) => {
      await ready();
      return replaced(await call("undo", by), by);
    },
    saved: authors.note,
  };
}
