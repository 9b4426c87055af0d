/*
 * Packs this version as a release, agency-site-<version>.tgz, with a list of the engine's files by which a later version
 * replaces just these. Usage: npx node tools/upgrade/pack.ts [--trial] [folder to write it into]
 * With --trial it need not be a tagged commit.
 */
import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import packageFile from "#package.json" with { type: "json" };
import { hashAt } from "./files.ts";
import { writeLists } from "./lists.ts";
import { missingForRelease } from "./ready.ts";

const root = join(import.meta.dirname, "../..");
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { trial: { type: "boolean", default: false } },
});
const target = resolve(positionals[0] ?? ".");
const missing = values.trial ? [] : await missingForRelease(root, packageFile.version);
if (missing.length > 0) {
  console.error([...missing, "Nothing was packed. With --trial it is packed as it is."].join("\n"));
  process.exit(1);
}
const temporary = await mkdtemp(join(tmpdir(), "pack-"));
const folder = join(temporary, "agency-site");

try {
  await mkdir(target, { recursive: true });
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
  const name = `agency-site-${packageFile.version}.tgz`;
  run("tar", ["-czf", join(target, name), "agency-site"], temporary);
  // Published beside it, for those who install it: sha256sum prints the same.
  console.log(`${await hashAt(target, name)}  ${name}`);
  console.log(`Packed ${join(target, name)}: ${count} engine files`);
} finally {
  await rm(temporary, { recursive: true, force: true });
}

function run(command: string, args: string[], cwd: string): string {
  const options = { cwd, encoding: "utf8", maxBuffer: 10e6 } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
}
