import { spawnSync } from "node:child_process";

export const isRoot = process.getuid?.() === 0;

/** Installs Debian packages, as root and where there is apt-get; says nothing when it cannot. */
export function installDebian(...names: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const words of [["update"], ["install", "-y", "--no-install-recommends", ...names]])
    spawnSync("apt-get", words, { env, stdio: ["ignore", "inherit", "inherit"] });
}
