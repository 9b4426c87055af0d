import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { cleanName } from "#editor/server/sign-in.ts";
import { bringUpToDate } from "#tools/upgrade/steps/apply.ts";
import { GitError, gitIn } from "./git.ts";
import { adviceOn } from "./push-advice.ts";

/*
 * Every publish is a commit of the entries, and a ref `refs/publishes/<id>`, which stays whatever happens to branches.
 * Commits are made from a copy of the entries and with an index of their own: what is typed meanwhile, what somebody has
 * staged, and hooks that ask for a developer's tools have no part in them.
 */

export type Publish = {
  /** When it was published, and the first digits of its commit: names builds, and sorts by time. */
  id: string;
  commit: string;
  by: string;
  /** ISO 8601. */
  at: string;
  /** What was changed, in a sentence. */
  sentence: string;
  /** One line a change. */
  changes: string[];
};

const refs = "refs/publishes/";
/** In the last line of a message, as it was typed: of an author, git takes dots, commas and quotes from both ends. */
const publishedBy = "Published-by: ";
const commitPattern = /^[\da-f]{40}$/;

/**
 * @param content the folder of all entries, relative to the project
 * @param project absolute
 */
export function createRepository(content: string, project = process.cwd()) {
  const { git, tryGit } = gitIn(project);
  /** `content` from the top of the repository. */
  let inside = content;

  /** Starts a repository where there is none, with the entries as they are. */
  async function open(): Promise<void> {
    if ((await tryGit(["rev-parse", "--is-inside-work-tree"])) !== "true")
      await git(["init", "-q"]);
    inside = (await git(["rev-parse", "--show-prefix"])) + content;
    if (await tryGit(["rev-parse", "-q", "--verify", "HEAD"])) return;
    const tree = await treeOf(resolve(project, content), undefined);
    const message = "The site's texts as they were";
    await git(["update-ref", "HEAD", await commitTree(tree, [], { by: "", message }), ""]);
    await alignIndex();
  }

  const head = () => git(["rev-parse", "HEAD"]);

  const hasEntries = async (commit: string) =>
    (await tryGit(["rev-parse", "-q", "--verify", `${commit}:${inside}`])) !== undefined;

  /** @param from a folder with all entries. @returns the tree of `base` with these entries instead of its own */
  async function treeOf(from: string, base: string | undefined): Promise<string> {
    const entries = await withIndex(async (index) => {
      const env = { ...index, ...(await at(from)) };
      await git(["-C", from, "add", "-A", "--force", "--", "."], { env });
      return git(["-C", from, "write-tree"], { env });
    });
    return withIndex(async (env) => {
      if (base) await git(["read-tree", base], { env });
      await git(["rm", "-rq", "--cached", "--ignore-unmatch", "--", `:/${inside}`], { env });
      await git(["read-tree", `--prefix=${inside}/`, entries], { env });
      return git(["write-tree"], { env });
    });
  }

  /** Environment for git commands on a folder outside of the project. */
  const at = async (folder: string) => ({
    GIT_DIR: resolve(project, await git(["rev-parse", "--git-dir"])),
    GIT_WORK_TREE: folder,
  });

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

  /**
   * Puts a commit on the branch and notes it as a publish. If the branch has moved meanwhile, the same files change
   * there.
   */
  async function keep(id: string, commit: string): Promise<void> {
    const [parent, tip] = await Promise.all([git(["rev-parse", `${commit}^`]), head()]);
    const kept = parent === tip ? commit : await onto(tip, parent, commit);
    await git(["update-ref", "HEAD", kept, tip]);
    await git(["update-ref", refs + id, kept]);
    await alignIndex();
  }

  async function onto(tip: string, parent: string, commit: string): Promise<string> {
    const changed = await git(["diff-tree", "-r", "--no-renames", "-z", parent, commit]);
    const lines = changed.split("\0").filter(Boolean);
    const input = lines
      .flatMap((line, index) => {
        const [, mode = "", , hash = ""] = line.split(" ");
        return index % 2 === 0 ? [`${mode} ${hash}\t${lines[index + 1] ?? ""}\0`] : [];
      })
      .join("");
    const tree = await withIndex(async (env) => {
      await git(["read-tree", tip], { env });
      await git(["update-index", "-z", "--index-info"], { env, input });
      return git(["write-tree"], { env });
    });
    const [by = "", ...message] = (await git(["log", "-1", "--format=%an%n%B", commit])).split(
      "\n",
    );
    return commitTree(tree, [tip], { by, message: message.join("\n") });
  }

  /** `git status` then shows what is not published, and nothing else. Somebody else may be using the index. */
  const alignIndex = () => tryGit(["reset", "-q", "HEAD", "--", `:/${inside}`]);

  return {
    open,
    head,
    keep,
    /** Notes a commit as a publish without changing the branch. */
    note: (id: string, commit: string) => git(["update-ref", refs + id, commit]),
    /** A commit of the entries in a folder, on no branch yet. */
    async commit(from: string, by: string, message: string): Promise<string> {
      const base = await head();
      const name = cleanName(by);
      const whole = name === "" ? message : `${message.trimEnd()}\n\n${publishedBy}${name}\n`;
      return commitTree(await treeOf(from, base), [base], { by, message: whole });
    },

    /** The full name of a commit. @returns undefined if there is none */
    async find(name: string): Promise<string | undefined> {
      if (!/^[\da-f]{7,40}$/.test(name)) return undefined;
      const found = await tryGit(["rev-parse", "-q", "--verify", `${name}^{commit}`]);
      return found && commitPattern.test(found) ? found : undefined;
    },

    /** When a commit was made, in seconds. */
    timeOf: async (commit: string) => Number(await git(["log", "-1", "--format=%ct", commit])),

    /** Whether a commit has entries: the repository may be older than they are. */
    hasEntries,

    /** Writes the entries of a commit into a folder, unless it is there: as this version of the engine reads them. */
    async write(commit: string, folder: string): Promise<void> {
      if (existsSync(folder)) return;
      await mkdir(dirname(folder), { recursive: true });
      const draft = await mkdtemp(`${resolve(folder)}.draft-`);
      if (await hasEntries(commit))
        await withIndex(async (index) => {
          const env = { ...index, ...(await at(draft)) };
          await git(["-C", draft, "read-tree", `${commit}:${inside}`], { env });
          await git(["-C", draft, "checkout-index", "-a"], { env });
        });
      await bringUpToDate(draft);
      await rename(draft, folder);
    },

    /** All publishes, the last one first. */
    async list(): Promise<Publish[]> {
      const format =
        "%(refname)%00%(objectname)%00%(authorname)%00%(authordate:iso-strict)%00%(contents)%00";
      const out = await git(["for-each-ref", refs, "--sort=-refname", `--format=${format}`]);
      return out
        .split("\0\n")
        .map((record) => record.replace(/\0$/, "").split("\0"))
        .filter((it) => it.length === 5)
        .map(([ref = "", commit = "", author = "", at = "", text = ""]) => {
          const [sentence = "", ...rest] = text.split("\n");
          const typed = rest.findLast((it) => it.startsWith(publishedBy));
          const by = typed?.slice(publishedBy.length) ?? author;
          const changes = rest.filter((it) => it.startsWith("- ")).map((it) => it.slice(2));
          return { id: ref.slice(refs.length), commit, by, at, sentence, changes };
        });
    },

    push,
  };

  /**
   * Sends the branch to where it comes from.
   * @returns in a sentence what to do if that is refused; undefined if it was sent, or there is nowhere to send it
   */
  async function push(): Promise<string | undefined> {
    const branch = await tryGit(["symbolic-ref", "-q", "--short", "HEAD"]);
    const remotes = (await git(["remote"])).split("\n").filter(Boolean);
    if (branch === undefined || remotes.length === 0) return undefined;
    const own = await tryGit(["config", `branch.${branch}.remote`]);
    const remote = own ?? (remotes.includes("origin") ? "origin" : remotes[0]) ?? "";
    const merged = await tryGit(["config", `branch.${branch}.merge`]);
    const target = own && merged ? merged : `refs/heads/${branch}`;
    try {
      await git(["push", "-q", remote, `HEAD:${target}`], { timeoutMs: 120_000 });
      return undefined;
    } catch (error) {
      return adviceOn(error instanceof GitError ? error.said : String(error), remote);
    }
  }
}

async function withIndex<Result>(task: (env: Record<string, string>) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), "publish-index-"));
  try {
    return await task({ GIT_INDEX_FILE: join(folder, "index") });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
