import { realpath } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { lineOf, PublishFailure, sentences } from "#editor/publish/failure.ts";
import { GitError, gitIn } from "./git.ts";
import { placeOf, problemIn } from "./place.ts";
import { createRefs, idOf } from "./refs.ts";
import { createVersions, type Instead } from "./versions.ts";

/*
 * The repository that the entries are in, with its real work tree: attributes, filters, line ends and borders are git's.
 * Commits are made with an index of their own, so that what somebody has staged stays staged.
 */

type Recording = { by: string; message: string; instead?: Instead };
/** On the branch, and with a ref as a publish that is not live. */
export type Recorded = { id: string; commit: string };

export type Repository = ReturnType<typeof createRepository>;

const asTheyWere = "The site's texts as they were";

/**
 * @param content the folder of all entries, relative to the project
 * @param project absolute
 */
export function createRepository(content: string, project = process.cwd()) {
  const folder = resolve(project, content);
  const { git, tryGit } = gitIn(folder);
  const { treeOf, commitTree, keepCopy, ...written } = createVersions(folder, project);
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
    await check();
    await refs.adopt();
    if (await tryGit(["rev-parse", "-q", "--verify", "HEAD"])) return;
    const first = { by: "", message: asTheyWere };
    await git(["update-ref", "HEAD", await commitTree(await treeOf(undefined), [], first), ""]);
    await git(["reset", "-q", "--", "."]);
  }

  /** @throws PublishFailure if nothing can be recorded */
  async function check(): Promise<void> {
    const problem = await problemIn(folder, project);
    if (problem !== undefined) throw new PublishFailure(problem);
  }

  /** It has entries here. */
  let lastLive: string | undefined;
  /**
   * The commit whose entries visitors have. When the editor is opened for the first time, that is the entries as they
   * are: what git has never seen, or has of another company, is no change that somebody made.
   */
  async function live(): Promise<string> {
    const known = await refs.latest();
    if (known && known === lastLive) return known;
    const { inside } = await placeOf(folder);
    if (known && (await tryGit(["rev-parse", "-q", "--verify", `${known}:${inside}`]))) {
      lastLive = known;
      return known;
    }
    const tip = await git(["rev-parse", "HEAD"]);
    const tree = await treeOf(tip);
    const isSame = tree === (await git(["rev-parse", `${tip}^{tree}`]));
    // A commit of its own: what a developer calls the last one says nothing to whoever reads the list.
    const commit = isSame
      ? await commitTree(tree, [tip], { by: "", message: asTheyWere })
      : await keepCopy(asTheyWere, "");
    await refs.keep(idOf(Date.now(), commit), commit);
    return commit;
  }

  /** Puts a commit of the entries on the branch. */
  async function commit({ by, message, instead }: Recording): Promise<Recorded> {
    const tip = await git(["rev-parse", "HEAD"]);
    const made = await commitTree(await treeOf(tip, instead), [tip], { by, message });
    const id = idOf(Date.now(), made);
    // First the index: ended between the two, the entries are staged, and nothing is taken out of the branch.
    await git(["reset", "-q", made, "--", "."]);
    try {
      const input = `update HEAD ${made} ${tip}\ncreate ${await refs.refTo(`recorded/${id}`)} ${made}\n`;
      await git(["update-ref", "--stdin"], { input });
    } catch (error) {
      await tryGit(["reset", "-q", "HEAD", "--", "."]);
      throw error;
    }
    return { id, commit: made };
  }

  return {
    ...refs,
    open,
    check,
    ...written,
    live,
    commit,

    /** Sends the branch to its upstream, or to the remote. @returns in a sentence why it did not arrive, and what to do */
    async push(): Promise<string | undefined> {
      const asked = "--format=%(upstream:remotename)%00%(push:remotename)";
      const [from, to] = (
        await git(["for-each-ref", asked, await git(["symbolic-ref", "HEAD"])])
      ).split("\0");
      // To a fork goes the branch's own name.
      const how = from === to ? "upstream" : "current";
      const args = ["-c", `push.default=${how}`, "-c", "push.autoSetupRemote=true", "push", "-q"];
      const failed = (error: GitError) => sentences.notPushed(lineOf(error.said));
      return git(args, { withHooks: true }).then(() => undefined, failed);
    },

    /** What was replaced last, while what it left is as it was then, and nothing was published since. */
    async undoable() {
      const [last, [newest]] = [await refs.lastReplaced(), await refs.list()];
      if (!last || (newest && newest.id > last.id)) return undefined;
      const { before, after } = last;
      const files = await git(["diff", "--name-only", "--no-renames", "-z", before, after]);
      const paths = files.split("\0").filter(Boolean);
      const now = await treeOf(after, undefined, true);
      const args = [
        "diff",
        "--quiet",
        after,
        now,
        "--",
        ...paths.map((it) => `:(top,literal)${it}`),
      ];
      // Ended in the middle: what was replaced is not known.
      const isAsLeft = paths.length === 0 || (await tryGit(args)) !== undefined;
      return isAsLeft ? last : undefined;
    },

    /** Keeps the entries as they are while `task` replaces some of them, and as they are then. */
    async replacing<Result>(sentence: string, by: string, task: () => Promise<Result>) {
      const before = await keepCopy(sentence, by);
      const ref = await refs.refTo(`replaced/${idOf(Date.now(), before)}`);
      await git(["update-ref", ref, before]);
      const result = await task();
      const after = await keepCopy(sentence, by, before);
      const isSame = await tryGit(["diff", "--quiet", before, after]);
      await git(["update-ref", ...(isSame === undefined ? [ref, after] : ["-d", ref])]);
      return result;
    },
  };
}
