import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf, tempDir } from "#server/testing/temp.ts";
import { replaceFolder } from "./site/replace-folder.ts";

test("a failed build leaves the previous one in place; a successful one replaces it", async () => {
  const dist = folderOf({
    "served/index.html": "",
    "own/messages.sqlite": "",
    "pages/.git": "",
    "pages/index.html": "",
  });
  const served = join(dist, "served");
  const failed = replaceFolder(served, async (draft) => {
    writeFileSync(join(draft, "half.html"), "");
    throw new Error("Broken link");
  });
  await expect(failed).rejects.toThrow("Broken link");
  expect(readdirSync(served)).toEqual(["index.html"]);

  await replaceFolder(served, async (draft) => writeFileSync(join(draft, "new.html"), ""));
  expect(readdirSync(served)).toEqual(["new.html"]);
  // Not the project itself, a folder of builds, messages, or a clone of pages.
  for (const folder of [join(dist, "own"), join(dist, "pages"), dist])
    await expect(replaceFolder(folder, () => Promise.resolve())).rejects.toThrow("something else");
  expect(readdirSync(dist)).toEqual(["own", "pages", "served"]);
});

test("runs from any folder and reports why the build failed", () => {
  const args = [join(import.meta.dirname, "build.ts"), "served", "2026-02-30"];
  const options = { cwd: tmpdir(), encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(process.execPath, args, options);
  expect(stderr).toContain('not "2026-02-30"');
  expect(stderr).toContain("is unchanged");
  expect(status).toBe(1);
});

test("says so when a program of it was killed", () => {
  const kill = `process.argv[1]?.endsWith("astro.mjs")&&process.kill(process.pid,"SIGKILL")`;
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(kill)}`,
  };
  const args = [join(import.meta.dirname, "build.ts")];
  const { stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  expect(stderr).toMatch(/^The build was killed, .*\nBuild failed; /);
});

test.each(["build", "check"])("waits in one folder with a build, and says so: %s", async (name) => {
  const script = `import { lockFolder } from "./tools/site/lock-folder.ts";
    lockFolder(".generated", () => {}); console.log("holds"); setInterval(() => {}, 1000);`;
  const options = { cwd: join(import.meta.dirname, "..") };
  const holder = spawn(process.execPath, ["--input-type=module", "-e", script], options);
  await once(holder.stdout, "data");
  const args = [`tools/${name}.ts`, ...(name === "build" ? ["static"] : [])];
  const env = { ...process.env, SITE_DIR: join(tempDir(), "site") };
  const waiting = spawn(process.execPath, args, { ...options, env });
  const [said] = await once(waiting.stdout, "data");
  waiting.kill("SIGKILL");
  holder.kill("SIGKILL");
  expect(String(said)).toContain("build is running in this folder");
});
