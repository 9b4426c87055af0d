import * as fs from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sqliteCode, sqliteCodes } from "#server/inbox/sqlite/codes.ts";
import { CliError } from "./args.ts";

/** Passes when the store is damaged or missing: restoring is the remedy. */
export function assertNotOpen(store: string): void {
  if (!fs.existsSync(store)) return;
  try {
    using db = new DatabaseSync(store);
    // Needs exclusive access in WAL mode too: each connection to the file holds a shared lock.
    db.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK");
  } catch (error) {
    if (sqliteCode(error) === sqliteCodes.busy)
      throw new CliError("Somebody has the messages open: stop the site first.");
  }
}

/** @returns the new path, undefined when there was no store */
export function moveAside(store: string, why: string): string | undefined {
  const now = new Date().toISOString().replaceAll(/[-:.]/g, "");
  const aside = `${store}.${why}-${now}`;
  const present = ["-wal", "-shm", ""].filter((end) => fs.existsSync(store + end));
  for (const end of present) fs.renameSync(store + end, aside + end);
  return present.length === 0 ? undefined : aside;
}
