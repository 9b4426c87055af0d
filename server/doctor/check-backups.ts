import { existsSync } from "node:fs";
import { copiesIn } from "#server/backup/copies.ts";
import { isSameDisk } from "#server/disk/mounts.ts";
import type { Settings } from "#server/settings.ts";
import { type Finding, good, note, wrong } from "./finding.ts";

const about = "Backups";
const hourMs = 3_600_000;
// A copy is taken each night (UTC) and, if that fails, tried again each hour.
const oldestMs = 30 * hourMs;

/** Whether last night's copy is there, and where. */
export function checkBackups(
  { place, backupDir }: Pick<Settings, "place" | "backupDir">,
  now: Date,
): Finding {
  if (backupDir === undefined)
    return note(about, "BACKUP_DIR is not set: copy the messages elsewhere yourself.");
  if (!existsSync(backupDir))
    return wrong(about, `BACKUP_DIR ${backupDir} is missing; create it, or mount its disk.`);
  const newest = Math.max(...copiesIn(backupDir).map(({ atMs }) => atMs));
  const ageMs = now.getTime() - newest;
  if (ageMs > oldestMs)
    return wrong(
      about,
      newest === -Infinity
        ? `BACKUP_DIR ${backupDir} has no copy. The server takes one at its start: see its log.`
        : `The newest copy is ${Math.round(ageMs / hourMs)} hours old: see the server's log.`,
    );
  const { dataDir, database } = place;
  if (!database && existsSync(dataDir) && isSameDisk(dataDir, backupDir))
    return note(about, `${backupDir} is on the disk of DATA_DIR: one failure takes both.`);
  return good(about, `The newest copy is ${Math.round(ageMs / hourMs)} hours old.`);
}
