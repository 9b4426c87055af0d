import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * What is missing before a folder can be packed as a release that others install.
 * @param folder a clone of the engine
 * @param version the one in its package.json
 */
export async function missingForRelease(folder: string, version: string): Promise<string[]> {
  const git = (...args: string[]) =>
    spawnSync("git", args, { cwd: folder, encoding: "utf8" }).stdout;
  const changelog = await readFile(join(folder, "CHANGELOG.md"), "utf8");
  const sections = new Map(
    changelog.split(/^## /m).map((section) => [/\[(.+?)\]/.exec(section)?.[1], section]),
  );
  const tags = git("tag", "--points-at", "HEAD").split("\n");
  return [
    ...(git("status", "--porcelain") === "" ? [] : ["There are files that are not committed."]),
    ...(tags.includes(`v${version}`) ? [] : [`This commit has no tag v${version}.`]),
    ...(sections.has(version) ? [] : [`CHANGELOG.md has no section [${version}].`]),
    ...(/^- /m.test(sections.get("Unreleased") ?? "")
      ? [`CHANGELOG.md has lines under Unreleased: they belong to ${version}.`]
      : []),
  ];
}
