/* What docs/operating.md says about settings files, by their readers: Node, and systemd's, which reads environment.d as it reads EnvironmentFile. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { tempDir } from "#server/testing/temp.ts";

const systemd = "/usr/lib/systemd/user-environment-generators/30-systemd-environment-d-generator";
const isReady = existsSync(systemd);
if (!isReady && process.env["CI"] === "true") throw new Error("systemd is needed.");

/** What systemd reads. It writes shell's quotes, and what has none as it is. */
function bySystemd(line: string): string {
  const dir = tempDir();
  mkdirSync(join(dir, "environment.d"));
  writeFileSync(join(dir, "environment.d/a.conf"), `${line}\n`);
  const env = { XDG_CONFIG_HOME: dir };
  const out = execFileSync(systemd, { env, encoding: "utf8" });
  const written = /^A=(.*)$/m.exec(out)?.[1] ?? "";
  return /^"(.*)"$/.exec(written)?.[1]?.replaceAll(/\\([\\"`$])/g, "$1") ?? written;
}
const byNode = (line: string) => parseEnv(`${line}\n`)["A"] ?? "";

test.runIf(isReady).for<[line: string, value: string]>([
  ["A=smtps://a%23b@mail.example.com:465?a=b&c=d", "smtps://a%23b@mail.example.com:465?a=b&c=d"],
  [
    "A=The office <office@example.com>, (b@example.com); c",
    "The office <office@example.com>, (b@example.com); c",
  ],
  [String.raw`A='ab#cd\e"f'`, String.raw`ab#cd\e"f`],
  ["A='a ` b '", "a ` b "],
  ["A=''", ""],
])("%s is read alike", ([line, value]) => {
  expect([byNode(line), bySystemd(line)]).toEqual([value, value]);
});

test.runIf(isReady).for([String.raw`A=ab#cd`, String.raw`A=a\b`, String.raw`A="a\\b"`])(
  "%s is not",
  (line) => {
    expect(byNode(line)).not.toBe(bySystemd(line));
  },
);
