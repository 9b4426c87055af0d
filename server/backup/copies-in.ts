import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openPlace, type Place } from "#server/inbox/place.ts";
import { storePath } from "#server/inbox/sqlite/database.ts";
import { createNotes } from "#server/inbox/sqlite/notes.ts";

export type Copy = {
  file: string;
  /** Unix milliseconds. */
  atMs: number;
  /** Whether it is of this store, as far as can be told, and not of another one that has the same folder. */
  isOwn: boolean;
};

const namePattern = /^messages-(\d{4}-\d\d-\d\dT\d\d)(\d\d)Z\.sqlite$/;

/**
 * The complete copies in a folder. Each store has a secret from its first start on, which its copies have too and which stays
 * when one is restored.
 */
export async function copiesIn(dir: string, place: Place): Promise<Copy[]> {
  const found = readdirSync(dir, { withFileTypes: true }).flatMap((item) => {
    const [, hour, minute] = namePattern.exec(item.name) ?? [];
    if (!item.isFile() || hour === undefined) return [];
    return [{ file: join(dir, item.name), atMs: Date.parse(`${hour}:${minute}Z`) }];
  });
  const own = found.length > 0 ? await secretOf(place) : undefined;
  return found.map((copy) => {
    const secret = own === undefined ? undefined : secretIn(copy.file);
    return { ...copy, isOwn: secret === undefined || secret === own };
  });
}

async function secretOf(place: Place): Promise<string | undefined> {
  if (!place.database) return secretIn(storePath(place.dataDir));
  const store = await openPlace(place);
  try {
    return await store.note("secret");
  } finally {
    await store.close();
  }
}

/** @returns undefined for a file that cannot tell: damaged, or of a version that had none */
function secretIn(file: string): string | undefined {
  try {
    using db = new DatabaseSync(file, { readOnly: true });
    return createNotes(db).note("secret");
  } catch {
    return undefined;
  }
}
