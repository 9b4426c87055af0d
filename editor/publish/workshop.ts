import { spawn } from "node:child_process";
import { cp, mkdir, readdir, realpath, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

/*
 * Builds run in a copy of the project: they write into its root, where Astro's development server works at the same
 * time, and nothing that is saved or installed meanwhile gets in.
 */

/** What a build does not need. The brand is copied by itself. */
const left =
  /^(?:node_modules|\.git|dist|build|data|brand|\.astro|\.generated|tests|docs|shots|hosting|test-results|playwright-report)$/;

/** Whether a file or folder of the project is copied for a build. */
export const isForBuilds = (name: string): boolean => !left.test(name);

type WorkshopOptions = {
  /** Of the project; absolute. */
  engine: string;
  /** Relative to the working directory, and to the copy. */
  brandFolder: string;
  /** A folder with the entries to build. */
  entries: string;
  /** For the copy; does not exist yet. */
  folder: string;
  /** Kept from build to build: converted pictures. */
  cache: string;
};

export async function makeWorkshop(options: WorkshopOptions): Promise<void> {
  const { engine, brandFolder, entries, folder, cache } = options;
  await mkdir(folder, { recursive: true });
  const isElse = (file: string) => resolve(file) !== resolve(brandFolder);
  for (const name of await readdir(engine))
    if (isForBuilds(name))
      await cp(join(engine, name), join(folder, name), { recursive: true, filter: isElse });
  // Of a link its files: entries that are written into a copy of the link would be written into the brand.
  const brand = await realpath(resolve(brandFolder));
  const apart = [join(brand, "content"), join(brand, "artwork")];
  await cp(brand, join(folder, brandFolder), {
    recursive: true,
    filter: (file) => !apart.includes(file),
  });
  await cp(entries, join(folder, brandFolder, "content"), { recursive: true });
  // Astro's configuration is loaded with the names of package.json, which know no other folder.
  if (brandFolder !== "brand") await symlink(brandFolder, join(folder, "brand"));
  await linkPackages(join(engine, "node_modules"), join(folder, "node_modules"));
  await mkdir(cache, { recursive: true });
  await symlink(cache, join(folder, "node_modules/.astro"));
}

/** One by one: what programs write into node_modules stays in the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from))
    if (!name.startsWith(".")) await symlink(join(from, name), join(to, name));
}

type BuildOptions = {
  workshop: string;
  brandFolder: string;
  mode: "served" | "static";
  /** As of which day; 2026-11-21. */
  day: string;
  /** Where the build appears when it is complete. */
  site: string;
};

/** Builds at low priority. @returns what it said, if it failed */
export async function build(options: BuildOptions): Promise<string | undefined> {
  const { workshop, brandFolder, mode, day, site } = options;
  // LAST_READ is the editor's own: a build reads nothing but the copy.
  const env = {
    ...process.env,
    BRAND_DIR: brandFolder,
    SITE_DIR: site,
    LAST_READ: "",
  };
  const args = ["-n", "5", process.execPath, "tools/build.ts", mode, day];
  const child = spawn("nice", args, { cwd: workshop, env, stdio: ["ignore", "pipe", "pipe"] });
  const kill = () => child.kill();
  process.once("exit", kill);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (said = (said + text.toString()).slice(-100_000)));
  const code = await new Promise<number | null>((done) => {
    child.on("error", (error) => {
      said += error.message;
      done(1);
    });
    child.on("close", done);
  });
  process.off("exit", kill);
  return code === 0 ? undefined : said;
}

/** Deletes a workshop. The cache, to which it only links, stays. */
export const clear = (folder: string) => rm(folder, { recursive: true, force: true });
