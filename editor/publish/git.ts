import { spawn } from "node:child_process";

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
};

/**
 * Runs git.
 * @param cwd a folder of the project
 * @returns what it wrote, without the line break at the end
 * @throws GitError also when git is not installed, or takes longer than `timeoutMs`
 */
async function run(
  cwd: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<string> {
  const { env = {}, input = "", timeoutMs = 60_000 } = options;
  const child = spawn("git", [...args], {
    cwd,
    // Nobody is there to answer a question about a password, and sentences are looked for in English.
    env: { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", ...env },
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

/** Runs git in a folder; `tryGit` answers undefined instead of failing. */
export const gitIn = (cwd: string) => ({
  git: (args: readonly string[], options?: GitOptions) => run(cwd, args, options),
  tryGit: (args: readonly string[], options?: GitOptions) =>
    run(cwd, args, options).catch(() => undefined),
});
