import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createAuthors } from "./authors.ts";
import { commitOf, createBuilds, dayOf, idOf } from "./builds.ts";
import type { Change } from "./content/changes-since.ts";
import { failureOf, PublishFailure, sentences } from "./failure.ts";
import { createJobs, type Result, type Status } from "./jobs.ts";
import { lock } from "./lock.ts";
import { createMakeLive, type MakeLiveOptions } from "./make-live.ts";
import { createRepository, type Publish } from "./repository.ts";
import { linesOf, sentenceOf } from "./sentence.ts";

type PublisherOptions = MakeLiveOptions & { buildsDir: string; report: (error: unknown) => void };
export type Publisher = ReturnType<typeof createPublisher>;
/** A change, and who has made it if that is known. */
export type NamedChange = Change & { by: string };
export type PublisherStatus = Status & {
  /** In a sentence: why nothing can be published. */
  problem?: string;
  /** The project is newer than what is live. */
  isOutdated?: boolean;
};
export type ListedPublish = Publish & { isLive: boolean };

/** Where the thread reads the entries of a commit; relative to the project. */
const published = (commit: string) => join(".generated/published", commit);

/** Brings saved entries live, and earlier versions back. */
export function createPublisher(options: PublisherOptions) {
  const { call, brandFolder, today, report } = options;
  const builds = createBuilds(resolve(options.buildsDir));
  const repository = createRepository(join(brandFolder, "content"));
  const authors = createAuthors(builds.dir);
  const jobs = createJobs(builds.dir, report);
  const makeLive = createMakeLive(builds, options);

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
  }

  // What a crash has left is finished at once; a problem is told by `status`.
  ready().catch(() => {});

  /** After a crash between bringing live and keeping the record. */
  async function finishInterrupted(): Promise<void> {
    const unlock = await lock(builds.dir);
    if (!unlock) return; // another process is publishing
    const id = await builds.live();
    const commit = id && (await repository.find(commitOf(id)));
    const isKept = (await repository.list()).some((it) => it.id.endsWith(commitOf(id ?? "")));
    if (id && commit && !isKept) await repository.keep(id, commit);
    await builds.tidy();
    await unlock();
  }

  /** The commit whose entries are live. Until the first publish it is the branch's. */
  async function liveCommit(): Promise<string> {
    const name = commitOf((await builds.live()) ?? "");
    const noted = (await repository.list()).find(({ id }) => name && id.endsWith(name));
    return noted?.commit ?? (await repository.find(name)) ?? repository.head();
  }

  /** The live commit, or another one, with its entries written for the thread. */
  async function readable(commit?: string): Promise<string> {
    await ready();
    const chosen = commit ?? (await liveCommit());
    await repository.write(chosen, published(chosen));
    return chosen;
  }

  const changes = async () => call("changesSince", await readable());

  async function publish(by: string): Promise<boolean> {
    return jobs.start("publish", by, async (step) => {
      let putBack = () => {};
      await ready();
      // Drafts included: for the editor's user only, and where `tidy` deletes what a kill leaves.
      const own = join(builds.dir, `${idOf(Date.now(), await repository.head())}.entries`);
      try {
        await mkdir(own, { mode: 0o700 });
        const entries = join(own, "content");
        const changed = await changes();
        const toMend = await call("takeSnapshot", entries);
        if (toMend.length > 0) throw new PublishFailure(sentences.mend(toMend.length), { toMend });
        const sentence = sentenceOf(changed);
        const lines = linesOf(changed, authors.of).map((it) => `- ${it}`);
        putBack = authors.take(changed);
        const message = [sentence, "", ...lines, ""].join("\n");
        const commit = await repository.commit(entries, by, message);
        const id = idOf(Date.now(), commit);
        await makeLive.run(id, () => makeLive.buildFrom(entries, id), step);
        return await keep(id, commit, sentence);
      } catch (error) {
        putBack();
        throw error;
      } finally {
        await rm(own, { recursive: true, force: true });
      }
    });
  }

  /** What was there before the first publish can be brought back, too. */
  async function noteBeginning(): Promise<void> {
    if ((await repository.list()).length > 0) return;
    const commit = await repository.head();
    if (!(await repository.hasEntries(commit))) return;
    await repository.note(idOf((await repository.timeOf(commit)) * 1000, commit), commit);
  }

  /** It is live: whatever happens now is no failure, but is told. */
  async function keep(id: string, commit: string, message: string): Promise<Result> {
    try {
      await noteBeginning();
      await repository.keep(id, commit);
      await builds.tidy();
      const note = await repository.push();
      return { message, ...(note && { note }) };
    } catch (error) {
      report(error);
      return { message, note: sentences.notKept };
    }
  }

  /** @param id of an earlier publish */
  async function bringBack(id: string, by: string): Promise<boolean> {
    await ready();
    const earlier = (await repository.list()).find((it) => it.id === id);
    if (!earlier) return false;
    return jobs.start("bring back", by, async (step) => {
      const [live, source] = [await readable(), await readable(earlier.commit)];
      const entries = resolve(published(source));
      const sentence = `Brought back: ${earlier.sentence.replace(/^Brought back: /, "")}`;
      const line = `- What was live after ${earlier.at.slice(0, 16).replace("T", " ")}`;
      const commit = await repository.commit(entries, by, `${sentence}\n\n${line}\n`);
      const next = idOf(Date.now(), commit);
      const ready = await builds.ofCommit(commitOf(id));
      const isFresh = ready !== undefined && dayOf(ready) === today();
      const make = () => (isFresh ? builds.copy(ready, next) : makeLive.buildFrom(entries, next));
      await makeLive.run(next, make, step);
      await call("followVersion", live, source);
      return keep(next, commit, sentence);
    });
  }

  /** On a new day the live entries are built anew, because openings close. No new version. */
  async function renew(): Promise<boolean> {
    const id = await builds.live();
    if (!id || dayOf(id) >= today()) return false;
    return jobs.start("renew", "", async (step) => {
      const entries = resolve(published(await readable()));
      const next = idOf(Date.now(), commitOf(id));
      await makeLive.run(next, () => makeLive.buildFrom(entries, next), step);
      await builds.tidy();
      return { message: "" };
    });
  }

  return {
    status: async (): Promise<PublisherStatus> => {
      const status = jobs.status();
      // It is asked often while something runs.
      if (status.running) return status;
      try {
        await ready();
        return { ...status, ...((await makeLive.isOutdated()) && { isOutdated: true }) };
      } catch (error) {
        return { ...status, problem: failureOf(error).message };
      }
    },
    changes: async (): Promise<NamedChange[]> =>
      (await changes()).map((change) => ({ ...change, by: authors.of(change) ?? "" })),
    publish,
    bringBack,
    renew,
    /** All publishes, the last one first. */
    async list(): Promise<ListedPublish[]> {
      await ready();
      const live = commitOf((await builds.live()) ?? "none");
      const all = await repository.list();
      return all.map((it) => ({ ...it, isLive: it.id.endsWith(live) }));
    },
    takeBack: async (change: Pick<Change, "kind" | "slug" | "what" | "from">) =>
      call("takeBack", await readable(), change),
    takeBackAt: async (change: Pick<Change, "kind" | "slug">, path: (string | number)[]) =>
      call("takeBackAt", await readable(), change, path),
    takeBackAll: async () => call("takeBackAll", await readable()),
    saved: authors.note,
  };
}
