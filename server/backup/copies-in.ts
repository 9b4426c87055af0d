import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openPlace, type Place } from "#server/inbox/place.ts";
import { storePath } from "#server/inbox/sqlite/database.ts";

export type Copy = {
  file: string;
  /** Unix milliseconds. */
  atMs: number;
  /** Whether it is of this store, as far as can be told, and not of another one that has the same folder. */
  isOwn: boolean;
};

const namePattern = /^messages-(\d{4}-\d\d-\d\dT\d\d)(\d\d)Z\.sqlite$/;

/**
 * The complete copies in a folder. Each store has an id from its first start on, which its copies have too and which stays
 * when one is restored.
 */
export async function copiesIn(dir: string, place: Place): Promise<Copy[]> {
  const found = readdirSync(dir, { withFileTypes: true }).flatMap((item) => {
    const [, hour, minute] = namePattern.exec(item.name) ?? [];
    if (!item.isFile() || hour === undefined) return [];
    return [{ file: join(dir, item.name), atMs: Date.parse(`${hour}:${minute}Z`) }];
  });
  const own = found.length > 0 ? await idOf(place) : undefined;
  return found.map((copy) => {
    const id = own === undefined ? undefined : idIn(copy.file);
    return { ...copy, isOwn: id === undefined || id === own };
  });
}

async function idOf(place: Place): Promise<string | undefined> {
  if (!place.database) return idIn(storePath(place.dataDir));
  const store = await openPlace(place);
  try {
    return await store.note("storeId");
  } finally {
    await store.close();
  }
}

// In version 4 it signed links, too.
const idIn = (file: string) => noteIn(file, "storeId") ?? noteIn(file, "secret");

/** @returns undefined for a file that cannot tell: damaged, or of a version that had none */
export function noteIn(file: string | URL, name: string): string | undefined {
  try {
    using db = new DatabaseSync(file, { readOnly: true });
    const select = db.prepare("SELECT value FROM notes WHERE name = ?");
    return select.get(name)?.["value"] as string | undefined; // TEXT, STRICT
  } catch {
    return undefined;
  }
}
