import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { listFile, originalsFile } from "./files.ts";
import { writeLists } from "./lists.ts";

/* A site without git, with a foreign brand, is brought from one packed version to the next. */

const packed: Record<"old" | "new", string> = { old: "", new: "" };
/** In both versions, with the real programs of an upgrade. */
const both = {
  "package.json": '{ "type": "module", "version": "1.1.0" }',
  "src/same.ts": "same\n",
  "src/fixed.ts": "a mistake\n",
  "README.md": "# Engine\n",
  "brand/content/company/index.json": '{ "name": "Example" }',
};
const engine = { ...both, "docs/old/gone.md": "of before\n" };
const later = { ...both, "src/fixed.ts": "corrected\n", "src/added.ts": "new\n", "README.md": "# Engine, newer\n" }; // prettier-ignore

beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), "versions-"));
  for (const [version, files] of [
    ["old", engine],
    ["new", later],
  ] as const) {
    // prettier-ignore
    const folder = join(dir, version, "agency-site");
    await cp("tools/upgrade", join(folder, "tools/upgrade"), { recursive: true });
    for (const [path, text] of Object.entries(files)) await write(folder, path, text);
    const paths = globSync("**/*.*", { cwd: folder, exclude: (name) => name.endsWith(".test.ts") });
    await writeLists(folder, version === "old" ? "1.1.0" : "1.2.0", paths);
    packed[version] = join(dir, `${version}.tgz`);
    spawnSync("tar", ["-czf", packed[version], "agency-site"], { cwd: join(dir, version) });
  }
  return () => rm(dir, { recursive: true });
});

/** A company's site, made from the old version. */
async function makeSite(): Promise<string> {
  const dir = folderOf({});
  spawnSync("tar", ["-xzf", packed.old, "-C", dir]);
  const site = join(dir, "agency-site");
  const own = { "brand/content/company/index.json": '{ "name": "Lumi" }', ".env": "PORT=1", "data/messages.sqlite": "mail", "notes.txt": "ours" }; // prettier-ignore
  for (const [path, text] of Object.entries(own)) await write(site, path, text);
  return site;
}

async function write(folder: string, path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

const read = (site: string, path: string) => readFile(join(site, path), "utf8");
const upgrade = (site: string, ...options: string[]) =>
  spawnSync(process.execPath, ["tools/upgrade/main.ts", packed.new, "--files-only", ...options], {
    cwd: site,
    encoding: "utf8",
  });

test("replaces the files of the list, deletes those that are gone and leaves everything else", async () => {
  const site = await makeSite();
  await write(site, "README.md", "# Lumi\n");
  const { status, stdout } = upgrade(site);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Left as you changed it: README.md\nEngine 1\.1\.0 → 1\.2\.0: 2 files/);
  expect(await read(site, "src/fixed.ts")).toBe("corrected\n");
  expect(await read(site, "src/added.ts")).toBe("new\n");
  expect(existsSync(join(site, "docs"))).toBe(false);
  expect(await read(site, "README.md")).toBe("# Lumi\n");
  expect(await read(site, "brand/content/company/index.json")).toContain("Lumi");
  for (const [path, text] of [
    [".env", "PORT=1"],
    ["data/messages.sqlite", "mail"],
    ["notes.txt", "ours"],
  ] as const)
    // prettier-ignore
    expect(await read(site, path)).toBe(text);
  // The list is the new one's: another upgrade has nothing to do.
  expect(upgrade(site).stdout).toContain("1.2.0 → 1.2.0: 0 files");
});

test("stops with a patch where somebody changed a file or put one in the way, and changes nothing", async () => {
  const site = await makeSite();
  await writeFile(join(site, "src/same.ts"), "same\nby hand\n");
  await write(site, "src/added.ts", "ours\n");
  const { status, stderr } = upgrade(site);
  expect(status).toBe(1);
  expect(stderr).toContain("Changed by hand: src/same.ts");
  expect(stderr).toContain("The new version has a file here, too: src/added.ts");
  expect(await read(site, "src/fixed.ts")).toBe("a mistake\n");
  const patch = await read(site, "upgrade-changes.patch");
  expect(patch).toMatch(
    /^--- a\/src\/same\.ts\n\+\+\+ b\/src\/same\.ts\n@@ .+ @@\n same\n\+by hand\n$/,
  );

  expect(upgrade(site, "--replace-changed").status).toBe(0);
  expect(await read(site, "src/same.ts")).toBe("same\n");
  expect(await read(site, "src/added.ts")).toBe("new\n");
  const applied = spawnSync("patch", ["-p1", "-i", "upgrade-changes.patch"], { cwd: site });
  expect(applied.status).toBe(0);
  expect(await read(site, "src/same.ts")).toBe("same\nby hand\n");
});

test("an upgrade that was interrupted begins again", async () => {
  const site = await makeSite();
  await writeFile(join(site, "src/fixed.ts"), "corrected\n");
  expect(upgrade(site).status).toBe(0);
  expect(await read(site, "src/added.ts")).toBe("new\n");
});

test("a clone, which has no list, is upgraded from the commit that it was made from", async () => {
  const site = await makeSite();
  for (const file of [listFile, originalsFile]) await rm(join(site, file));
  const git = (...args: string[]) =>
    spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.fi", ...args], { cwd: site });
  git("init", "--quiet");
  git("add", ...Object.keys(engine), "tools");
  git("commit", "--quiet", "--message", "The engine");
  const refused = upgrade(site);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain("--from");

  await writeFile(join(site, "src/same.ts"), "same\nby hand\n");
  expect(upgrade(site, "--from", "HEAD").stderr).toContain("Changed by hand: src/same.ts");
  expect(await read(site, "upgrade-changes.patch")).toContain("\n same\n+by hand\n");
  git("checkout", "--quiet", "src/same.ts");
  expect(upgrade(site, "--from", "HEAD").status).toBe(0);
  expect(await read(site, "src/fixed.ts")).toBe("corrected\n");
  expect(existsSync(join(site, "docs"))).toBe(false);
  expect(await read(site, "notes.txt")).toBe("ours");
  expect(upgrade(site).stdout).toContain("1.2.0 → 1.2.0: 0 files");
});
