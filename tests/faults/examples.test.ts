/*
 * Proves that Caddy and systemd accept the files in hosting/, with their own config checks, and that the files which
 * docs/hosting.md shows can be read. `npm run test:long` installs missing programs where it may; those still missing are skipped.
 */
import { execFile } from "node:child_process";
import { cpSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv, promisify } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "#server/served-environment.ts";
import { tempDir } from "#server/testing/temp.ts";
import { findProgram, type Program } from "#tools/browsers.ts";

const run = promisify(execFile);
const read = (file: string) => readFileSync(join(projectRoot, "hosting", file), "utf8");

const checks: [Program, (path: string, dir: string) => Promise<unknown>][] = [
  [
    "caddy",
    (caddy, dir) =>
      run(caddy, ["adapt", "--validate", "--config", join(projectRoot, "hosting/Caddyfile")], {
        env: { HOME: dir, DOMAIN: "www.company.example" },
      }),
  ],
  [
    "systemd",
    async (systemd, dir) => {
      // With their socket and drop-in. The real program exists only after installation.
      cpSync(join(projectRoot, "hosting"), dir, { recursive: true });
      const units = globSync("*.service", { cwd: join(projectRoot, "hosting") });
      for (const name of units) {
        const unit = read(name).replaceAll(/^ExecStart=\S+/gm, "ExecStart=/bin/true");
        // A core file would hold what visitors sent.
        expect(unit).toMatch(/^LimitCORE=0$/m);
        writeFileSync(join(dir, name), unit);
        const { stderr } = await run(systemd, ["verify", join(dir, name)]);
        // `verify` only warns about unknown settings and still exits with 0.
        expect(stderr.split("\n").filter((line) => line.includes(dir))).toEqual([]);
      }
      return units;
    },
  ],
];

for (const [program, check] of checks) {
  const path = findProgram(program);
  test.runIf(path)(`${program} accepts its file`, async () => {
    await expect(check(path ?? "", tempDir())).resolves.toBeDefined();
  });
}

const snippets = (language: string) => [
  ...readFileSync(join(projectRoot, "docs/hosting.md"), "utf8").matchAll(
    new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"),
  ),
];

test("the YAML and JSON of docs/hosting.md can be read", () => {
  const files = [...snippets("yaml"), ...snippets("json")].map(([, text = ""]) => text);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect(parse(file)).toBeInstanceOf(Object);
});

test("its first commands for Docker Compose write settings that only their owner reads", async () => {
  const [, commands = ""] = snippets("").find(([, text]) => text?.startsWith("printf")) ?? [];
  const dir = tempDir();
  const [write = "", protect = ""] = commands.split("\n");
  await run("sh", ["-c", `${write}\n${protect}`], { cwd: dir });
  const settings = parseEnv(readFileSync(join(dir, ".env"), "utf8"));
  expect(Object.keys(settings)).toEqual(["DOMAIN", "MAIL_TO", "SMTP_URL"]);
  expect(statSync(join(dir, ".env")).mode & 0o777).toBe(0o600);
});
