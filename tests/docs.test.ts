import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parseArguments } from "#server/cli/args.ts";
import { commands } from "#server/cli/commands.ts";
import { readSettings } from "#server/settings.ts";
import packageJson from "#package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");
const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md", { cwd: root })];

// Up to a placeholder, as in `tests/<name>`. What is below brand/ may be missing in a company.
const inRooms =
  /(?<![\w./-])(?:\.ci|contract|docs|editor|findings|hosting|server|src|tests|tools)\/(?:[\w.-]+\/)*(?:[\w.-]*\w(?![\w<{*]))?/g;
const modules = /(?<=`)(?!brand\/)(?:[\w.-]+\/)+[\w.-]+\.(?:astro|css|tsx?)(?=`)/g;
/** Not the number of a figure in an article. */
const links = /(?<=\]\()(?!\w+:|\d+\))[^)#]+/g;

test("paths and links of the documents lead to files", () => {
  const missing = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), "utf8");
    const paths = [...(text.match(inRooms) ?? []), ...(text.match(modules) ?? [])];
    const linked = (text.match(links) ?? []).map((link) => join(dirname(document), link));
    return [...paths, ...linked]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${document}: ${path}`);
  });
  expect(documents.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

const running = readFileSync(join(root, "docs/running.md"), "utf8");
const blocks = running.match(/(?<=^```\n)[^`]+(?=^```)/gm) ?? [];

test("the settings to copy are valid together, and systemd reads them as Node does", () => {
  const [settings = ""] = blocks;
  const lines = settings.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  // docs/operating.md, Settings files; systemd takes a # behind a value for a part of it.
  for (const line of lines) expect(line).toMatch(/^[A-Z_]+=(?:[^\s'"#\\$`]+|'[^']+')$/);
  expect(lines.length).toBeLessThan(16);
  const { dataDir, backupDir, mail } = readSettings(parseEnv(settings));
  expect([dataDir, mail?.replies]).toEqual(["/var/lib/agency-site", true]);
  const unit = readFileSync(join(root, "hosting/agency-site.service"), "utf8");
  expect(unit).toContain(`StateDirectory=${dataDir.replace("/var/lib/", "")}\n`);
  const dropIn = readFileSync(join(root, "hosting/agency-site.service.d/backups.conf"), "utf8");
  expect(dropIn).toContain(`ReadWritePaths=-${backupDir}\n`);
});

test("the commands to copy are there, with these arguments", () => {
  const called = [...blocks.join("").matchAll(/npm run (\S+)(?: --)?((?: (?!&&|#)\S+)*)/g)];
  expect(called.length).toBeGreaterThan(10);
  for (const [, name = "", more = ""] of called) {
    expect(Object.keys(packageJson.scripts)).toContain(name);
    if (name === "inbox") parseArguments(more.trim().split(" ").filter(Boolean), commands);
  }
});
