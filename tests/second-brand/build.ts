import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import {
  cp,
  glob,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { parse, stringify } from "yaml";

const run = promisify(execFile);
const here = import.meta.dirname;
const root = join(here, "../..");

/** Not needed by a build, or generated. */
const excluded = new Set(
  ".git .astro .generated data dist docs node_modules playwright-report shots test-results tests"
    .split(" ")
    .map((name) => join(root, name)),
);

/** Kinds of entries that the second brand replaces completely. */
const replaced = "apps jobs people projects services technologies testimonials".split(" ");

/**
 * Follows docs/make-it-yours.md with the entries of this folder, in a copy of the project.
 * @returns the copy's path; the caller deletes it
 */
export async function makeSecondBrand(): Promise<string> {
  const copy = await copyProject();
  await removeFirstBrand(join(copy, "brand"));
  for await (const file of glob("**/*.*", { cwd: join(here, "content") }))
    await applyEntry(join(copy, "brand/content", file), join(here, "content", file));
  return copy;
}

/** A copy of the project that runs by itself. @returns its path; the caller deletes it */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "project-copy-"));
  await cp(root, copy, { recursive: true, filter: (file) => !excluded.has(file) });
  await linkPackages(copy);
  return copy;
}

/** Builds a copy's site into its dist/served. */
export async function build(copy: string): Promise<void> {
  const args = ["tools/build.ts", "served", "2026-11-21"];
  await run(process.execPath, args, { cwd: copy, maxBuffer: 10e6 });
}

/** Links packages one by one, so that caches which tools write to node_modules stay in the copy. */
async function linkPackages(copy: string) {
  await mkdir(join(copy, "node_modules"));
  for (const name of await readdir(join(root, "node_modules")))
    if (!name.startsWith("."))
      await symlink(join(root, "node_modules", name), join(copy, "node_modules", name));
}

/** Deletes the first brand's entries and the pictures named after them. */
async function removeFirstBrand(src: string) {
  for (const kind of replaced)
    for (const slug of await readdir(join(src, "content", kind))) {
      if (existsSync(join(here, "content", kind, slug))) continue;
      await rm(join(src, "content", kind, slug), { recursive: true });
      for await (const file of glob(`assets/${kind}/${slug}{.,-}*`, { cwd: src }))
        await rm(join(src, file));
    }
}

/** Merges into an existing entry, which keeps the fields that the second brand does not set. */
async function applyEntry(file: string, by: string) {
  await mkdir(dirname(file), { recursive: true });
  if (!file.endsWith(".yaml") || !existsSync(file)) return cp(by, file);
  const [entry, changes] = await Promise.all([file, by].map((it) => readFile(it, "utf8")));
  return writeFile(file, stringify(merged(parse(entry ?? ""), parse(changes ?? ""))));
}

function merged(entry: unknown, changes: unknown): unknown {
  if (!isObject(entry) || !isObject(changes)) return changes;
  const changed = Object.entries(changes).map(([key, it]) => [key, merged(entry[key], it)]);
  return { ...entry, ...Object.fromEntries(changed) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
