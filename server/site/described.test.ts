import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { describeBuild } from "./described.ts";
import { loadSite } from "./load.ts";

const canonical = (origin: string) => `<link rel="canonical" href="${origin}/about">`;

test("the build is named, and which of its files give another address than PUBLIC_URL", async () => {
  const siteDir = folderOf({
    "index.html": canonical("https://new.example"),
    "about.html": canonical("https://old.example"),
    "sitemap.xml": "<urlset><url><loc>https://old.example/about</loc></url></urlset>",
    "robots.txt": "User-agent: *\nSitemap: https://old.example/sitemap.xml\n",
    "b.js": `const page = '${canonical("https://old.example")}'`,
  });
  const settings = { siteDir, buildsDir: undefined, siteOrigins: [] };
  const described = async (publicUrl: string | undefined, siteOrigins: string[] = []) =>
    describeBuild(await loadSite(siteDir), { ...settings, publicUrl, siteOrigins });
  const { is, odd } = await described("https://new.example");
  expect(is).toContain(`${siteDir}, built 20`);
  expect(odd).toEqual([
    expect.stringMatching(
      /^\/\S+ and 2 more give https:\/\/old\.example as their address, and PUBLIC_URL is https:\/\/new\.example: /,
    ),
  ]);
  expect((await described(undefined)).odd).toEqual([]);
  expect((await described("https://new.example", ["https://old.example"])).odd).toEqual([]);
});

test("a build that is newer than the editor's, which is served, is told", async () => {
  const siteDir = folderOf({ "index.html": "newer" });
  const buildsDir = folderOf({});
  mkdirSync(join(buildsDir, "a"));
  writeFileSync(join(buildsDir, "a/index.html"), "live");
  symlinkSync("a", join(buildsDir, "live"));
  const settings = { siteDir, buildsDir, publicUrl: undefined, siteOrigins: [] };
  const site = await loadSite(join(buildsDir, "live"));
  const hour = new Date(Date.now() - 3_600_000);
  utimesSync(join(buildsDir, "a/index.html"), hour, hour);
  const { is, odd } = describeBuild(site, settings);
  expect(is).toContain(join(buildsDir, "a"));
  expect(odd).toEqual([`${siteDir} has a newer one: publish in the editor.`]);
  utimesSync(join(siteDir, "index.html"), hour, hour);
  expect(describeBuild(site, settings).odd).toEqual([]);
});
