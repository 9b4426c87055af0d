import type { DatabaseSync } from "node:sqlite";
import { firstVersion } from "./schema-1.ts";
import { secondVersion } from "./schema-2.ts";

/** One entry a version, only ever appended to: `user_version` counts those already applied. */
const migrations = [firstVersion, secondVersion];

/**
 * Brings a database to the newest version, all steps or none.
 * @throws Error when the file was written by a newer version of the site
 */
export function migrate(db: DatabaseSync): void {
  // Taken before reading the version, so that two processes starting at once take turns.
  db.exec("BEGIN IMMEDIATE");
  try {
    const row = db.prepare("PRAGMA user_version").get();
    const version = Number(row?.["user_version"] ?? 0);
    if (version > migrations.length) {
      throw new Error("The message store was written by a newer version of this site.");
    }
    for (const step of migrations.slice(version)) db.exec(step);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    db.exec("COMMIT");
  } catch (error) {
    // A full disk has rolled back already.
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
