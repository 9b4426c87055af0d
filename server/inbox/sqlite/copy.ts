import { closeSync, fsyncSync, openSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { quickCheck, storePath } from "./database.ts";

/** A store that cannot be copied. The message is one sentence. */
export class CopyError extends Error {}

/** What a copy contains; `newest` is when its newest submission was received (ISO 8601, UTC), `bytes` its size. */
export type Contents = {
  messages: number;
  applications: number;
  newest: string | undefined;
  bytes: number;
};

/**
 * Copies the store into a new file (mode 600) and checks both. Safe while the site is running: it takes
 * no write lock. Blocks for seconds when the store is large.
 * @throws CopyError after removing the incomplete copy; EEXIST when the file exists
 */
export function copyStore(dataDir: string, to: string): Contents {
  const from = storePath(dataDir);
  // Created first for its permissions, and exclusively, which follows no link; SQLite accepts an empty file
  // as a new database.
  closeSync(openSync(to, "wx", 0o600));
  try {
    using source = openChecked(from);
    // Flushed to disk when it returns: `synchronous` is FULL by default.
    source.prepare("VACUUM INTO ?").run(to);
    using copy = openChecked(to);
    return contentsOf(copy, to);
  } catch (error) {
    rmSync(to, { force: true });
    throw copyError(from, error, ` to ${dirname(to)}`);
  }
}

/** @param to " to" and the folder, whose disk may be the full one */
export const copyError = (from: string, error: unknown, to = ""): CopyError =>
  error instanceof CopyError
    ? error
    : new CopyError(`${from} cannot be copied${to} (${(error as Error).message}).`);

/** @throws CopyError when the file is not a store of this site; another error when it is damaged */
export function openChecked(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'entries'").get())
    throw new CopyError(`${file} is not a store of this site.`);
  quickCheck(db);
  return db;
}

/** @param file of the database */
export function contentsOf(db: DatabaseSync, file: string): Contents {
  const select = db.prepare("SELECT count(*) AS count FROM entries WHERE kind = ?");
  const count = (kind: string) => Number(select.get(kind)?.["count"]);
  const newest = db.prepare("SELECT max(received_at) AS at FROM entries").get()?.["at"];
  return {
    messages: count("message"),
    applications: count("application"),
    newest: typeof newest === "string" ? newest : undefined,
    bytes: statSync(file).size,
  };
}

/** Flushes a file or folder to the disk. */
export function flush(path: string): void {
  const opened = openSync(path, "r");
  fsyncSync(opened);
  closeSync(opened);
}
