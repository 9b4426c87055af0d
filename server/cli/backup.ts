import * as fs from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { quickCheck, sqliteCode, sqliteCodes, storePath } from "../inbox/database.ts";
import { openStore } from "../inbox/store.ts";
import { CliError } from "./args.ts";
import { localTime } from "./find.ts";

/**
 * Copies the store into a new file. Safe while the site is running: it takes no write lock.
 * @throws CliError after removing the incomplete copy
 */
export function backup(dataDir: string, file: string): string {
  return `Backed up to ${resolve(file)}, ${copyStore(storePath(dataDir), resolve(file))}`;
}

/**
 * Replaces the store with a copy of a back-up, and keeps the old store under another name.
 * @throws CliError before it changes the store
 */
export function restore(dataDir: string, file: string): string {
  const store = storePath(dataDir);
  const work = join(dataDir, "restoring");
  assertNotOpen(store);
  fs.rmSync(work, { recursive: true, force: true }); // left by an interrupted restore
  fs.mkdirSync(work, { recursive: true, mode: 0o700 });
  try {
    const contents = copyStore(resolve(file), storePath(work));
    openStore(work).close(); // throws for another version's store
    // Run as root, the file has to belong to the server's user, which owns the folder.
    const { uid, gid } = fs.statSync(dataDir);
    if (process.getuid?.() === 0) fs.chownSync(storePath(work), uid, gid);
    assertNotOpen(store); // copying takes a while
    const kept = moveAside(store);
    fs.renameSync(storePath(work), store);
    const folder = fs.openSync(dataDir, "r");
    fs.fsyncSync(folder);
    fs.closeSync(folder);
    return `Restored from ${resolve(file)}, ${contents}${kept}`;
  } finally {
    fs.rmSync(work, { recursive: true });
  }
}

/** Copies and checks both files. @returns the copy's contents, as the end of a sentence */
function copyStore(from: string, to: string): string {
  // Created first for its permissions; SQLite accepts an empty file as a new database.
  fs.closeSync(fs.openSync(to, "wx", 0o600));
  try {
    using source = openChecked(from);
    // Flushed to disk when it returns: `synchronous` is FULL by default.
    source.prepare("VACUUM INTO ?").run(to);
    using copy = openChecked(to);
    return `${contentsOf(copy)}${(fs.statSync(to).size / 1e6).toFixed(1)} MB. Checked.`;
  } catch (error) {
    fs.rmSync(to);
    if (error instanceof CliError) throw error;
    throw new CliError(`${from} cannot be copied (${(error as Error).message}).`);
  }
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
