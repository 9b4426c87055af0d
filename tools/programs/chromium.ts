/*
 * Which browser the tests, the measurements and the screenshots run in: the machine's own.
 * As a command, `node tools/programs/chromium.ts`, it also installs Debian's where it may.
 */
import { installDebian, isRoot } from "./debian.ts";
import { findProgram } from "./find-program.ts";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The first two are parts of the address bar that are pages of their own: two more processes for each
 * window, though nobody sees any. The third starts a process for the next site at the very moment a
 * page arrives, which on two cores is taken from the page. Chromium takes only the last such list, so
 * Playwright's own (chromiumSwitches.ts) is in it as well.
 */
const unusedFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

/** For a browser that shows pages of this machine to nobody, also as root in a container. */
export const launchArgs: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  `--disable-features=${unusedFeatures.join()}`,
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  // Chromium refuses to start as root with its sandbox.
  ...(isRoot ? ["--no-sandbox"] : []),
];

/**
 * @returns path of a Chromium or Chrome: the one `CHROMIUM_PATH` names, else the first on the
 *   `PATH`, else a macOS application; undefined when there is none
 * @throws Error when `CHROMIUM_PATH` names nothing that can be run
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  apps: readonly string[] = applications,
): string | undefined {
  return findProgram({ variable: "CHROMIUM_PATH", names, applications: apps }, env);
}

/** @throws Error whose message says what to install */
export function requireChromium(): string {
  const path = findChromium();
  if (path === undefined) throw new Error(advice);
  return path;
}

const advice =
  "The browser tests need Chromium: install the package chromium or Google Chrome, or set CHROMIUM_PATH to one.";

if (import.meta.main) {
  try {
    if (findChromium() === undefined && isRoot) installDebian("chromium");
    console.log(`Browser: ${requireChromium()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
