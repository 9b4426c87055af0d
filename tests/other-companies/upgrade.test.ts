import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";

/** The commit that release 1.2.0 was packed from. A clone with its history has it. */
const release = "6619b782";

/** Without what npm tells programs: its settings for this version of the project are not those of the others. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith("npm_")),
);

/** @throws with what a failed program wrote */
const run = (cwd: string, command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { cwd, env, maxBuffer: 50e6 }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => {
      throw new Error([command, ...args, error.stdout, error.stderr].join("\n"));
    },
  );

/** A clone of this project with its packages. @param commit checked out instead of the newest */
async function clone(folder: string, commit?: string): Promise<void> {
  await run(".", "git", "clone", "-q", ".", folder);
  if (commit !== undefined) await run(folder, "git", "checkout", "-q", commit);
  await run(folder, "npm", "ci");
}

test("a company's site made with release 1.2.0 is upgraded to this version", async () => {
  const dir = folderOf({});
  const [before, now, site] = [join(dir, "before"), join(dir, "now"), join(dir, "agency-site")];
  await clone(before, release);
  await run(before, "npx", "node", "tools/upgrade/pack.ts", dir);
  await run(dir, "tar", "-xzf", "agency-site-1.2.0.tgz");
  await rm(join(site, "brand"), { recursive: true });
  await run(site, "npm", "ci");
  const answers = "--name Lumi --language fi --city Tampere --country FI".split(" ");
  const colors = ["--colors", "#0a5c8a #b3402a"];
  await run(site, "npx", "node", "tools/new-brand/main.ts", "brand", ...answers, ...colors);

  await clone(now);
  await run(now, "npx", "node", "tools/upgrade/pack.ts", "--trial", dir);
  const { version } = JSON.parse(await readFile(join(now, "package.json"), "utf8"));
  const tarball = join(dir, `agency-site-${version}.tgz`);
  const said = await run(site, "npm", "run", "upgrade", "--", tarball);
  expect(said).toMatch(/^Upgraded\..*content\/pages\/privacy\/index\.yaml/ms);
  await run(site, "npm", "test", "--", "mine");
  const home = await readFile(join(site, "dist/served/index.html"), "utf8");
  expect(home).toContain('<html lang="fi"');
  expect(home).toContain("Lumi");
});
