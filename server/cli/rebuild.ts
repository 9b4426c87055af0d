import type { DatabaseSync } from "node:sqlite";
import { contentsOf, copyError, flush, openChecked } from "#server/inbox/sqlite/copy.ts";
import { openDatabase, quickCheck, storePath } from "#server/inbox/sqlite/database.ts";
import { assertKnown, migrate } from "#server/inbox/sqlite/migrations.ts";
import { pragmaNumber } from "#server/inbox/sqlite/sql.ts";
import { described } from "./backup.ts";
import { eraseAgain } from "./erased.ts";

/**
 * Copies the rows into a store made by this program, so that nothing else comes with them: no triggers, no
 * views. Those of an older version become that version's store first, and then this one's.
 * @param erased references of what is not to be in it
 * @returns the new store's contents, as the end of a sentence
 */
export function rebuild(from: string, work: string, erased: readonly string[]): string {
  try {
    using source = openChecked(from);
    assertKnown(source);
    using copy = openDatabase(work, pragmaNumber(source, "user_version"));
    copy.exec("PRAGMA synchronous = OFF"); // flushed as a whole below
    for (const table of tablesOf(copy)) copyRows(source, copy, table);
    migrate(copy);
    copy.exec("DELETE FROM notes WHERE name = 'newSince'"); // has a past
    copy.exec("UPDATE entries SET link = NULL, link_until = NULL"); // numbers are given again
    // Their owners do not know the copy.
    copy.exec("UPDATE deliveries SET leased_by = NULL, leased_until = 0");
    const again = eraseAgain(copy, erased);
    quickCheck(copy);
    copy.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    flush(storePath(work));
    const contents = described(contentsOf(copy, storePath(work)));
    return again.length === 0
      ? contents
      : `${contents} Erased since that copy, and so again: ${again.join(", ")}.`;
  } catch (error) {
    throw copyError(from, error);
  }
}

/** Also those of SQLite that number rows, so that no number is used twice. */
const tablesOf = (db: DatabaseSync): string[] =>
  db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name));

function copyRows(source: DatabaseSync, copy: DatabaseSync, table: string): void {
  const columns = copy
    .prepare(`PRAGMA table_info(${table})`)
    .all()
    .map(({ name }) => String(name));
  const names = columns.join(", ");
  copy.exec(`DELETE FROM ${table}`);
  const insert = copy.prepare(
    `INSERT INTO ${table} (${names}) VALUES (${columns.map(() => "?").join(", ")})`,
  );
  for (const row of source.prepare(`SELECT ${names} FROM ${table}`).iterate())
    insert.run(...columns.map((name) => row[name] ?? null));
}
