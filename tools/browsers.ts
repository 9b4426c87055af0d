/*
 * Finds the programs that tests need and npm does not install: browsers, Xvfb for WebKit, Java for the HTML checker, git,
 * and servers. tools/install-programs.ts installs them.
 */
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";

/** Packages, and names to look for, the preferred one first: its own unless said. */
type Source = { debian: string; homebrew?: string; names?: string[] };

const ofMac = (app: string) => `/Applications/${app}.app/Contents/MacOS/${app}`;
const chromium = [
  "chromium",
  "google-chrome",
  "microsoft-edge",
  "brave-browser",
  "chromium-browser",
  ...["Google Chrome", "Chromium", "Microsoft Edge", "Brave Browser"].map(ofMac),
];

/** Of `npm test`. None is a server. */
export const ofTests = {
  // A container has no other sandbox for those who are not root.
  chromium: { names: chromium, debian: "chromium chromium-sandbox", homebrew: "google-chrome" },
  // Or Chromium itself. The shell needs a fifth less CPU time per page; it does not paint hidden pages, prerender or keep a
  // back/forward cache.
  "headless-shell": {
    names: ["chromium-headless-shell", process.env["CHROMIUM_PATH"] ?? "chromium", ...chromium],
    debian: "chromium-headless-shell",
  },
  firefox: {
    names: ["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
    debian: "firefox-esr",
    homebrew: "firefox",
  },
  webkit: { names: ["WebKitWebDriver"], debian: "webkit2gtk-driver" },
  xvfb: { names: ["Xvfb"], debian: "xvfb" },
  java: { debian: "default-jre-headless", homebrew: "openjdk" },
  git: { debian: "git", homebrew: "git" },
} satisfies Record<string, Source>;
/** Of `npm run test:long`, PostgreSQL of all tests. Most start when they are installed. */
export const servers = {
  postgres: { debian: "postgresql" },
  nginx: { debian: "nginx-light" },
  caddy: { debian: "caddy" },
  systemd: { names: ["systemd-analyze"], debian: "systemd" },
  postfix: { debian: "postfix" },
  spamassassin: { debian: "spamassassin" },
  rspamd: { debian: "rspamd" },
  buildah: { debian: "buildah" },
  debootstrap: { debian: "debootstrap" },
  pgbouncer: { debian: "pgbouncer" },
  clamd: { debian: "clamav-daemon" },
  procmail: { debian: "procmail" },
  mailbot: { debian: "maildrop" },
  vacation: { debian: "vacation" },
} satisfies Record<string, Source>;
export type Program = keyof typeof ofTests | keyof typeof servers;
export const programs: Record<Program, Source> = { ...ofTests, ...servers };

const isRoot = process.getuid?.() === 0;

/** For headless Chromium. As root it does not start with its sandbox. */
export const launchArgs: readonly string[] = ["--disable-gpu", ...(isRoot ? ["--no-sandbox"] : [])];

const pathVariable = (program: Program) => `${program.toUpperCase().replace("-", "_")}_PATH`;
export const notFound = (program: Program) =>
  `${program} not found: install the Debian package ${programs[program].debian} or set ${pathVariable(program)}.`;

/** The PATH, after Homebrew's Java, because a Mac's own only says where to get one; and what Debian leaves out of it. */
const folders = () => [
  ...globSync("/{opt/homebrew,usr/local}/opt/openjdk/bin"),
  process.env["PATH"],
  "/usr/sbin",
  ...globSync("/usr/lib/postgresql/*/bin").toSorted().toReversed(),
];

/** @returns the path in CHROMIUM_PATH (or its equivalent), else the first match on the PATH */
export function findProgram(program: Program): string | undefined {
  const { names = [program] } = programs[program];
  const env = { ...process.env, PATH: folders().join(":") };
  const { stdout } = spawnSync("which", names, { env, encoding: "utf8" });
  return process.env[pathVariable(program)] || stdout.split("\n")[0] || undefined;
}

/** @throws Error naming the package to install */
export function requireProgram(program: Program): string {
  const path = findProgram(program);
  if (path === undefined) throw new Error(notFound(program));
  return path;
}

/** @returns why tests cannot use a program of this machine, in a few words */
export function whyNot(program: Program): string | undefined {
  const path = findProgram(program);
  if (path === undefined) return `no ${program}`;
  if (!["chromium", "firefox", "java"].includes(program)) return undefined;
  // Ubuntu's chromium-browser and a Mac's java may only say where to get them.
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  if (status !== 0) return `${path} does not start`;
  // Puppeteer asks for a screen's orientation, which Firefox 140 (ESR) does not know and 153 does.
  const isOld = program === "firefox" && Number(/\d+/.exec(stdout)?.[0]) < 153;
  return isOld ? `${stdout.trim()} is older than 153` : undefined;
}
