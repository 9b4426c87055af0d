import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf } from "#server/testing/temp.ts";
import { commandFor, knownPackages, planOf } from "./install-programs.ts";

test.each([
  // npm run test:long, INSTALL, servers are wanted, all is installed
  [false, undefined, false, true],
  [false, "0", false, false],
  [false, "1", true, true],
  [true, undefined, true, false],
  [true, "1", true, true],
])(
  "servers are installed only if asked for (long: %s, INSTALL=%s)",
  (isLong, install, hasServers, is) => {
    const { wanted, isInstalled } = planOf(isLong, install);
    expect(wanted.includes("postgres")).toBe(hasServers);
    expect(isInstalled).toBe(is);
  },
);

const policy = `git:
  Installed: 1:2.39.5-0+deb12u2
  Candidate: 1:2.39.5-0+deb12u2
  Version table:
firefox-esr:
  Installed: (none)
  Candidate: (none)
xvfb:
  Installed: (none)
  Candidate: 2:21.1.7-3
`;

test("packages that the system does not know are left out", () => {
  expect(knownPackages(policy)).toEqual(["git", "xvfb"]);
});

test("on a Mac the command is Homebrew's", () => {
  const { wanted } = planOf(false, undefined);
  expect(commandFor(wanted, "darwin")).toContain("brew install google-chrome firefox openjdk git");
});

const fakes = {
  which: "#!/bin/sh\n",
  "apt-cache": `#!/bin/sh\necho '${policy}'\n`,
  // A question would find nobody.
  "apt-get": '#!/bin/sh\nread answer && exit 1\necho "$DEBIAN_FRONTEND $*" >> asked\n',
};

/** On a machine without any of the programs. */
function run(program: string, ...args: string[]) {
  const folder = folderOf(fakes);
  const shell = ["-c", `/bin/chmod +x *; exec "$@"`, "sh", process.execPath];
  const { status, stdout, stderr } = spawnSync(
    "/bin/sh",
    [...shell, join(import.meta.dirname, program), ...args],
    { cwd: folder, env: { PATH: folder }, encoding: "utf8", input: "y\n" },
  );
  const noted = join(folder, "asked");
  const asked = existsSync(noted) ? readFileSync(noted, "utf8") : "";
  return { status, said: stdout + stderr, asked };
}

const isRoot = process.getuid?.() === 0;

test("root gets what is missing and known, and no question", () => {
  const { asked, said } = run("install-programs.ts");
  expect(said).toContain(isRoot ? "INSTALL=0" : "sudo apt-get install");
  expect(asked.includes("noninteractive -qy")).toBe(isRoot);
  expect(/install --no-install-recommends git xvfb\n/.test(asked)).toBe(isRoot);
});

test.each(["browser", "html", "engines"])("%s by its name fails where it cannot run", (step) => {
  const { status, said } = run("test.ts", step);
  expect(said).toContain(`${step} cannot leave out: `);
  expect(status).toBe(1);
});
