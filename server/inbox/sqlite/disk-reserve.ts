import { existsSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StoreAwayError } from "#server/inbox/store.ts";
import { mayBeFull } from "./codes.ts";

const reserveBytes = 16 * 1024 * 1024;
const pathIn = (dataDir: string) => join(dataDir, "reserve");

/**
 * Keeps a reserve file of 16 MB. On a full disk it is deleted, because opening the store and
 * deleting submissions both need room to write.
 * @param freeBytes the file is created when twice its size is free
 */
export function keepReserve(dataDir: string, freeBytes: number): void {
  if (freeBytes < 2 * reserveBytes || existsSync(pathIn(dataDir))) return;
  try {
    // Real zeros: a sparse file would reserve nothing. Exclusively, so that no link is followed.
    writeFileSync(pathIn(dataDir), Buffer.alloc(reserveBytes), { mode: 0o600, flag: "wx" });
  } catch {
    rmSync(pathIn(dataDir), { force: true });
  }
}

/**
 * Runs `work`; if the disk is full, deletes the reserve and retries.
 * @throws what `work` throws; StoreAwayError on a disk that the system made read-only because it fails
 */
export function withReserve<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!mayBeFull(error) || !existsSync(pathIn(dataDir))) throw error;
    release(dataDir);
    return work();
  }
}

function release(dataDir: string): void {
  try {
    // Of `rmSync` the error has no code.
    unlinkSync(pathIn(dataDir));
  } catch (error) {
    if (["EROFS", "EIO"].includes(String((error as NodeJS.ErrnoException).code)))
      throw new StoreAwayError(`The disk of ${dataDir} is read-only or broken.`, { cause: error });
    throw error;
  }
}
