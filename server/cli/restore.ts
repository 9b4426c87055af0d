import { randomUUID } from "node:crypto";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { nameOf, type Place } from "#server/inbox/place.ts";
import { flush } from "#server/inbox/sqlite/copy.ts";
import { storePath } from "#server/inbox/sqlite/database.ts";
import { openStore } from "#server/inbox/sqlite/open.ts";
import { CliError } from "./args.ts";
import { copiesBeside, erasedIn } from "./erased.ts";
import { copyChecked } from "./copy-checked.ts";
import { isOthers } from "./folder.ts";
import { rebuild } from "./rebuild.ts";
import { assertNotOpen, moveAside } from "./store-file.ts";

/**
 * Puts the rows of a back-up, of this version or an older one, in place. A store in a folder is kept under another name;
 * a database has to be empty.
 * @throws CliError or CopyError before it changes the store
 */
export async function restore(place: Place, file: string): Promise<string> {
  const from = resolve(file);
  // A pipe would be waited for.
  if (!fs.statSync(from, { throwIfNoEntry: false })?.isFile())
    throw new CliError(`There is no file ${from}.`);
  if (!place.database) return restoreInFolder(place.dataDir, from);
  const work = fs.mkdtempSync(join(tmpdir(), prefix));
  try {
    const contents = rebuild(from, work, erasedIn(copiesBeside(from)));
    await copyChecked(place, openStore(work));
    return `Restored from ${from} into ${nameOf(place)}, ${contents}`;
  } finally {
    fs.rmSync(work, { recursive: true });
  }
}

function restoreInFolder(dataDir: string, from: string): string {
  const store = storePath(dataDir);
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  assertNotOpen(store);
  // In somebody else's folder root would follow links that they put there meanwhile.
  const isRootsOnly = isOthers(dataDir);
  removeLeftovers(dataDir, isRootsOnly);
  const work = fs.mkdtempSync(join(isRootsOnly ? tmpdir() : dataDir, prefix));
  try {
    const contents = rebuild(from, work, erasedIn([store, ...copiesBeside(from)]));
    const made = isRootsOnly ? copyInto(dataDir, storePath(work)) : storePath(work);
    assertNotOpen(store); // copying takes a while
    const kept = keepAside(store);
    fs.renameSync(made, store);
    flush(dataDir);
    return `Restored from ${from}, ${contents}${kept}`;
  } finally {
    fs.rmSync(work, { recursive: true });
  }
}

const prefix = "restoring-";

/** Of an interrupted restore. Folders only where nobody can put a link into one while it is being removed. */
function removeLeftovers(dataDir: string, filesOnly: boolean): void {
  const found = fs.readdirSync(dataDir, { withFileTypes: true });
  for (const item of found.filter(({ name }) => name.startsWith(prefix)))
    if (!item.isDirectory()) fs.unlinkSync(join(dataDir, item.name));
    else if (!filesOnly) fs.rmSync(join(dataDir, item.name), { recursive: true });
}

/**
 * Copies a file into somebody else's folder and gives it to them. By the open file, as its path may lead
 * elsewhere by then; created exclusively, which follows no link.
 * @returns the copy's path
 */
function copyInto(dataDir: string, from: string): string {
  const path = join(dataDir, `${prefix}${randomUUID()}`);
  const [source, copy] = [fs.openSync(from, "r"), fs.openSync(path, "wx", 0o600)];
  try {
    const buffer = Buffer.alloc(1024 * 1024);
    for (let read = -1; read !== 0;) {
      read = fs.readSync(source, buffer, 0, buffer.length, null);
      // Not writeSync, which writes less than it was given when the disk gets full.
      fs.writeFileSync(copy, buffer.subarray(0, read));
    }
    const { uid, gid } = fs.statSync(dataDir);
    fs.fchownSync(copy, uid, gid);
    fs.fsyncSync(copy);
    return path;
  } catch (error) {
    fs.rmSync(path, { force: true });
    throw error;
  } finally {
    for (const file of [source, copy]) fs.closeSync(file);
  }
}

/** @returns a sentence with the new path, or "" when there was no store */
function keepAside(store: string): string {
  const aside = moveAside(store, "before-restore");
  return aside === undefined ? "" : ` What was there before is kept in ${aside}`;
}
