import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createAuthors } from "./authors.ts";
import { commitOf, createBuilds, dayOf, idOf } from "./builds.ts";
import type { Change } from "./content/changes-since.ts";
import { failureOf, PublishFailure, sentences } from "./failure.ts";
import { createJobs, type Result, type Step, withNotes } from "./jobs.ts";
import { lock } from "./lock.ts";
import { createMakeLive, type MakeLiveOptions } from "./make-live.ts";
import type { NamedChange, PublisherStatus } from "./publisher-status.ts";
import type { Publish } from "./repository/refs.ts";
import { createRepository } from "./repository/repository.ts";

type PublisherOptions = MakeLiveOptions & { buildsDir: string; report: (error: unknown) => void };
export type Publisher = ReturnType<typeof createPublisher>;
type Chosen = Pick<Change, "kind" | "slug" | "what" | "from">;

/** Where the thread reads the entries of a commit; relative to the project. */
const published = (commit: string) => join(".generated/published", commit);

/** Brings saved entries live, and earlier versions back. */
export function createPublisher(options: PublisherOptions) {
  const { call, brandFolder, today, report } = options;
  const builds = createBuilds(resolve(options.buildsDir));
  const repository = createRepository(join(brandFolder, "content"));
  const authors = createAuthors(builds.dir);
  const jobs = createJobs(builds.dir, report);
  const makeLive = createMakeLive(builds, repository.push, options);

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
    await rm(published(""), { recursive: true, force: true });
    await finishInterrupted();
    await repository.live();
  }

  // What a crash has left is finished at once; a problem is told by `status`.
  ready().catch(() => {});

  /** After a crash between bringing live and keeping the record. */
  async function finishInterrupted(): Promise<void> {
    const unlock = await lock(builds.dir);
    if (!unlock) return; // another process is publishing
    const id = await builds.live();
    const known = (await repository.list()).find((it) => id && it.id.endsWith(commitOf(id)));
    const commit = known?.commit ?? (id && (await repository.find(commitOf(id))));
    if (id && commit && !(await repository.isLive(commit)))
      await repository.keep(known?.id ?? id, commit);
    await builds.tidy();
    await unlock();
  }

  /** A commit, with its entries written for the thread. @param commit by default the live one */
  async function readable(commit?: string): Promise<string> {
    await ready();
    const chosen = commit ?? (await repository.live());
    await repository.write(chosen, published(chosen));
    return chosen;
  }

  /** @param only what is published; without it everything */
  async function publish(by: string, only?: readonly Chosen[]): Promise<boolean> {
    return jobs.start("publish", by, async (step) => {
      const live = await checked();
      const names = authors.all();
      const result = await call("recordEntries", { live, by, names, ...(only && { only }) });
      if ("toMend" in result)
        throw new PublishFailure(sentences.mend(result.toMend.length), { toMend: result.toMend });
      if ("problem" in result) throw new PublishFailure(sentences[result.problem]);
      const { commit, sentence, changes, notes } = result;
      const putBack = authors.take(changes);
      try {
        return withNotes(await bringLive(commit, sentence, step), notes);
      } catch (error) {
        putBack();
        throw error;
      }
    });
  }

  /** @returns the commit that is live. @throws PublishFailure if nothing can be recorded */
  async function checked(): Promise<string> {
    const live = await readable();
    const problem = await repository.problem();
    if (problem !== undefined) throw new PublishFailure(problem);
    return live;
  }

  /** Builds a commit, and brings it live. @param kept a build that has the same entries */
  async function bringLive(
    commit: string,
    sentence: string,
    step: (step: Step) => void,
    kept?: string,
  ): Promise<Result> {
    const id = idOf(Date.now(), commit);
    await noteBeginning();
    await repository.noteRecorded(id, commit);
    const make = async () =>
      kept === undefined
        ? makeLive.buildFrom(resolve(published(await readable(commit))), id)
        : builds.copy(kept, id);
    await makeLive.run(id, make, step);
    return keep(id, commit, sentence);
  }

  /** What was there before the first publish can be brought back, too. */
  async function noteBeginning(): Promise<void> {
    if ((await repository.list()).length > 0) return;
    const commit = await repository.live();
    await repository.note(idOf((await repository.timeOf(commit)) * 1000, commit), commit);
  }

  /** It is live: whatever happens now is no failure, but is told. */
  async function keep(id: string, commit: string, message: string): Promise<Result> {
    const { state } = makeLive;
    try {
      await repository.keep(id, commit);
      await builds.tidy();
      return withNotes({ state, message }, [await makeLive.pushCopy()]);
    } catch (error) {
      report(error);
      return { state, message, note: sentences.notKept };
    }
  }

  /** @param id of an earlier publish */
  async function bringBack(id: string, by: string): Promise<boolean> {
    await ready();
    const earlier = await publishOf(id);
    if (!earlier) return false;
    return jobs.start("bring back", by, async (step) => {
      const [live, source] = [await checked(), await readable(earlier.commit)];
      const sentence = `Brought back: ${earlier.sentence.replace(/^Brought back: /, "")}`;
      const line = `- What was live after ${earlier.at.slice(0, 16).replace("T", " ")}`;
      const message = `${sentence}\n\n${line}\n`;
      const instead = { copy: resolve(published(source)) };
      const { commit, note } = await repository.commit({ by, message, instead });
      const build = await builds.ofCommit(commitOf(id));
      const isFresh = build !== undefined && dayOf(build) === today();
      const result = await bringLive(commit, sentence, step, isFresh ? build : undefined);
      const followed = await call("followVersion", live, source, sentence, by).then(
        () => undefined,
        (error: unknown) => {
          report(error);
          return sentences.notFollowed;
        },
      );
      return withNotes(result, [note, followed]);
    });
  }

  const publishOf = async (id: string) => (await repository.list()).find((it) => it.id === id);

  /** On a new day the live entries are built anew, because openings close. No new version. */
  async function renew(): Promise<boolean> {
    const id = await builds.live();
    if (!id || dayOf(id) >= today()) return false;
    return jobs.start("renew", "", async (step) => {
      const entries = resolve(published(await readable()));
      const next = idOf(Date.now(), commitOf(id));
      await makeLive.run(next, () => makeLive.buildFrom(entries, next), step);
      await builds.tidy();
      return { state: makeLive.state, message: "" };
    });
  }

  /** The live version, or that of an earlier publish. */
  async function versionOf(id: string | undefined): Promise<string> {
    await ready();
    const earlier = id === undefined ? undefined : await publishOf(id);
    if (id !== undefined && !earlier) throw new Error(`There is no publish ${id}`);
    return readable(earlier?.commit);
  }

  return {
    status: async (): Promise<PublisherStatus> => {
      const status = jobs.status();
      // It is asked often while something runs.
      if (status.running) return status;
      try {
        await ready();
        const problem = await repository.problem();
        const replaced = await repository.lastReplaced();
        return {
          ...status,
          isSent: makeLive.state === "live",
          ...(problem !== undefined && { problem }),
          ...(replaced && { replaced }),
          ...((await makeLive.isOutdated()) && { isOutdated: true }),
        };
      } catch (error) {
        return { ...status, problem: failureOf(error).message };
      }
    },
    /** @param since a publish; by default what is live */
    changes: async (since?: string): Promise<NamedChange[]> =>
      (await call("changesSince", await versionOf(since))).map((change) => ({
        ...change,
        ...authors.of(change),
      })),
    publish,
    bringBack,
    renew,
    /** All publishes, the last one first. */
    async list(): Promise<Publish[]> {
      await ready();
      return repository.list();
    },
    /** @param since as for `changes` */
    takeBack: async (change: Chosen & { name: string }, by: string, since?: string) =>
      call("takeBack", await versionOf(since), change, `Taken back: ${change.name}`, by),
    takeBackAll: async (by: string) =>
      call("takeBackAll", await readable(), "Taken back: everything", by),
    /** Undoes what was taken or brought back last, and that undoing, too. */
    async undo(by: string) {
      await ready();
      const last = await repository.lastReplaced();
      if (!last) return { problem: "There is nothing to undo." };
      const before = await readable(last.before);
      const after = last.after && (await readable(last.after));
      return call("undo", before, after, `Undone: ${last.sentence.replace(/^Undone: /, "")}`, by);
    },
    saved: authors.note,
  };
}
