import { sentences } from "#editor/publish/failure.ts";
import { GitError, gitIn } from "./git.ts";
import { reasonOf } from "./push-advice.ts";

/**
 * Sends the branch to where it comes from.
 * @param folder in the work tree
 * @returns in a sentence why it did not arrive, and what to do; undefined if it did
 */
export async function push(folder: string): Promise<string | undefined> {
  const { git, tryGit } = gitIn(folder);
  const branch = await git(["symbolic-ref", "-q", "--short", "HEAD"]);
  const remotes = (await git(["remote"])).split("\n").filter(Boolean);
  const own = await tryGit(["config", `branch.${branch}.remote`]);
  const remote = own ?? (remotes.includes("origin") ? "origin" : remotes[0]);
  if (remote === undefined) return sentences.noRemote;
  const merged = await tryGit(["config", `branch.${branch}.merge`]);
  const target = own && merged ? merged : `refs/heads/${branch}`;
  const args = ["push", "-q", remote, `HEAD:${target}`];
  return git(args, { timeoutMs: 120_000, withHooks: true }).then(
    () => undefined,
    (error: unknown) => reasonOf(error instanceof GitError ? error.said : String(error), remote),
  );
}
