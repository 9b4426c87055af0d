/*
 * Proves that nginx, Caddy and systemd accept the files in hosting/, with their own config checks.
 * `npm run test:long` installs missing programs where it may; those still missing are skipped.
 */
import { execFile } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "#server/served-environment.ts";
import { tempDir } from "#server/testing/temp.ts";
import { findProgram, type Program } from "#tools/browsers.ts";

const run = promisify(execFile);
const read = (file: string) => readFileSync(join(projectRoot, "hosting", file), "utf8");

const checks: [Program, (path: string, dir: string) => Promise<unknown>][] = [
  [
    "nginx",
    async (nginx, dir) => {
      const subject = ["-subj", "/CN=www.company.example"];
      const [key, certificate] = [join(dir, "key"), join(dir, "pem")];
      const files = ["-keyout", key, "-out", certificate];
      const kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"];
      await run("openssl", ["req", ...kind, ...files, ...subject]);
      const site = read("nginx.conf")
        .replace(/\/etc\/ssl\/\S+\.pem/, certificate)
        .replace(/\/etc\/ssl\/\S+\.key/, key);
      const config = `pid ${dir}/pid; error_log stderr; events {} http { ${site} }`;
      writeFileSync(join(dir, "nginx.conf"), config);
      return run(nginx, ["-t", "-c", join(dir, "nginx.conf")]);
    },
  ],
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
      // The real program exists only after installation.
      const units = globSync("*.service", { cwd: join(projectRoot, "hosting") });
      for (const name of units) {
        const unit = read(name).replaceAll(/^ExecStart=\S+/gm, "ExecStart=/bin/true");
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
