import {
  type Dirent,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
} from "node:fs";
import { join } from "node:path";
import { diskFaultOf, freeBytesIn, isSameDisk } from "#server/disk/mounts.ts";
import { copyPlace, unfinishedFolder } from "#server/inbox/copy-place.ts";
import type { Place } from "#server/inbox/place.ts";
import { type Contents, CopyError, flush } from "#server/inbox/sqlite/copy.ts";
import { storePath } from "#server/inbox/sqlite/database.ts";
import { type Copy, copiesIn } from "./copies-in.ts";

export type CopyTask = {
  place: Place;
  backupDir: string;
  /** Unix milliseconds. */
  nowMs: number;
  /** That have to stay free where the copies are, if the store is there, too. */
  minFreeBytes: number;
};

export type CopyOutcome = {
  /** Undefined when last night's copy exists. */
  taken?: { file: string } & Contents;
  /** What is wrong with the folder, as the end of a sentence that names it. */
  warning?: string;
};

/** Two weeks of nights. They contain what was erased since. */
const kept = 14;
/** UTC. */
const nightHour = 3;
const dayMs = 86_400_000;
const nameOf = (time: Date) =>
  `messages-${time.toISOString().slice(0, 16).replace(":", "")}Z.sqlite`;
// With the number of its process: one may outlive its server, and another copy begin.
const unfinished = `.${process.pid}.unfinished`;
const unfinishedPattern = /^messages-[\dTZ-]+\.sqlite\.(?:\d+\.)?unfinished(?:-journal)?$/;

/** Unix milliseconds of the last night's beginning. */
export function nightBefore(nowMs: number): number {
  const shift = nightHour * 3_600_000;
  return Math.floor((nowMs - shift) / dayMs) * dayMs + shift;
}
/** When the last of the copies goes that have what is erased now, with one taken each night. */
export const lastCopyEndsMs = (nowMs: number): number => nightBefore(nowMs) + kept * dayMs;
export const nightAfter = (nowMs: number): number => nightBefore(nowMs) + dayMs;

/**
 * Takes a checked copy unless one was taken since last night, then deletes all but 14. It gets its name when
 * it is complete and checked; what a killed process left is removed.
 * @throws CopyError, or an error of the file system
 */
export async function takeCopy(task: CopyTask): Promise<CopyOutcome> {
  const { place, backupDir, nowMs } = task;
  // Not created: it would be on the wrong disk if the right one is not mounted.
  if (!existsSync(backupDir))
    throw new CopyError(`BACKUP_DIR ${backupDir} is missing; create it, or mount its disk.`);
  for (const item of readdirSync(backupDir, { withFileTypes: true }))
    if (isLeftover(item)) remove(join(backupDir, item.name));
  const copies = await copiesIn(backupDir, place);
  const warning = folderWarning(place, backupDir, copies);
  const outcome = warning === undefined ? {} : { warning };
  const own = copies.filter(({ isOwn }) => isOwn);
  if (own.some(({ atMs }) => atMs >= nightBefore(nowMs) && atMs <= nowMs)) return outcome;

  if (sharesDisk(place, backupDir)) assertRoom(task);
  const file = join(backupDir, nameOf(new Date(nowMs)));
  if (existsSync(file))
    throw new CopyError(`${file} exists already. If it is of another inbox: ${ownFolder}.`);
  const contents = await copyPlace(place, file + unfinished);
  renameSync(file + unfinished, file);
  flushFolder(backupDir);
  deleteOld(
    own.filter((copy) => copy.file !== file),
    nowMs,
  );
  return { ...outcome, taken: { file, ...contents } };
}

/** Unlike `rmSync` with an error that says why. A file may be gone meanwhile, with the process that wrote it. */
function remove(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EISDIR") rmSync(path, { recursive: true });
    else if (code !== "ENOENT") throw error;
  }
}

/** Of a killed process. */
const isLeftover = (item: Dirent): boolean =>
  item.isFile()
    ? unfinishedPattern.test(item.name)
    : item.isDirectory() && item.name.startsWith(unfinishedFolder);

/** One for each that is taken: those that a wrong clock dated later than now first, then the oldest. */
function deleteOld(before: Copy[], nowMs: number): void {
  const isLater = ({ atMs }: Copy) => Number(atMs > nowMs);
  const ordered = before.toSorted((a, b) => isLater(b) - isLater(a) || a.atMs - b.atMs);
  for (const { file } of ordered.slice(0, Math.max(0, ordered.length + 1 - kept))) rmSync(file);
}

const sharesDisk = (place: Place, backupDir: string): boolean =>
  !place.database && isSameDisk(place.dataDir, backupDir);

const ownFolder = "each site needs a folder of its own";

/** What is wrong with the folder of the copies, as the end of a sentence that names it. */
function folderWarning(
  place: Place,
  backupDir: string,
  copies: readonly Copy[],
): string | undefined {
  if (copies.some(({ isOwn }) => !isOwn))
    return `has copies of another inbox, too, which are kept. If this one lost its messages, restore the newest of them. If they are another site's: ${ownFolder}.`;
  if (sharesDisk(place, backupDir)) return "is on the disk of DATA_DIR: one failure takes both.";
  const fault = diskFaultOf(backupDir);
  return fault?.kind === "fleeting"
    ? `is ${fault.what}: its copies are lost at the next deployment.`
    : undefined;
}

/** Copies must not take the room of messages. @throws CopyError */
function assertRoom({ place, backupDir, minFreeBytes }: CopyTask): void {
  if (freeBytesIn(backupDir) - statSync(storePath(place.dataDir)).size < minFreeBytes)
    throw new CopyError(`There is no room for a copy in BACKUP_DIR ${backupDir}.`);
}

/** File systems of buckets may not support it; the copy itself is flushed. */
function flushFolder(dir: string): void {
  try {
    flush(dir);
  } catch {
    // See above.
  }
}
