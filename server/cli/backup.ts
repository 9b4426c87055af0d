import * as fs from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { codes, quickCheck, sqliteCode, storePath } from "../inbox/database.ts";
import { openStore } from "../inbox/store.ts";
import { CliError } from "./args.ts";
import { localTime } from "./find.ts";

/**
 * Copies the store into a new file, also while it is served; takes the write lock of nobody.
 * @throws CliError; then there is no copy
 */
export function backup(dataDir: string, file: string): string {
  return `Backed up to ${resolve(file)}, ${copyStore(storePath(dataDir), resolve(file))}`;
}

/**
 * Puts a copy of a back-up in the place of the store, which is kept under another name.
 * @throws CliError; then the store is as it was
 */
export function restore(dataDir: string, file: string): string {
  const store = storePath(dataDir);
  const work = join(dataDir, "restoring");
  refuseWhenOpen(store);
  fs.rmSync(work, { recursive: true, force: true }); // of a restore that was broken off
  fs.mkdirSync(work, { recursive: true, mode: 0o700 });
  try {
    const contents = copyStore(resolve(file), storePath(work));
    openStore(work).close(); // one of another version does not open
    // As root, for a server with a user of its own: that one has to be able to write it.
    const { uid, gid } = fs.statSync(dataDir);
    if (process.getuid?.() === 0) fs.chownSync(storePath(work), uid, gid);
    refuseWhenOpen(store); // copying took its time
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

/** @returns what is in the copy, as the end of a sentence */
function copyStore(from: string, to: string): string {
  // SQLite takes an empty file for a new one; this one is nobody else's from the start.
  fs.closeSync(fs.openSync(to, "wx", 0o600));
  try {
    using source = openChecked(from);
    // Flushed to the disk when it returns: `synchronous` is FULL, as it is by default.
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

/** @throws CliError when it is no store of this site, or damaged */
function openChecked(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'entries'").get())
    throw new CliError(`${file} is not a store of this site.`);
  quickCheck(db);
  return db;
}

/** One that is damaged or away keeps nobody from restoring. */
function refuseWhenOpen(store: string): void {
  if (!fs.existsSync(store)) return;
  try {
    using db = new DatabaseSync(store);
    // In WAL mode, too, this wants the file for itself; whoever has it open holds a shared lock.
    db.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK");
  } catch (error) {
    if (sqliteCode(error) === codes.busy)
      throw new CliError("Somebody has the messages open: stop the site first, then restore.");
  }
}

/** @returns a sentence that says where it is */
function moveAside(store: string): string {
  const now = new Date().toISOString().replaceAll(/[-:.]/g, "");
  const aside = `${store}.before-restore-${now}`;
  const present = ["-wal", "-shm", ""].filter((end) => fs.existsSync(store + end));
  for (const end of present) fs.renameSync(store + end, aside + end);
  return present.length === 0 ? "" : ` What was there before is kept in ${aside}`;
}
