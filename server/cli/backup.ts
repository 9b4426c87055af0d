import { randomUUID } from "node:crypto";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sqliteCode, sqliteCodes } from "../inbox/sqlite/codes.ts";
import { openDatabase, quickCheck, storePath } from "../inbox/sqlite/database.ts";
import { pragmaNumber } from "../inbox/sqlite/sql.ts";
import { assertKnown, migrate } from "../inbox/sqlite/migrations.ts";
import { CliError } from "./args.ts";
import { isOthers } from "./folder.ts";
import { localTime } from "./find.ts";

/**
 * Copies the store into a new file. Safe while the site is running: it takes no write lock.
 * @throws CliError after removing the incomplete copy
 */
export function backup(dataDir: string, file: string): string {
  const [from, to] = [storePath(dataDir), resolve(file)];
  // Created first for its permissions; SQLite accepts an empty file as a new database.
  fs.closeSync(fs.openSync(to, "wx", 0o600));
  try {
    using source = openChecked(from);
    // Flushed to disk when it returns: `synchronous` is FULL by default.
    source.prepare("VACUUM INTO ?").run(to);
    using copy = openChecked(to);
    return `Backed up to ${to}, ${contentsOf(copy)}${megabytesOf(to)}. Checked.`;
  } catch (error) {
    fs.rmSync(to);
    throw copyError(from, error);
  }
}

/**
 * Replaces the store by the rows of a back-up, of this version or an older one, and keeps the old store
 * under another name.
 * @throws CliError before it changes the store
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
    return `${contentsOf(copy)}${megabytesOf(storePath(work))}. Checked.`;
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

const copyError = (from: string, error: unknown) =>
  error instanceof CliError
    ? error
    : new CliError(`${from} cannot be copied (${(error as Error).message}).`);

const megabytesOf = (file: string) => `${(fs.statSync(file).size / 1e6).toFixed(1)} MB`;

function flush(path: string): void {
  const opened = fs.openSync(path, "r");
  fs.fsyncSync(opened);
  fs.closeSync(opened);
}

function contentsOf(db: DatabaseSync): string {
  const select = db.prepare("SELECT count(*) AS count FROM entries WHERE kind = ?");
  const count = (kind: string) => `${kind}s: ${String(select.get(kind)?.["count"])}`;
  const newest = db.prepare("SELECT max(received_at) AS at FROM entries").get()?.["at"];
  const received = typeof newest === "string" ? `newest ${localTime(newest)}, ` : "";
  return `${count("message")}, ${count("application")}, ${received}`;
}

/** @throws CliError when the file is not a store of this site; another error when it is damaged */
function openChecked(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'entries'").get())
    throw new CliError(`${file} is not a store of this site.`);
  quickCheck(db);
  return db;
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
