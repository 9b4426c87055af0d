import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hashAt, isOwn, listFile, originalsFile, type Release } from "./files.ts";

/**
 * Makes a folder a release: writes the list of its engine files, and the originals of those that have lines.
 * @param paths all files that the release has
 * @returns how many of them are the engine's
 */
export async function writeLists(folder: string, version: string, paths: readonly string[]) {
  const engine = paths.filter(
    (path) => !isOwn(path) && path !== listFile && path !== originalsFile,
  );
  const files: Release["files"] = {};
  for (const path of engine) files[path] = (await hashAt(folder, path)) ?? "";
  const release: Release = { version, files };
  await mkdir(dirname(join(folder, listFile)), { recursive: true });
  await writeFile(join(folder, listFile), `${JSON.stringify(release, null, 2)}\n`);
  const texts = engine.filter((path) => !/\.(?:avif|gz|jpe?g|png|webp|woff2)$/.test(path));
  const { status, stderr } = spawnSync("tar", ["-czf", originalsFile, ...texts], { cwd: folder });
  if (status !== 0) throw new Error(`tar: ${stderr.toString()}`);
  return engine.length;
}
