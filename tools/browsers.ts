/*
 * Finds the programs that tests need and npm does not install: browsers, Xvfb for WebKit, Java for the HTML checker,
 * PostgreSQL.
 * `npx node tools/browsers.ts` says which are missing and the command that installs them, and runs it itself with
 * INSTALL=1 or CI=true; with `servers` it looks for the servers and filters that `npm run test:long` tests the site with.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const chromeOfMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const chromium = ["chromium", "chromium-browser", "google-chrome", chromeOfMac];
/** Debian keeps each version's programs in a folder of its own. */
function postgresOfDebian(): string[] {
  const dir = "/usr/lib/postgresql";
  const versions = existsSync(dir) ? readdirSync(dir).map(Number) : [];
  return versions
    .toSorted((a, b) => b - a)
    .map((version) => join(dir, `${version}`, "bin/postgres"));
}

const programs = {
  chromium: { names: chromium, debian: "chromium" },
  "headless-shell": { names: ["chromium-headless-shell"], debian: "chromium-headless-shell" },
  firefox: { names: ["firefox-esr", "firefox"], debian: "firefox-esr" },
  webkit: { names: ["WebKitWebDriver"], debian: "webkit2gtk-driver" },
  xvfb: { names: ["Xvfb"], debian: "xvfb" },
  java: { names: ["java"], debian: "default-jre-headless" },
  postgres: { names: ["postgres", ...postgresOfDebian()], debian: "postgresql" },
  nginx: { names: ["nginx"], debian: "nginx-light" },
  caddy: { names: ["caddy"], debian: "caddy" },
  systemd: { names: ["systemd-analyze"], debian: "systemd" },
  postfix: { names: ["postfix"], debian: "postfix" },
  spamassassin: { names: ["spamassassin"], debian: "spamassassin" },
  rspamd: { names: ["rspamd"], debian: "rspamd" },
  qpdf: { names: ["qpdf"], debian: "qpdf" },
  buildah: { names: ["buildah"], debian: "buildah" },
  debootstrap: { names: ["debootstrap"], debian: "debootstrap" },
  pgbouncer: { names: ["pgbouncer", "/usr/sbin/pgbouncer"], debian: "pgbouncer" },
  clamd: { names: ["clamd", "/usr/sbin/clamd"], debian: "clamav-daemon" },
  procmail: { names: ["procmail"], debian: "procmail" },
  mailbot: { names: ["mailbot"], debian: "maildrop" },
  vacation: { names: ["vacation"], debian: "vacation" },
};
export type Program = keyof typeof programs;
const servers: readonly Program[] = [
  "nginx",
  "caddy",
  "systemd",
  "postfix",
  "spamassassin",
  "rspamd",
  "qpdf",
  "buildah",
  "debootstrap",
  "pgbouncer",
  "clamd",
  "procmail",
  "mailbot",
  "vacation",
];

const isRoot = process.getuid?.() === 0;

/** For headless Chromium. As root it does not start with its sandbox. */
export const launchArgs: readonly string[] = ["--disable-gpu", ...(isRoot ? ["--no-sandbox"] : [])];

const pathVariable = (program: Program) => `${program.toUpperCase().replace("-", "_")}_PATH`;
export const notFound = (program: Program) =>
  `${program} not found: install the Debian package ${programs[program].debian} or set ${pathVariable(program)}.`;

/** @returns the path in CHROMIUM_PATH (or its equivalent), else the first match on the PATH */
export function findProgram(program: Program): string | undefined {
  const { stdout } = spawnSync("which", programs[program].names, { encoding: "utf8" });
  return process.env[pathVariable(program)] || stdout.split("\n")[0] || undefined;
}

/**
 * chromium-headless-shell if installed, else Chromium. The shell needs a fifth less CPU time per page; it does not
 * paint hidden pages, prerender or keep a back/forward cache.
 */
export const headlessChromium = (): string =>
  findProgram("headless-shell") ?? requireProgram("chromium");

/** @throws Error naming the package to install */
export function requireProgram(program: Program): string {
  const path = findProgram(program);
  if (path === undefined) throw new Error(notFound(program));
  return path;
}

if (import.meta.main) {
  const all = Object.keys(programs) as Program[]; // Object.keys returns string[]
  const wanted = all.filter((it) => servers.includes(it) === (process.argv[2] === "servers"));
  const missing = () => wanted.filter((program) => findProgram(program) === undefined);
  const packages = missing().map((program) => programs[program].debian);
  if (packages.length > 0) {
    const command = `apt-get install --no-install-recommends ${packages.join(" ")}`;
    const isAllowed = process.env["INSTALL"] === "1" || process.env["CI"] === "true";
    if (isAllowed && isRoot) {
      console.log(command);
      const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
      spawnSync(`apt-get update; ${command} -y`, { shell: true, env, stdio: "inherit" });
    } else console.error(`Some programs are missing. On Debian and Ubuntu: sudo ${command}`);
  }
  for (const program of missing()) console.error(notFound(program));
  // The other engines are optional: `npm test -- engines` skips and reports those not found.
  if (missing().some((it) => it === "chromium" || it === "java")) process.exitCode = 1;
}
