import { statSync } from "node:fs";
import type { Log } from "#server/log.ts";
import { SettingsError } from "#server/setting-error.ts";
import type { Settings } from "#server/settings.ts";
import { closestFolder, type DiskFault, diskFaultOf } from "./mounts.ts";

type DiskSettings = Pick<Settings, "dataDir" | "isProduction" | "isTrial">;

/**
 * In production the store must be on a disk that lasts and on which SQLite works, unless EPHEMERAL says
 * that this is a trial, which each start says. Elsewhere, such as in a development container, it is only a warning.
 * @param find looks at the disk of a folder
 * @returns what is wrong with the disk, for /readyz; of a trial also on a disk that seems to last: not each tells
 * @throws SettingsError
 */
export function checkDisk(
  { dataDir, isProduction, isTrial }: DiskSettings,
  log: Pick<Log, "warn">,
  find = diskFaultOf,
): string | undefined {
  assertFolder(dataDir);
  const fault = find(dataDir);
  if (isTrial) log.warn("EPHEMERAL=1: this is a trial, in which messages may be lost.");
  if (!fault) return isTrial ? trial : undefined;
  const problem = `DATA_DIR ${dataDir} is ${fault.what}, ${consequences[fault.kind]}`;
  if (isProduction && !isTrial)
    throw new SettingsError(
      `${problem}: ${remedies[fault.kind]}, or set EPHEMERAL=1 for a trial in which messages may be lost.`,
    );
  log.warn(`${problem}.`);
  return isTrial ? `${trial}, ${fault.what}` : fault.what;
}

/** @throws SettingsError where no folder can be, which making one would tell badly, or (Node in /proc) never */
function assertFolder(dataDir: string): void {
  const closest = closestFolder(dataDir);
  if (!statSync(closest).isDirectory() || /^\/(?:proc|sys)(?:\/|$)/.test(dataDir))
    throw new SettingsError(
      `DATA_DIR ${dataDir} cannot be made: ${closest} is no folder on a disk.`,
    );
}

const trial = "a trial (EPHEMERAL=1)";

const consequences: Record<DiskFault["kind"], string> = {
  fleeting: "so messages are lost at the next deployment",
  locks: "where SQLite's locks fail, so messages can be damaged",
};
const remedies: Record<DiskFault["kind"], string> = {
  fleeting: "mount a named volume or a folder of the machine there (docker run -v site-data:/data)",
  locks: "mount a local disk or a block volume there",
};
