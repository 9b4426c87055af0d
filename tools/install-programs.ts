/*
 * npx node tools/install-programs.ts: what `npm test` needs besides npm's packages. Root of a Debian or Ubuntu gets it with
 * apt-get, everybody else reads the command; INSTALL=0 installs nothing. INSTALL=1 installs servers, too, which start then:
 * PostgreSQL, and with the argument `servers` those that `npm run test:long` tests the site with.
 */
import { spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { ofTests, type Program, programs, servers, whyNot } from "./browsers.ts";

const isRoot = process.getuid?.() === 0;

/** @param install the variable INSTALL */
export function planOf(isLong: boolean, install: string | undefined) {
  const wanted = Object.keys(isLong ? servers : ofTests) as Program[]; // Object.keys returns string[]
  if (install === "1" && !isLong) wanted.push("postgres");
  return { wanted, isInstalled: install === "1" || (install !== "0" && !isLong) };
}

/** @param policy what `apt-cache policy` says of packages: nothing, or "(none)", of those that it cannot install */
export const knownPackages = (policy: string): string[] =>
  [...policy.matchAll(/^(\S+):\n.*\n {2}Candidate: [^(]/gm)].map(([, name = ""]) => name);

const packagesOf = (missing: Program[], source: "debian" | "homebrew") =>
  missing.flatMap((it) => programs[it][source]?.split(" ") ?? []);

function known(packages: string[]): string[] {
  const env = { ...process.env, LC_ALL: "C" };
  const { stdout } = spawnSync("apt-cache", ["policy", ...packages], { env, encoding: "utf8" });
  return knownPackages(String(stdout)); // null without apt-cache
}

const install = "install --no-install-recommends";

/** What somebody may type who is allowed to install. */
export function commandFor(missing: Program[], platform: NodeJS.Platform): string {
  if (platform === "darwin") {
    const names = packagesOf(missing, "homebrew").join(" ");
    return names && `To install that:\n  brew install ${names}`;
  }
  const packages = packagesOf(missing, "debian");
  const here = known(packages);
  const sudo = isRoot ? "" : "sudo ";
  const names = (here.length > 0 ? here : packages).join(" ");
  return `To install that on Debian or Ubuntu:\n  ${sudo}apt-get update; ${sudo}apt-get ${install} ${names}`;
}

const noQuestions = "-qy -o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold";

/** @returns what went wrong */
function apt(command: string): string {
  const args = `${noQuestions} -o DPkg::Lock::Timeout=600 ${command}`.split(" ");
  const { status, stderr } = spawnSync("apt-get", args, {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  if (status !== 0) console.error(stderr.trim());
  return status === 0 ? "" : stderr;
}

/** What this system does not know is left out. */
async function installWithApt(packages: string[]): Promise<void> {
  // The timeout is not for the lock of the lists.
  for (let tries = 0; apt("update").includes("/lists/lock") && tries < 40; tries++)
    await setTimeout(15_000);
  if (apt(`${install} ${known(packages).join(" ")}`))
    console.error("What it said is in /var/log/apt/term.log.");
}

if (import.meta.main) {
  const { wanted, isInstalled } = planOf(process.argv[2] === "servers", process.env["INSTALL"]);
  const missing = () => wanted.filter((it) => whyNot(it) !== undefined);
  const packages = packagesOf(missing(), "debian");
  const hasApt = spawnSync("apt-get", ["--version"]).status === 0;
  if (packages.length > 0 && isRoot && isInstalled && hasApt) {
    console.log(`Installs, unless INSTALL=0, in 1 to 3 minutes: ${packages.join(" ")}`);
    await installWithApt(packages);
  }
  const rest = missing();
  const reasons = rest.map((it) => whyNot(it)).join(", ");
  if (rest.length > 0)
    console.log(`Some tests are left out: ${reasons}. ${commandFor(rest, process.platform)}`);
}
