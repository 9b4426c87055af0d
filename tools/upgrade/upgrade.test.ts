import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { listFile, originalsFile } from "./files.ts";
import { writeLists } from "./lists.ts";

/* A site without git, with a foreign brand, is brought from one packed version to the next. npm and npx are replaced. */

const json = (value: unknown) => JSON.stringify(value);
const lock = (versions: Record<string, string>) =>
  json({
    packages: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        `node_modules/${name}`,
        { version, integrity: `hash of ${version}` },
      ]),
    ),
  });

const packed: Record<"old" | "new", string> = { old: "", new: "" };
const asModule = {
  type: "module",
  imports: { "#server/*": "./server/*", "#package.json": "./package.json" },
};
/** In both versions, with the real programs of an upgrade. */
const both = {
  "package.json": json({ ...asModule, dependencies: { mailer: "10.6.0", router: "4.13.0" } }),
  "package-lock.json": lock({
    mailer: "10.6.0",
    router: "4.13.0",
    "router/node_modules/dot": "2.0.1",
  }),
  "src/same.ts": "same\n",
  "src/fixed.ts": "a mistake\n",
  "README.md": "# Engine\n",
  "CHANGELOG.md":
    "# New\n\n## [1.2.0]\n\n### After the upgrade\n\n- Read it:\n  all.\n- Then\n\n### Added\n\n- More\n\n## [1.1.0]\n\n### After the upgrade\n\n- Done\n",
  "brand/content/company/index.json": '{ "name": "Example" }',
};
const engine = { ...both, "docs/old/gone.md": "of before\n" };
const later = {
  ...both,
  "package.json": json({ ...asModule, dependencies: { mailer: "10.6.1", router: "4.13.19" } }),
  "package-lock.json": lock({ mailer: "10.6.1", router: "4.13.19", dot: "2.0.2" }),
  "src/fixed.ts": "corrected\n".repeat(5000),
  "src/added.ts": "new\n",
  "README.md": "# Engine, newer\n",
};

beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), "versions-"));
  for (const [version, files] of [
    ["old", engine],
    ["new", later],
  ] as const) {
    // prettier-ignore
    const folder = join(dir, version, "agency-site");
    for (const path of [
      "tools/upgrade",
      "server/inbox",
      "server/served-environment.ts",
      "server/setting-error.ts",
      "server/write-whole.ts",
      "server/with-usage.ts",
    ])
      await cp(path, join(folder, path), { recursive: true });
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
const readPackages = async (site: string) => {
  const { dependencies } = JSON.parse(await read(site, "package.json"));
  const { packages } = JSON.parse(await read(site, "package-lock.json")) as { packages: object };
  const locked = Object.entries(packages).map(([path, { version }]) => [path.slice(13), version]);
  return { dependencies, locked: Object.fromEntries(locked) };
};

/** What an upgrade asked of npm and npx. A command fails while there is a file `fails` with its first word. */
const asked = (site: string) => read(site, "asked").catch(() => "");
const commands = `#!/bin/sh\necho "\${0##*/} $*" >> asked\n! grep -qx "$1" fails 2>/dev/null\n`;
const upgrade = (site: string, ...options: string[]) =>
  upgradeFrom(packed.new, "", site, ...options);

/** @param limit shell commands that run before it */
function upgradeFrom(release: string, limit: string, site: string, ...options: string[]) {
  const bin = folderOf({ npm: commands, npx: commands });
  const env = { ...process.env, PATH: `${bin}:${process.env["PATH"]}` };
  const program = [process.execPath, "tools/upgrade/main.ts", release, ...options];
  const shell = ["-c", `chmod +x ${bin}/*; ${limit} exec "$@"`, "sh", ...program];
  return spawnSync("/bin/sh", shell, { cwd: site, env, encoding: "utf8" });
}

test("a site whose messages no step leads from is left as it is, and reads what to do", async () => {
  const site = await makeSite();
  await write(site, ".env", "DATA_DIR=kept");
  await mkdir(join(site, "kept"));
  using store = new DatabaseSync(join(site, "kept/messages.sqlite"));
  store.exec("PRAGMA journal_mode = WAL; CREATE TABLE entries (a); PRAGMA user_version = 3");
  const { status, stderr } = upgrade(site);
  expect([status, stderr]).toEqual([
    1,
    `Nothing was upgraded. In ${join(site, "kept")} the store (number 3) is of a version before 1.2.0; start version 1.2.0 once, which brings it to number 4, and then this one.\n`,
  ]);
  expect(await read(site, "src/fixed.ts")).toBe(both["src/fixed.ts"]);
  store.exec("PRAGMA user_version = 4");
  expect(upgrade(site).status).toBe(0);
});

test("replaces the files of the list, deletes those that are gone and leaves everything else", async () => {
  const site = await makeSite();
  await write(site, "README.md", "# Lumi\n");
  const { status, stdout } = upgrade(site);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Left as you changed it: README.md\nEngine 1\.1\.0 → 1\.2\.0: 2 files/);
  expect(await read(site, "src/fixed.ts")).toBe(later["src/fixed.ts"]);
  expect(await read(site, "src/added.ts")).toBe("new\n");
  expect(existsSync(join(site, "docs"))).toBe(false);
  expect(await asked(site)).toBe(
    "npm ci\nnpx node tools/upgrade/steps.ts 1.1.0\nnpm run build served\n",
  );
  const { dependencies, locked } = await readPackages(site);
  expect(dependencies).toEqual({ mailer: "10.6.1", router: "4.13.19" });
  expect(locked).toEqual({ mailer: "10.6.1", router: "4.13.19", dot: "2.0.2" });
  expect(await read(site, "README.md")).toBe("# Lumi\n");
  expect(await read(site, "brand/content/company/index.json")).toContain("Lumi");
  for (const [path, text] of [
    [".env", "PORT=1"],
    ["data/messages.sqlite", "mail"],
    ["notes.txt", "ours"],
  ] as const)
    // prettier-ignore
    expect(await read(site, path)).toBe(text);
  expect(stdout).toMatch(/left for you.*:\n\n- Read it:\n {2}all\.\n- Then\n$/);
  // The list is the new one's: another upgrade has nothing to do.
  const again = upgrade(site).stdout;
  expect(again).toContain("1.2.0 → 1.2.0: 0 files");
  expect(again).not.toContain("left for you");
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
  const applied = spawnSync("git", ["apply", "--reject", "upgrade-changes.patch"], { cwd: site });
  expect(applied.status).toBe(0);
  expect(await read(site, "src/same.ts")).toBe("same\nby hand\n");
});

