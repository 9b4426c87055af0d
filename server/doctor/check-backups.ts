import { accessSync, constants, existsSync } from "node:fs";
import { copiesIn } from "#server/backup/copies-in.ts";
import { folderWarning } from "#server/backup/copies.ts";
import type { Settings } from "#server/settings.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

const about = "Backups";
const hourMs = 3_600_000;
// A copy is taken each night (UTC) and, if that fails, tried again each hour.
const oldestMs = 30 * hourMs;

/** Whether last night's copy is there, and where. @throws when the folder cannot be read */
export async function checkBackups(
  { place, backupDir }: Pick<Settings, "place" | "backupDir">,
  now: Date,
): Promise<Finding> {
  if (backupDir === undefined)
    return note(about, "BACKUP_DIR is not set: copy the messages elsewhere yourself.");
  if (!existsSync(backupDir))
    return wrong(about, `BACKUP_DIR ${backupDir} is missing; create it, or mount its disk.`);
  accessSync(backupDir, constants.R_OK | constants.W_OK | constants.X_OK);
  const copies = await copiesIn(backupDir, place);
  // A wrong clock may have dated some later than now.
  const own = copies.filter(({ isOwn, atMs }) => isOwn && atMs <= now.getTime());
  const newest = Math.max(...own.map(({ atMs }) => atMs));
  const ageMs = now.getTime() - newest;
  if (ageMs > oldestMs)
    return wrong(
      about,
      newest === -Infinity
        ? `BACKUP_DIR ${backupDir} has no copy of this inbox. The server takes one at its start: see its log.`
        : `The newest copy is ${Math.round(ageMs / hourMs)} hours old: see the server's log.`,
    );
  const isThere = place.database || existsSync(place.dataDir);
  const warning = isThere ? folderWarning(place, backupDir, copies) : undefined;
  if (warning !== undefined) return note(about, `BACKUP_DIR ${backupDir} ${warning}`);
  return good(about, `The newest copy is ${Math.round(ageMs / hourMs)} hours old.`);
}
