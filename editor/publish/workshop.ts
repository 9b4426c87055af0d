import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { cp, mkdir, readdir, realpath, rm, symlink } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { saidByFailed } from "./run-program.ts";

/*
 * Builds run in a copy of the project: they write into its root, where Astro's development server works at the same
 * time, and nothing that is saved or installed meanwhile gets in.
 */

/** What a build does not need, also the passwords of those who edit. The brand is copied by itself. */
const left =
  /^(?:edit-people\.json|node_modules|\.git|dist|build|data|brand|\.astro|\.generated|tests|docs|findings|shots|hosting|test-results|playwright-report)$/;

/** Whether a file or folder of the project is copied for a build. */
const isForBuilds = (name: string): boolean => !left.test(name);

/** Copied, too, but in no page. */
const unseen = /^(?:editor|server|artwork)$|\.test\.tsx?$/;

/**
 * What the pages of a build are made with, besides entries: another one after an upgrade, or a new drawing.
 * Files are read again only if one of them has another stamp.
 * @param engine the project's folder @param brandFolder with the brand's own parts; relative to the working directory
 */
export function engineVersion(engine: string, brandFolder: string): () => string {
  let last = { stamps: "", version: "" };
  return () => {
    const files = [
      ...filesIn(engine, isForBuilds),
      ...filesIn(resolve(brandFolder), (name) => name !== "content"),
    ];
    const stamps = files.map(stampOf).join("\n");
    if (stamps !== last.stamps) last = { stamps, version: hashOf(files) };
    return last.version;
  };
}

/** @returns absolute paths, always in the same order */
function filesIn(folder: string, isMeant: (name: string) => boolean): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isMeant(name) && !unseen.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((it) => {
      const path = join(folder, it.name);
      if (it.isDirectory()) return filesIn(path, () => true);
      return it.isFile() ? [path] : [];
    });
}

/** ctime, too: a file that is put in another's place may bring its times along. */
function stampOf(file: string): string {
  const { ino, size, mtimeMs, ctimeMs } = statSync(file);
  return [file, ino, size, mtimeMs, ctimeMs].join();
}

function hashOf(files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(basename(file)).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

type Options = {
  /** Of the project; absolute. */
  engine: string;
  /** Relative to the working directory, and to the copy. */
  brandFolder: string;
  /** A folder with the entries to build. */
  entries: string;
  /** For the copy; does not exist yet, and does not afterwards. */
  workshop: string;
  /** Kept from build to build: converted pictures. */
  cache: string;
  mode: "served" | "static";
  /** As of which day; 2026-11-21. */
  day: string;
  /** Where the build appears when it is complete. */
  site: string;
};

/** Builds at low priority. @returns what it said, if it failed */
export async function buildSite(options: Options): Promise<string | undefined> {
  const { workshop, brandFolder, mode, day, site } = options;
  try {
    await makeWorkshop(options);
    const env = { ...process.env, BRAND_DIR: brandFolder, SITE_DIR: site };
    const args = ["-n", "5", process.execPath, "tools/build.ts", mode, day];
    return await saidByFailed("nice", args, { cwd: workshop, env });
  } finally {
    // The cache, to which it only links, stays.
    await rm(workshop, { recursive: true, force: true });
  }
}

/** A copy of the project with the entries of a version. */
export async function makeWorkshop(options: Omit<Options, "mode" | "day" | "site">): Promise<void> {
  const { engine, brandFolder, entries, workshop, cache } = options;
  await mkdir(workshop, { recursive: true });
  const isElse = (file: string) => resolve(file) !== resolve(brandFolder);
  for (const name of await readdir(engine))
    if (isForBuilds(name))
      await cp(join(engine, name), join(workshop, name), { recursive: true, filter: isElse });
  // Of a link its files: entries that are written into a copy of the link would be written into the brand.
  const brand = await realpath(resolve(brandFolder));
  const filter = (file: string) => file !== join(brand, "content");
  await cp(brand, join(workshop, brandFolder), { recursive: true, filter });
  await cp(entries, join(workshop, brandFolder, "content"), { recursive: true });
  // Astro's configuration is loaded with the names of package.json, which know no other folder.
  if (brandFolder !== "brand") await symlink(brandFolder, join(workshop, "brand"));
  // Packages one by one: what programs write into node_modules stays in the copy.
  const packages = join(workshop, "node_modules");
  await mkdir(packages);
  for (const name of await readdir(join(engine, "node_modules")))
    if (!name.startsWith("."))
      await symlink(join(engine, "node_modules", name), join(packages, name));
  await mkdir(cache, { recursive: true });
  await symlink(cache, join(packages, ".astro"));
}
