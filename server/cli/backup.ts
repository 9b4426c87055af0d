import { randomUUID } from "node:crypto";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteCode, sqliteCodes } from "#server/inbox/sqlite/codes.ts";
import {
  type Contents,
  contentsOf,
  copyError,
  copyStore,
  flush,
  openChecked,
} from "#server/inbox/sqlite/copy.ts";
import { openDatabase, quickCheck, storePath } from "#server/inbox/sqlite/database.ts";
import { pragmaNumber } from "#server/inbox/sqlite/sql.ts";
import { assertKnown, migrate } from "#server/inbox/sqlite/migrations.ts";
import { CliError } from "./args.ts";
import { isOthers } from "./folder.ts";
import { localTime } from "./find.ts";

/**
 * Copies the store into a new file, also while the site is running.
 * @throws CopyError after removing the incomplete copy
 */
export function backup(dataDir: string, file: string): string {
  const to = resolve(file);
  return `Backed up to ${to}, ${described(copyStore(dataDir, to))}`;
}

/**
 * Replaces the store by the rows of a back-up, of this version or an older one, and keeps the old store
 * under another name.
 * @throws CliError or CopyError before it changes the store
 */
export function restore(dataDir: string, file: string): string {
  const [from, store] = [resolve(file), storePath(dataDir)];
  // A pipe would be waited for.
  if (fs.existsSync(from) && !fs.statSync(from).isFile())
    throw new CliError(`${from} is not a file.`);
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  assertNotOpen(store);
  removeLeftovers(dataDir);
  // In somebody else's folder root would follow links that they put there meanwhile.
  const isRootsOnly = isOthers(dataDir);
  const work = fs.mkdtempSync(join(isRootsOnly ? tmpdir() : dataDir, prefix));
  try {
    const contents = rebuild(from, work);
    const made = isRootsOnly ? copyInto(dataDir, storePath(work)) : storePath(work);
    assertNotOpen(store); // copying takes a while
    const kept = moveAside(store);
    fs.renameSync(made, store);
    flush(dataDir);
    return `Restored from ${from}, ${contents}${kept}`;
  } finally {
    fs.rmSync(work, { recursive: true });
  }
}

const prefix = "restoring-";

/** Of an interrupted restore. */
function removeLeftovers(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir).filter((found) => found.startsWith(prefix)))
    fs.rmSync(join(dataDir, name), { recursive: true });
}

/**
 * Copies a file into somebody else's folder and gives it to them. By the open file, as its path may lead
 * elsewhere by then; created exclusively, which follows no link.
 * @returns the copy's path
 */
function copyInto(dataDir: string, from: string): string {
  const path = join(dataDir, `${prefix}${randomUUID()}`);
  const [source, copy] = [fs.openSync(from, "r"), fs.openSync(path, "wx", 0o600)];
  const buffer = Buffer.alloc(1024 * 1024);
  for (let read = -1; read !== 0;) {
    read = fs.readSync(source, buffer, 0, buffer.length, null);
    fs.writeSync(copy, buffer, 0, read);
  }
  const { uid, gid } = fs.statSync(dataDir);
  fs.fchownSync(copy, uid, gid);
  fs.fsyncSync(copy);
  for (const file of [source, copy]) fs.closeSync(file);
  return path;
}

/**
 * Copies the rows into a store made by this program, so that nothing else comes with them: no triggers, no
 * views. Those of an older version become that version's store first, and then this one's.
 * @returns the new store's contents, as the end of a sentence
 */
function rebuild(from: string, work: string): string {
  try {
    using source = openChecked(from);
    assertKnown(source);
    using copy = openDatabase(work, pragmaNumber(source, "user_version"));
    copy.exec("PRAGMA synchronous = OFF"); // flushed as a whole below
    for (const table of tablesOf(copy)) copyRows(source, copy, table);
    migrate(copy);
    copy.exec("DELETE FROM notes WHERE name = 'newSince'"); // has a past
    quickCheck(copy);
    copy.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    flush(storePath(work));
    return described(contentsOf(copy, storePath(work)));
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

/** As the end of a sentence. */
function described({ messages, applications, newest, bytes }: Contents): string {
  const received = newest === undefined ? "" : `newest ${localTime(newest)}, `;
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  return `messages: ${messages}, applications: ${applications}, ${received}${size}. Checked.`;
}

/** Passes when the store is damaged or missing: restoring is the remedy. */
function assertNotOpen(store: string): void {
  if (!fs.existsSync(store)) return;
  try {
    using db = new DatabaseSync(store);
    // Needs exclusive access in WAL mode too: each connection to the file holds a shared lock.
    db.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK");
  } catch (error) {
    if (sqliteCode(error) === sqliteCodes.busy)
      throw new CliError("Somebody has the messages open: stop the site first, then restore.");
  }
}

/** @returns a sentence with the new path, or "" when there was no store */
function moveAside(store: string): string {
  const now = new Date().toISOString().replaceAll(/[-:.]/g, "");
  const aside = `${store}.before-restore-${now}`;
  const present = ["-wal", "-shm", ""].filter((end) => fs.existsSync(store + end));
  for (const end of present) fs.renameSync(store + end, aside + end);
  return present.length === 0 ? "" : ` What was there before is kept in ${aside}`;
}
