import { statSync } from "node:fs";
import { storePath } from "#server/inbox/sqlite/database.ts";
import type { DiskFault } from "#server/disk/mounts.ts";
import type { Settings } from "#server/settings.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 ** 2)} MB`;

/** @param fault what the server sees in the mount of DATA_DIR */
export function checkDisk(
  { dataDir, isTrial }: Pick<Settings, "dataDir" | "isTrial">,
  fault: DiskFault | undefined,
): Finding {
  if (fault === undefined)
    return isTrial
      ? note("Disk", "EPHEMERAL=1 is for a trial: take it out before messages count.")
      : good("Disk", `Nothing tells that ${dataDir} does not last.`);
  const text = `${dataDir} is ${fault.what}, where messages get ${fault.kind === "locks" ? "damaged" : "lost"}`;
  return isTrial
    ? note("Disk", `${text}. EPHEMERAL=1 allows that for a trial.`)
    : wrong("Disk", `${text}. Mount a named volume or a local disk there (docs/hosting.md).`);
}

const about = "Disk space";

/** @param freeBytes on the disk of DATA_DIR, for the server's user */
export function checkSpace(
  { dataDir, capacity }: Pick<Settings, "dataDir" | "capacity">,
  freeBytes: number,
): Finding {
  const { minFreeBytes, maxStoreBytes } = capacity;
  if (freeBytes < minFreeBytes)
    return wrong(
      about,
      `${megabytes(freeBytes)} are free. Below ${megabytes(minFreeBytes)} (MIN_FREE_MB) nothing is stored: make space.`,
    );
  const storeBytes = statSync(storePath(dataDir), { throwIfNoEntry: false })?.size ?? 0;
  const needed = minFreeBytes + Math.max(0, maxStoreBytes - storeBytes);
  if (freeBytes < needed)
    return note(
      about,
      `${megabytes(freeBytes)} are free. A full store (MAX_STORE_MB) needs ${megabytes(needed)}: the disk will be full first.`,
    );
  return good(about, `${megabytes(freeBytes)} are free.`);
}
