import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { missingForRelease } from "./ready.ts";

test("a release is a tagged commit with nothing beside it, and its changes are told", async () => {
  const folder = folderOf({ "CHANGELOG.md": "# Changes\n\n## [Unreleased]\n\n- New.\n" });
  const git = (...args: string[]) =>
    spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.fi", ...args], { cwd: folder });
  git("init", "--quiet");
  expect(await missingForRelease(folder, "1.3.0")).toEqual([
    "There are files that are not committed.",
    "This commit has no tag v1.3.0.",
    "CHANGELOG.md has no section [1.3.0].",
    "CHANGELOG.md has lines under Unreleased: they belong to 1.3.0.",
  ]);
  const released = "## [Unreleased]\n\n## [1.3.0] - 2026-12-01\n\n- New.\n";
  await writeFile(join(folder, "CHANGELOG.md"), released);
  git("add", ".");
  git("commit", "--quiet", "--message", "1.3.0");
  git("tag", "v1.3.0");
  expect(await missingForRelease(folder, "1.3.0")).toEqual([]);
});
