import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { sentences } from "#editor/publish/failure.ts";
import { gitIn } from "./git.ts";

/** What a write that was interrupted has left. */
export const finished = [":(exclude,glob)**/.unfinished-*", ":(exclude,glob)**/.unfinished-*/**"];
const ofEntries = /(?:^|\/)index\.(?:yaml|json)$|\.(?:png|jpe?g|svg|woff2|ttf)$/i;

/** Where git keeps the repository of the entries, and where they are in it; empty at its top. @param folder theirs */
export async function placeOf(folder: string) {
  const asked = ["rev-parse", "--absolute-git-dir", "--show-toplevel", "--show-prefix"];
  const [gitDir = "", top = "", prefix = ""] = (await gitIn(folder).git(asked)).split("\n");
  return { gitDir, top, inside: prefix.replace(/\/$/, "") };
}

/** In a sentence: why nothing can be recorded. @param folder of all entries @param project that the sentence is from */
export async function problemIn(folder: string, project: string): Promise<string | undefined> {
  const { git, tryGit } = gitIn(folder);
  const { gitDir, top } = await placeOf(folder);
  const isThere = (name: string) => existsSync(join(gitDir, name));
  if (["rebase-merge", "rebase-apply"].some(isThere)) return sentences.unfinished("A rebase", top);
  if (["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"].some(isThere))
    return sentences.unfinished("A merge", top);
  if ((await tryGit(["symbolic-ref", "-q", "HEAD"])) === undefined) return sentences.detached(top);
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const border = all.find(
    (it) => it.isSymbolicLink() || (it.name === ".git" && resolve(it.parentPath) !== folder),
  );
  if (border) return sentences.leadsOut(relative(project, join(border.parentPath, border.name)));
  const asked = ["ls-files", "--others", "--ignored", "--exclude-standard", "-z", "--", "."];
  const ignored = (await git([...asked, ...finished])).split("\0");
  const first = ignored.find((it) => ofEntries.test(it));
  return first && sentences.ignored(join(relative(project, folder), first), top);
}
