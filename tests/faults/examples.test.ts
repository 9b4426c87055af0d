/*
 * Proves that the examples in docs/operating.md are what nginx, Caddy and systemd take: their own checks
 * are run over them. `npm run long` installs what is missing where it may; what is not there is left out.
 */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectRoot } from "../../server/settings-values.ts";
import { tempDir } from "../../server/testing/temp.ts";
import { findProgram, type Program } from "../../tools/browsers.ts";

const run = promisify(execFile);
const manual = readFileSync(join(projectRoot, "docs/operating.md"), "utf8");

/** The first block of code that holds some words. */
function example(words: string): string {
  const blocks = [...manual.matchAll(/^```\w*\n([^`]*)^```$/gm)].map(([, block = ""]) => block);
  const found = blocks.find((block) => block.includes(words));
  if (found === undefined) throw new Error(`The manual has no example with "${words}".`);
  return found;
}

const checks: [Program, (path: string, dir: string) => Promise<unknown>][] = [
  [
    "nginx",
    async (nginx, dir) => {
      const subject = ["-subj", "/CN=www.thirteengates.example"];
      const [key, certificate] = [join(dir, "key"), join(dir, "pem")];
      const files = ["-keyout", key, "-out", certificate];
      const kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"];
      await run("openssl", ["req", ...kind, ...files, ...subject]);
      const site = example("upstream gates")
        .replace(/\/etc\/ssl\/\S+\.pem/, certificate)
        .replace(/\/etc\/ssl\/\S+\.key/, key);
      const config = `pid ${dir}/pid; error_log stderr; events {} http { ${site} }`;
      writeFileSync(join(dir, "nginx.conf"), config);
      return run(nginx, ["-t", "-c", join(dir, "nginx.conf")]);
    },
  ],
  [
    "caddy",
    async (caddy, dir) => {
      writeFileSync(join(dir, "Caddyfile"), example("reverse_proxy"));
      return run(caddy, ["adapt", "--validate", "--config", join(dir, "Caddyfile")], {
        env: { HOME: dir },
      });
    },
  ],
  [
    "systemd",
    async (systemd, dir) => {
      // The program is there after the site has been put in its place.
      const unit = example("ExecStart=/srv/thirteen-gates/").replaceAll(
        /^ExecStart=\S+/gm,
        "ExecStart=/bin/true",
      );
      writeFileSync(join(dir, "thirteen-gates.service"), unit);
      const { stderr } = await run(systemd, ["verify", join(dir, "thirteen-gates.service")]);
      // It says what it does not know and succeeds.
      expect(stderr.split("\n").filter((line) => line.includes(dir))).toEqual([]);
      return stderr;
    },
  ],
];

for (const [program, check] of checks) {
  const path = findProgram(program);
  test.runIf(path)(`${program} takes its example`, async () => {
    await expect(check(path ?? "", tempDir())).resolves.toBeDefined();
  });
}
