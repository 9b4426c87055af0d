import { existsSync } from "node:fs";
import { readdir, readFile, readlink, rm } from "node:fs/promises";
import { sep } from "node:path";
import { setTimeout } from "node:timers/promises";
import { PublishFailure, sentences } from "#editor/publish/failure.ts";

/**
 * Takes away locks that a killed git has left: git itself never does.
 * @param files that git would lock @param top of the repository
 * @returns in a sentence what was taken away
 * @throws PublishFailure while a git works there, or where that cannot be found out
 */
export async function freeLocks(
  files: readonly string[],
  top: string,
): Promise<string | undefined> {
  const locks = () => files.map((it) => `${it}.lock`).filter((it) => existsSync(it));
  // A tool that shows the state of a repository locks it for a moment.
  for (let tries = 10; locks().length > 0 && (await isGitRunning(top)); tries -= 1) {
    if (tries === 0) throw new PublishFailure(sentences.busy(locks().join(", ")));
    await setTimeout(200);
  }
  const left = locks();
  for (const lock of left) await rm(lock);
  return left.length > 0 ? sentences.lockWasLeft(left.join(", ")) : undefined;
}

/** Also one that only holds a lock while its person writes a message in an editor. */
async function isGitRunning(top: string): Promise<boolean> {
  const all = await readdir("/proc").catch(() => undefined);
  if (!all) return true; // no Linux
  for (const pid of all.filter((it) => /^\d+$/.test(it))) {
    const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
    if (!/^git\b/.test(name)) continue;
    const at = await readlink(`/proc/${pid}/cwd`).catch(() => top); // another user's
    if (at === top || at.startsWith(top + sep)) return true;
  }
  return false;
}
