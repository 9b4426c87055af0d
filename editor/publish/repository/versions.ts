import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { cleanName } from "#editor/server/sign-in.ts";
import { bringUpToDate } from "#tools/upgrade/steps/apply.ts";
import { gitIn } from "./git.ts";
import { finished, placeOf } from "./place.ts";
import { publishedBy } from "./refs.ts";

/** For the entries of versions, and for indexes meanwhile: relative to the project. A start deletes it. */
export const scratch = ".generated/published";

/** Instead of the entries that are there those of a commit, except for some folders of theirs. */
export type Instead = { version: string; except: readonly string[] };

/** Commits of the entries, without a branch, and their files. @param folder of all entries @param project both absolute */
export function createVersions(folder: string, project: string) {
  const { git, tryGit } = gitIn(folder);

  async function inScratch<Result>(task: (draft: string) => Promise<Result>): Promise<Result> {
    await mkdir(resolve(project, scratch), { recursive: true });
    const draft = await mkdtemp(resolve(project, scratch, "draft-"));
    return task(draft).finally(() => rm(draft, { recursive: true, force: true }));
  }

  /** A tree with what `base` has, and the entries as they are. @param isAll with what git ignores, too */
  const treeOf = (base: string | undefined, instead?: Instead, isAll = false) =>
    inScratch(async (draft) => {
      const env = { GIT_INDEX_FILE: join(draft, "index") };
      if (base) await git(["read-tree", base], { env });
      let paths: readonly string[] = ["."];
      if (instead) {
        const copy = await write(instead.version);
        await addCopy(copy, join(draft, "tree"), env);
        const isThere = (it: string) => [folder, copy].some((at) => existsSync(join(at, it)));
        paths = instead.except.filter(isThere);
      }
      const add = ["add", "-A", ...(isAll ? ["--force"] : []), "--", ...paths, ...finished];
      if (paths.length > 0) await git(add, { env });
      return git(["write-tree"], { env });
    });

  /** Laid out as in the repository: its attributes are then found in the index. */
  async function addCopy(copy: string, tree: string, index: Record<string, string>) {
    const { gitDir, inside } = await placeOf(folder);
    const to = join(tree, inside);
    await cp(copy, to, { recursive: true });
    const env = { ...index, GIT_DIR: gitDir, GIT_WORK_TREE: tree };
    await git(["-C", to, "add", "-A", "--force", "--", "."], { env });
  }

  async function commitTree(
    tree: string,
    parents: readonly string[],
    { by, message }: { by: string; message: string },
  ): Promise<string> {
    const name = cleanName(by) || (await tryGit(["config", "user.name"])) || "Editor";
    const email = (await tryGit(["config", "user.email"])) ?? "editor@localhost";
    const author = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email };
    const env = { ...author, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
    const args = ["commit-tree", tree, ...parents.flatMap((it) => ["-p", it])];
    const whole = cleanName(by) && `${message.trimEnd()}\n\n${publishedBy}${cleanName(by)}\n`;
    return git(args, { env, input: whole || message });
  }

  /** A commit of every file of the entries as it is, ignored ones too. On no branch: the caller gives it a ref. */
  async function keepCopy(message: string, by: string, parent = "HEAD"): Promise<string> {
    const base = await git(["rev-parse", parent]);
    return commitTree(await treeOf(base, undefined, true), [base], { by, message });
  }

  /** Where `write` writes the entries of a commit, relative to the project. */
  const writtenTo = (made: string) => join(scratch, made);

  /**
   * Writes the entries of a commit, unless they are there: as this version of the engine reads them.
   * @returns the folder; absolute
   */
  async function write(made: string): Promise<string> {
    const to = resolve(project, writtenTo(made));
    if (existsSync(to)) return to;
    await inScratch(async (draft) => {
      const { inside } = await placeOf(folder);
      const content = join(draft, "tree", inside);
      await mkdir(content, { recursive: true });
      const env = { GIT_INDEX_FILE: join(draft, "index") };
      await git(["read-tree", made], { env });
      const names = await git(["ls-files", "-z", "--", "."], { env });
      const args = ["checkout-index", "-z", "--stdin", `--prefix=${join(draft, "tree")}/`];
      await git(args, { env, input: names });
      await bringUpToDate(content);
      await rename(content, to).catch((error: unknown) => {
        if (!existsSync(to)) throw error; // else somebody who asked at the same time was faster
      });
    });
    return to;
  }

  return { treeOf, commitTree, keepCopy, write, writtenTo };
}
