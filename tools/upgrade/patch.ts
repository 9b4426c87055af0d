import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { originalsFile } from "./files.ts";

/**
 * What somebody changed in files of the engine, as a patch that `patch -p1` applies.
 * @param site the folder, with the originals of its release
 * @param paths files that differ from them; pictures have no lines, and are only named
 */
export async function patchOf(site: string, paths: readonly string[]): Promise<string> {
  const originals = await mkdtemp(join(tmpdir(), "originals-"));
  try {
    spawnSync("tar", ["-xzf", join(site, originalsFile), "-C", originals]);
    const empty = join(originals, ".empty");
    await writeFile(empty, "");
    const labels = (path: string) => ["--label", `a/${path}`, "--label", `b/${path}`];
    return paths
      .map((path) => {
        const args = ["-u", "-N", ...labels(path), join(originals, path), join(site, path)];
        return spawnSync("diff", args, { encoding: "utf8" }).stdout;
      })
      .join("");
  } finally {
    await rm(originals, { recursive: true, force: true });
  }
}
