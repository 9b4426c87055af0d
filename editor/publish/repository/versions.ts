import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { cleanName } from "#editor/server/sign-in.ts";
import { bringUpToDate } from "#tools/upgrade/steps/apply.ts";
import { gitIn } from "./git.ts";
import { createPlace, finished } from "./place.ts";

/** Entries of a version (`write`), instead of those that are there: all of them, or those in some folders. */
export type Instead = { copy: string; folders?: readonly string[] };

/** Commits of the entries, without a branch, and their files. @param folder of all entries; absolute */
export function createVersions(folder: string) {
  const { git, tryGit } = gitIn(folder);
  const { place } = createPlace(folder);

  async function hasEntries(commit: string): Promise<boolean> {
    const { inside } = await place();
    const names = await tryGit([
      "ls-tree",
      "-r",
      "--name-only",
      "--full-tree",
      `${commit}:${inside}`,
    ]);
    return /(?:^|\/)index\.(?:yaml|json)$/m.test(names ?? "");
  }

  /** A tree with what `base` has, and the entries as they are. */
  async function treeOf(
    base: string | undefined,
    instead?: Instead,
    force: readonly string[] = [],
  ) {
    // Where a start deletes what a kill leaves: entries have drafts.
    const temporary = await mkdtemp(
      join(instead ? dirname(resolve(instead.copy)) : tmpdir(), "index-"),
    );
    const env = { GIT_INDEX_FILE: join(temporary, "index") };
    try {
      if (base) await git(["read-tree", base], { env });
      await git(["add", "-A", ...force, "--", ".", ...finished], { env });
      if (instead) await addCopy(instead, join(temporary, "tree"), env);
      return await git(["write-tree"], { env });
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  /** Laid out as in the repository: its attributes are then found in the index. */
  async function addCopy({ copy, folders }: Instead, tree: string, index: Record<string, string>) {
    const { gitDir, inside } = await place();
    const to = join(tree, inside);
    await mkdir(to, { recursive: true });
    for (const it of folders ?? ["."])
      if (existsSync(join(copy, it))) await cp(join(copy, it), join(to, it), { recursive: true });
    const env = { ...index, GIT_DIR: gitDir, GIT_WORK_TREE: tree };
    for (const it of folders ?? ["."])
      if (existsSync(join(to, it)) || (await git(["ls-files", "--", it], { env: index })) !== "")
        await git(["-C", to, "add", "-A", "--force", "--", it], { env });
  }

  async function commitTree(
    tree: string,
    parents: readonly string[],
    { by, message }: { by: string; message: string },
  ): Promise<string> {
    const name = cleanName(by) || (await tryGit(["config", "user.name"])) || "Editor";
    const email = (await tryGit(["config", "user.email"])) ?? "editor@localhost";
    const env = {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    };
    const args = ["commit-tree", tree, ...parents.flatMap((it) => ["-p", it])];
    return git(args, { env, input: message });
  }

  /** A commit of every file of the entries as it is, ignored ones too. On no branch: the caller gives it a ref. */
  async function keepCopy(message: string, by: string, parent?: string): Promise<string> {
    const base = parent ?? (await git(["rev-parse", "HEAD"]));
    return commitTree(await treeOf(base, undefined, ["--force"]), [base], { by, message });
  }

  const writing = new Map<string, Promise<void>>();

  async function writeOnce(commit: string, to: string): Promise<void> {
    if (existsSync(to)) return;
    await mkdir(dirname(to), { recursive: true });
    const { inside } = await place();
    const draft = await mkdtemp(`${resolve(to)}.draft-`);
    try {
      const content = join(draft, "tree", inside);
      await mkdir(content, { recursive: true });
      const env = { GIT_INDEX_FILE: join(draft, "index") };
      await git(["read-tree", commit], { env });
      const names = await git(["ls-files", "-z", "--", "."], { env });
      const args = ["checkout-index", "-z", "--stdin", `--prefix=${join(draft, "tree")}/`];
      await git(args, { env, input: names });
      await bringUpToDate(content);
      await rename(content, to);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  /** Writes the entries of a commit into a folder, unless it is there: as this version of the engine reads them. */
  async function write(made: string, to: string): Promise<void> {
    const running = writing.get(to) ?? writeOnce(made, to).finally(() => writing.delete(to));
    writing.set(to, running);
    return running;
  }

  return { hasEntries, treeOf, commitTree, keepCopy, write };
}
