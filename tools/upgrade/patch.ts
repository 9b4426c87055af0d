import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * What somebody changed in files of the engine, as a patch that `git apply` applies.
 * @param site the folder
 * @param originals the folder with the files of the version that it was made from
 * @param paths files that differ; pictures have no lines, and are only named
 */
export function patchOf(site: string, originals: string, paths: readonly string[]): string {
  const labels = (path: string) => ["--label", `a/${path}`, "--label", `b/${path}`];
  return paths
    .map((path) => {
      const args = ["-u", "-N", ...labels(path), join(originals, path), join(site, path)];
      return spawnSync("diff", args, { encoding: "utf8" }).stdout;
    })
    .join("");
}
