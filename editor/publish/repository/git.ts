import { spawn } from "node:child_process";
import { resolve } from "node:path";

/** A git command that failed. `said` is what it wrote to stderr. */
export class GitError extends Error {
  readonly said: string;
  constructor(args: readonly string[], said: string) {
    super(`git ${args[0] ?? ""} failed: ${said}`);
    this.said = said;
  }
}

export type GitOptions = {
  env?: Record<string, string>;
  /** For its standard input. */
  input?: string;
  timeoutMs?: number;
  /** What a push needs: Git LFS sends its files in one. */
  withHooks?: boolean;
};

/** Hooks ask for a developer's tools; line ends that do not survive are no reason not to record a text. */
const own = ["-c", "core.hooksPath=/dev/null", "-c", "core.safecrlf=false"];

/**
 * Runs git.
 * @param cwd where the entries are
 * @returns what it wrote, without the line break at the end
 * @throws GitError also when git is not installed, or takes longer than `timeoutMs`
 */
async function run(
  cwd: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<string> {
  const { env = {}, input = "", timeoutMs = 60_000, withHooks = false } = options;
  const child = spawn("git", [...(withHooks ? [] : own), ...args], {
    cwd,
    // Nobody is there to answer a question about a password, and sentences are looked for in English.
    env: { ...process.env, ...fromProject(), LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", ...env },
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  let out = "";
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  child.stdin.on("error", () => {}); // it has read enough
  child.stdin.end(input);
  const code = await new Promise<number | null | string>((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", resolve);
  });
  if (code === 0) return out.replace(/\n$/, "");
  if (code === null) throw new GitError(args, "it took too long");
  throw new GitError(args, said.trim() || (typeof code === "string" ? code : `exit ${code}`));
}

/** A repository that the environment names (Dockerfile), as seen from the project's folder. */
function fromProject(): Record<string, string> {
  const { GIT_DIR, GIT_WORK_TREE } = process.env;
  if (!GIT_DIR) return {};
  return { GIT_DIR: resolve(GIT_DIR), GIT_WORK_TREE: resolve(GIT_WORK_TREE ?? ".") };
}

/** Runs git in a folder; `tryGit` answers undefined instead of failing. */
export const gitIn = (cwd: string) => ({
  git: (args: readonly string[], options?: GitOptions) => run(cwd, args, options),
  tryGit: (args: readonly string[], options?: GitOptions) =>
    run(cwd, args, options).catch(() => undefined),
});
