import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A git command that failed. `said` is what it wrote to stderr. */
export class GitError extends Error {
  readonly said: string;
  constructor(args: readonly string[], said: string) {
    super(`git ${args[0] ?? ""} failed: ${said}`);
    this.said = said;
  }
}

type GitOptions = {
  env?: Record<string, string>;
  /** For its standard input. */
  input?: string;
  /** What a push needs: Git LFS sends its files in one. */
  withHooks?: boolean;
};

/**
 * A monitor is a program, too, and only saves time; line ends that do not survive are no reason not to record a text.
 * Filters stay: Git LFS has one.
 */
const own = ["-c", "core.fsmonitor=false", "-c", "core.safecrlf=false"];
/** They ask for a developer's tools. */
const noHooks = ["-c", "core.hooksPath=/dev/null"];
/** Of a push with pictures, too. */
const withinMs = 120_000;
const start = promisify(execFile);

async function run(
  cwd: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<string> {
  const { env = {}, input = "", withHooks = false } = options;
  const running = start("git", [...own, ...(withHooks ? [] : noHooks), ...args], {
    cwd,
    // Nobody is there to answer a question about a password, and `failureOf` knows English.
    env: { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", ...env },
    maxBuffer: Infinity,
    timeout: withinMs,
    killSignal: "SIGKILL",
  });
  running.child.stdin?.on("error", () => {}).end(input); // it may have read enough
  try {
    return (await running).stdout.replace(/\n$/, "");
  } catch (error) {
    const { killed, stderr, message } = error as Error & { killed?: boolean; stderr?: string };
    throw new GitError(args, killed ? "it took too long" : stderr?.trim() || message);
  }
}

/**
 * Runs git in the folder of the entries.
 * @returns functions that answer what it wrote, without the line break at the end. `git` throws a GitError, also where git
 *   is not installed or takes too long; `tryGit` then answers undefined.
 */
export const gitIn = (cwd: string) => ({
  git: (args: readonly string[], options?: GitOptions) => run(cwd, args, options),
  tryGit: (args: readonly string[], options?: GitOptions) =>
    run(cwd, args, options).catch(() => undefined),
});
