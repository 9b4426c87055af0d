import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { openPlace, type Place } from "./place.ts";
import { type Contents, copyError, CopyError, copyStore } from "./sqlite/copy.ts";
import { openStore } from "./sqlite/open.ts";
import type { Store } from "./store.ts";

/** How the folder begins in which a copy of a database is put together, beside it. */
export const unfinishedFolder = "copying-";

/**
 * Copies the store into a new file (mode 600) and checks it. A copy of a database is an SQLite file like any other, which
 * either engine can restore.
 * @throws CopyError after removing the incomplete copy
 */
export async function copyPlace(place: Place, to: string): Promise<Contents> {
  if (!place.database) return copyStore(place.dataDir, to);
  if (existsSync(to)) throw new CopyError(`${to} exists already; choose another name.`);
  const work = mkdtempSync(join(dirname(to), unfinishedFolder));
  try {
    const store = await openPlace(place);
    try {
      await fillFrom(store, work);
    } finally {
      await store.close();
    }
    return copyStore(work, to);
  } catch (error) {
    throw copyError("The database", error);
  } finally {
    rmSync(work, { recursive: true });
  }
}

async function fillFrom(store: Store, dir: string): Promise<void> {
  const copy = openStore(dir);
  try {
    await store.snapshot((contents) => copy.putAll(contents));
  } finally {
    await copy.close();
  }
}
