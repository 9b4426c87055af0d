import type { Database } from "./address.ts";
import { openSessions } from "./sessions.ts";

/** What a database's server says of itself. */
export type Inspected = {
  version: string;
  /** Settings without which a commit may be lost, that are off. */
  unsafe: string[];
  isStandby: boolean;
  /** Whether this user may create the store, or has done so. */
  mayWrite: boolean;
};

const sql = `SELECT current_setting('server_version') AS version, pg_is_in_recovery() AS "isStandby",
    has_database_privilege(current_database(), 'CREATE') OR EXISTS (
      SELECT FROM pg_catalog.pg_tables WHERE schemaname = 'inbox' AND tableowner = current_user) AS "mayWrite",
    ARRAY(SELECT name::text FROM unnest(ARRAY['fsync', 'full_page_writes']) AS name
      WHERE current_setting(name) = 'off') AS unsafe`;

/** @throws StoreAwayError, or another error when the database refuses this user */
export async function inspect(database: Database): Promise<Inspected> {
  const sessions = openSessions(database);
  try {
    const [found] = await sessions.transaction((query) => query<Inspected>(sql));
    if (!found) throw new Error("The database answered nothing.");
    return found;
  } finally {
    await sessions.close();
  }
}