test.each(["ci", "node"])(
  "an upgrade that ended in %s does what is left when it is run again, the content steps included",
  async (command) => {
    const site = await makeSite();
    await write(site, "fails", command);
    const failed = upgrade(site);
    expect(failed.status).toBe(1);
    expect(failed.stderr).toContain("run the same upgrade again");
    await rm(join(site, "fails"));
    await rm(join(site, "asked"));
    expect(upgrade(site).status).toBe(0);
    expect(await asked(site)).toBe(
      "npm ci\nnpx node tools/upgrade/steps.ts 1.1.0\nnpm run build served\n",
    );
    await rm(join(site, "asked"));
    upgrade(site);
    expect(await asked(site)).toContain("steps.ts 1.2.0");
  },
);

test("an upgrade that ended in the middle of a file can be run again", async () => {
  const site = await makeSite();
  const release = join(folderOf({}), "agency-site");
  spawnSync("tar", ["-xf", packed.new, "-C", dirname(release)]);
  // A file of its size cannot be written, as on a full disk.
  expect(upgradeFrom(release, "ulimit -f 40;", site).status).not.toBe(0);
  expect(await read(site, "src/fixed.ts")).toBe("a mistake\n");
  const again = upgrade(site);
  expect(again.stderr).toBe("");
  expect(await read(site, "src/fixed.ts")).toBe(later["src/fixed.ts"]);
  expect(globSync("**/.unfinished-*", { cwd: site })).toEqual([]);
});

test("packages that a site has newer, or further ones, stay, and npm makes the lock anew", async () => {
  const site = await makeSite();
  const own = { mailer: "10.7.0", router: "4.13.0", charts: "1.0.0" };
  const allowScripts = { charts: false }; // without a judgment npm stops
  await write(site, "package.json", json({ ...asModule, dependencies: own, allowScripts }));
  await write(site, "package-lock.json", lock({ ...own, "router/node_modules/dot": "2.1.0" }));
  const { status, stderr } = upgrade(site);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const kept = { mailer: "10.7.0", router: "4.13.19", charts: "1.0.0" };
  const { dependencies, locked } = await readPackages(site);
  expect(dependencies).toEqual(kept);
  // What is still missing in it is npm's part. The fix of a package's own package stays.
  expect(locked).toEqual({ mailer: "10.7.0", router: "4.13.19", dot: "2.1.0" });
  expect(await read(site, "package-lock.json")).toContain("hash of 10.7.0");
  const beginning = "npm install --package-lock-only --ignore-scripts\nnpm ci\n";
  expect(await asked(site)).toMatch(new RegExp(`^${beginning}`));
  // Again, as after an interruption.
  expect(upgrade(site).stderr).toBe("");
  expect((await readPackages(site)).dependencies).toEqual(kept);
  expect(JSON.parse(await read(site, "package.json"))).toMatchObject({ allowScripts });
});

test("a script of package.json that somebody changed stops it, and a newer package stays even if it is replaced", async () => {
  const site = await makeSite();
  const own = { scripts: { start: "ours" }, dependencies: { mailer: "10.7.0", router: "4.13.0" } };
  await write(site, "package.json", json({ ...asModule, ...own }));
  const { status, stderr } = upgrade(site);
  expect(status).toBe(1);
  expect(stderr).toContain("Changed by hand: package.json");
  expect(await read(site, "upgrade-changes.patch")).toContain("ours");
  expect(upgrade(site, "--replace-changed").status).toBe(0);
  expect(JSON.parse(await read(site, "package.json"))).toEqual({
    ...asModule,
    dependencies: { mailer: "10.7.0", router: "4.13.19" },
  });
});

test("a release that a browser has unzipped to a .tar is read", async () => {
  const site = await makeSite();
  const tar = join(folderOf({}), "agency-site-1.2.0.tar");
  spawnSync("sh", ["-c", `gunzip -c ${packed.new} > ${tar}`]);
  const program = ["tools/upgrade/main.ts", tar, "--from", packed.old];
  await write(site, "src/same.ts", "by hand\n");
  const { stderr } = spawnSync(process.execPath, program, { cwd: site, encoding: "utf8" });
  expect(stderr).toContain("Changed by hand: src/same.ts");
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
  expect(await read(site, "src/fixed.ts")).toBe(later["src/fixed.ts"]);
  expect(existsSync(join(site, "docs"))).toBe(false);
  expect(await read(site, "notes.txt")).toBe("ours");
  expect(upgrade(site).stdout).toContain("1.2.0 → 1.2.0: 0 files");
});
