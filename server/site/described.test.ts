import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { describeBuild } from "./described.ts";
import { loadSite } from "./load.ts";

test("a build that is newer than the editor's, which is served, is told", async () => {
  const siteDir = folderOf({ "index.html": "newer" });
  const buildsDir = folderOf({});
  mkdirSync(join(buildsDir, "a"));
  writeFileSync(join(buildsDir, "a/index.html"), "live");
  symlinkSync("a", join(buildsDir, "live"));
  const settings = { siteDir, buildsDir };
  const site = await loadSite(join(buildsDir, "live"));
  const hour = new Date(Date.now() - 3_600_000);
  utimesSync(join(buildsDir, "a/index.html"), hour, hour);
  const { isOld, text } = describeBuild(site, settings);
  expect(isOld).toBe(true);
  expect(text).toContain(`${join(buildsDir, "a")}, built 20`);
  expect(text).toContain(` ${siteDir} is newer: publish in the editor.`);
  utimesSync(join(siteDir, "index.html"), hour, hour);
  expect(describeBuild(site, settings).isOld).toBe(false);
});
