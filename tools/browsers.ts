/*
 * The programs that tests need besides those of npm: browsers, a screen in memory for WebKit's, Java
 * for the HTML checker. `node tools/browsers.ts install` installs Debian's where it may; with `servers`
 * it installs the web servers whose example settings `npm run long` checks.
 */
import { spawnSync } from "node:child_process";

const chromeOfMac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
const chromium = ["chromium", "chromium-browser", "google-chrome", chromeOfMac];
const programs = {
  chromium: { names: chromium, debian: "chromium" },
  "headless-shell": { names: ["chromium-headless-shell"], debian: "chromium-headless-shell" },
  firefox: { names: ["firefox-esr", "firefox"], debian: "firefox-esr" },
  webkit: { names: ["WebKitWebDriver"], debian: "webkit2gtk-driver" },
  xvfb: { names: ["Xvfb"], debian: "xvfb" },
  java: { names: ["java"], debian: "default-jre-headless" },
  nginx: { names: ["nginx"], debian: "nginx-light" },
  caddy: { names: ["caddy"], debian: "caddy" },
  systemd: { names: ["systemd-analyze"], debian: "systemd" },
};
export type Program = keyof typeof programs;
const servers: readonly Program[] = ["nginx", "caddy", "systemd"];

const isRoot = process.getuid?.() === 0;

/** For Chromium without a window, which as root refuses to start with its sandbox. */
export const launchArgs: readonly string[] = ["--disable-gpu", ...(isRoot ? ["--no-sandbox"] : [])];

const variable = (program: Program) => `${program.toUpperCase().replace("-", "_")}_PATH`;
const advice = (program: Program) =>
  `${program} is missing: install Debian's ${programs[program].debian}, or set ${variable(program)}.`;

/** @returns path of the one that CHROMIUM_PATH or its like names, else of the first on the PATH */
export function findProgram(program: Program): string | undefined {
  const { stdout } = spawnSync("which", programs[program].names, { encoding: "utf8" });
  return process.env[variable(program)] || stdout.split("\n")[0] || undefined;
}

/**
 * Chromium without windows and address bar, where it is installed: a page takes a fifth less of the processor. It
 * paints no page that nobody looks at, and knows neither prerendering nor the back/forward cache.
 */
export const headlessChromium = (): string =>
  findProgram("headless-shell") ?? requireProgram("chromium");

/** @throws Error whose message says what to install */
export function requireProgram(program: Program): string {
  const path = findProgram(program);
  if (path === undefined) throw new Error(advice(program));
  return path;
}

if (import.meta.main && process.argv[2] === "install") {
  const all = Object.keys(programs) as Program[]; // Object.keys forgets them
  const wanted = all.filter((it) => servers.includes(it) === (process.argv[3] === "servers"));
  const missing = () => wanted.filter((program) => findProgram(program) === undefined);
  const packages = missing().map((program) => programs[program].debian);
  if (packages.length > 0 && isRoot && !process.env["NO_INSTALL"]) {
    console.log(`Installing (NO_INSTALL=1 would not): ${packages.join(" ")}`);
    const install = "apt-get update; apt-get install -y --no-install-recommends";
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync(`${install} ${packages.join(" ")}`, { shell: true, env, stdio: "inherit" });
  }
  for (const program of missing()) console.error(advice(program));
  // Without the other engines their journeys are left out, which `npm run engines` says.
  if (missing().some((it) => it === "chromium" || it === "java")) process.exitCode = 1;
}
