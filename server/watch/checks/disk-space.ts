import { statSync } from "node:fs";
import { storePath } from "#server/inbox/sqlite/database.ts";
import type { Settings } from "#server/settings.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 ** 2)} MB`;

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
