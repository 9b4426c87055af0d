import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseEnv } from "node:util";
import { settingsFiles } from "#server/served-environment.ts";
import { sqliteCode } from "#server/inbox/sqlite/codes.ts";
import { storePath } from "#server/inbox/sqlite/database.ts";
import { assertKnown } from "#server/inbox/sqlite/migrations.ts";

/**
 * Looks at a store in a folder. One in a database is looked at when the server starts, which refuses it, too.
 * @param site where the site's server starts
 * @throws Error when the new version cannot read the site's messages, with what to do
 */
export function needKnownStore(site: string): void {
  const files = settingsFiles(site).map((file) => parseEnv(readFileSync(file, "utf8")));
  const set = [process.env, ...files].find(({ DATA_DIR }) => DATA_DIR);
  const dir = resolve(site, set?.["DATA_DIR"] ?? "data");
  if (!existsSync(storePath(dir))) return;
  try {
    using db = new DatabaseSync(storePath(dir), { readOnly: true });
    assertKnown(db);
  } catch (error) {
    // A damaged one is no matter of versions.
    if (sqliteCode(error) !== undefined) return;
    throw new Error(`Nothing was upgraded. In ${dir} ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
