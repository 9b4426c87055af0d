import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";

/** On a machine without any of the programs, with an apt-get that only notes that it was asked. */
function look(settings: Record<string, string>) {
  const folder = folderOf({ which: "#!/bin/sh\n", "apt-get": '#!/bin/sh\necho "$@" >> asked\n' });
  const env = { PATH: folder, ...settings };
  const shell = ["-c", `/bin/chmod +x *; exec "$@"`, "sh", process.execPath];
  const program = join(import.meta.dirname, "browsers.ts");
  const { status, stderr } = spawnSync("/bin/sh", [...shell, program], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  return { status, stderr, wasAsked: existsSync(join(folder, "asked")) };
}

test("missing programs are told with the command that installs them, and nothing is installed", () => {
  const { status, stderr, wasAsked } = look({});
  expect(wasAsked).toBe(false);
  expect(stderr).toMatch(/sudo apt-get install --no-install-recommends chromium .*default-jre/);
  expect(stderr).toContain("or set CHROMIUM_PATH.");
  expect(status).toBe(1);
});

test.each([
  ["CI", "true"],
  ["INSTALL", "1"],
])("with %s=%s root installs them", (name, value) => {
  expect(look({ [name]: value }).wasAsked).toBe(process.getuid?.() === 0);
});
