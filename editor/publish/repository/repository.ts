import { realpath } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { cleanName } from "#editor/server/sign-in.ts";
import { idOf } from "#editor/publish/builds.ts";
import { PublishFailure, sentences } from "#editor/publish/failure.ts";
import { GitError, gitIn } from "./git.ts";
import { freeLocks } from "./locks.ts";
import { createPlace } from "./place.ts";
import { push } from "./push.ts";
import { createRefs, liveRef, publishedBy, replaced } from "./refs.ts";
import { createVersions, type Instead } from "./versions.ts";

/*
 * The repository that the entries are in, with its real work tree: attributes, filters, line ends and borders are git's.
 * Commits are made with an index of their own, so that what somebody has staged stays staged.
 */

type Recording = { by: string; message: string; instead?: Instead };
type Recorded = { commit: string; note?: string };

const asTheyWere = "The site's texts as they were";

/**
 * @param content the folder of all entries, relative to the project
 * @param project absolute
 */
export function createRepository(content: string, project = process.cwd()) {
  const folder = resolve(project, content);
  const { git, tryGit } = gitIn(folder);
  const { place, problem } = createPlace(folder);
  const versions = createVersions(folder);
  const { hasEntries, treeOf, commitTree, keepCopy } = versions;
  const refs = createRefs(folder);

  /**
   * Starts a repository where there is none, with the entries as they are.
   * @throws PublishFailure if nothing can be recorded
   */
  async function open(): Promise<void> {
    const isThere = await git(["rev-parse", "--is-inside-work-tree"]).catch((error: unknown) => {
      if (error instanceof GitError && error.said.includes("not a git repository")) return "";
      throw error;
    });
    if (isThere !== "true") {
      const own = (await realpath(project)) + sep;
      if (!(await realpath(folder)).startsWith(own))
        throw new PublishFailure(sentences.elsewhere(await realpath(folder)));
      await gitIn(project).git(["init", "-q"]);
    }
    const found = await problem(project);
    if (found !== undefined) throw new PublishFailure(found);
    if (await tryGit(["rev-parse", "-q", "--verify", "HEAD"])) return;
    const commit = await commitTree(await treeOf(undefined), [], {
      by: "",
      message: asTheyWere,
    });
    await git(["update-ref", "HEAD", commit, ""]);
    await git(["reset", "-q", "--", "."]);
  }

  const head = () => git(["rev-parse", "HEAD"]);

  /**
   * The commit whose entries visitors have. When the editor is opened for the first time, that is the entries as they
   * are: what git has never seen, or has of another company, is no change that somebody made.
   */
  async function live(): Promise<string> {
    const known = await tryGit(["rev-parse", "-q", "--verify", liveRef]);
    for (const it of [known, await refs.latest()]) if (it && (await hasEntries(it))) return it;
    const tip = await head();
    const isSame = (await treeOf(tip)) === (await git(["rev-parse", `${tip}^{tree}`]));
    const commit = isSame ? tip : await keepCopy(asTheyWere, "");
    await git(["update-ref", liveRef, commit]);
    return commit;
  }

  /**
   * Puts a commit of the entries on the branch.
   * @throws PublishFailure while somebody's git works in the repository
   */
  async function commit({ by, message, instead }: Recording): Promise<Recorded> {
    const { gitDir, top } = await place();
    const branch = await git(["symbolic-ref", "HEAD"]);
    const note = await freeLocks(
      [
        join(gitDir, "index"),
        join(gitDir, "HEAD"),
        resolve(folder, await git(["rev-parse", "--git-path", branch])),
      ],
      top,
    );
    const name = cleanName(by);
    const whole = name === "" ? message : `${message.trimEnd()}\n\n${publishedBy}${name}\n`;
    const tip = await head();
    const made = await commitTree(await treeOf(tip, instead), [tip], { by, message: whole });
    // First the index: ended between the two, the entries are staged, and nothing is taken out of the branch.
    await git(["reset", "-q", made, "--", "."]);
    try {
      await git(["update-ref", "HEAD", made, tip]);
    } catch (error) {
      await tryGit(["reset", "-q", "HEAD", "--", "."]);
      throw error;
    }
    return { commit: made, ...(note && { note }) };
  }

  return {
    ...refs,
    open,
    problem: () => problem(project),
    head,
    live,
    write: versions.write,
    push: () => push(folder),
    commit,
    /** Keeps the entries as they are while `task` replaces some of them, and as they are then. */
    async replacing<Result>(sentence: string, by: string, task: () => Promise<Result>) {
      const before = await keepCopy(sentence, by);
      const ref = replaced + idOf(Date.now(), before);
      await git(["update-ref", ref, before]);
      const result = await task();
      const after = await keepCopy(sentence, by, before);
      const isSame = await tryGit(["diff", "--quiet", before, after]);
      await git(["update-ref", ...(isSame === undefined ? [ref, after] : ["-d", ref])]);
      return result;
    },

    /** The full name of a commit. @returns undefined if there is none */
    async find(name: string): Promise<string | undefined> {
      if (!/^[\da-f]{7,40}$/.test(name)) return undefined;
      return tryGit(["rev-parse", "-q", "--verify", `${name}^{commit}`]);
    },

    /** When a commit was made, in seconds. */
    timeOf: async (made: string) => Number(await git(["log", "-1", "--format=%ct", made])),
  };
}
