import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codes, sqliteCode } from "./database.ts";

const reserveBytes = 16 * 1024 * 1024;
const pathIn = (dataDir: string) => join(dataDir, "reserve");
const noRoom: (number | undefined)[] = [codes.full, codes.ioError, codes.cannotOpen];

/**
 * Keeps a file of 16 MB on the disk. When the disk is full it is given up, so that the store can
 * still be opened and entries can be deleted, which both need room to write.
 * @param freeBytes it is made again when there is room for twice as much
 */
export function keepReserve(dataDir: string, freeBytes: number): void {
  if (freeBytes < 2 * reserveBytes || existsSync(pathIn(dataDir))) return;
  try {
    // Written, not only as long: room that is not taken would be somebody else's.
    writeFileSync(pathIn(dataDir), Buffer.alloc(reserveBytes), { mode: 0o600 });
  } catch {
    rmSync(pathIn(dataDir), { force: true });
  }
}

/** Runs `work`, and again without the reserve if there is no room for it. @throws what it throws */
export function withReserve<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const full =
      noRoom.includes(sqliteCode(error)) || (error as { code?: string }).code === "ENOSPC";
    if (!full || !existsSync(pathIn(dataDir))) throw error;
    rmSync(pathIn(dataDir));
    return work();
  }
}
