/*
 * Packs this version as a release, agency-site-<version>.tgz, with a list of the engine's files by which a later version
 * replaces just these. Usage: npx node tools/upgrade/pack.ts [folder to write it into]
 */
import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import packageFile from "#package.json" with { type: "json" };
import { writeLists } from "./lists.ts";

const root = join(import.meta.dirname, "../..");
const target = resolve(process.argv[2] ?? ".");
const temporary = await mkdtemp(join(tmpdir(), "pack-"));
const folder = join(temporary, "agency-site");

try {
  await mkdir(target, { recursive: true });
  run(process.execPath, ["tools/leftovers/write-shipped.ts"], root);
  const listed = run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], root);
  // Git also lists files that are deleted and not committed.
  const paths: string[] = [];
  for (const path of listed.split("\0").filter(Boolean)) {
    const isThere = await cp(join(root, path), join(folder, path)).then(
      () => true,
      () => false,
    );
    if (isThere) paths.push(path);
  }
  const count = await writeLists(folder, packageFile.version, paths);
  const file = join(target, `agency-site-${packageFile.version}.tgz`);
  run("tar", ["-czf", file, "agency-site"], temporary);
  console.log(`Packed ${file}: ${count} engine files`);
} finally {
  await rm(temporary, { recursive: true, force: true });
}

function run(command: string, args: string[], cwd: string): string {
  const options = { cwd, encoding: "utf8", maxBuffer: 10e6 } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
}
