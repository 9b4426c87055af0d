import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { writeWhole } from "#server/write-whole.ts";
import { idsOf } from "./ids-of.ts";

type Id = { kind: string; slug: string };
/** By entry and name: when somebody last changed it (ISO 8601). */
const noted = v.record(v.string(), v.record(v.string(), v.string()));

const keyOf = ({ kind, slug }: Id) => `${kind}/${slug}`;

/**
 * Who has changed, deleted or moved what since it was published. The order of a list is that of an entry without a name.
 * @param dir where the note is kept over a restart
 */
export function createAuthors(dir: string) {
  const file = join(dir, "authors.json");
  const known = read(file);
  let written = Promise.resolve();
  /** One after the other, so that the last one stays; on a full disk what was saved is saved. */
  const write = () =>
    (written = written.then(() => writeWhole(file, JSON.stringify(known), 0o600)).catch(() => {}));
  const namesOf = (key: string) =>
    Object.keys(known[key] ?? {})
      .filter(Boolean)
      .join(", ");

  function forget(keys: readonly string[], before: string): Promise<void> {
    for (const key of keys) {
      const later = Object.entries(known[key] ?? {}).filter(([, at]) => at > before);
      if (later.length > 0) known[key] = Object.fromEntries(later);
      else delete known[key];
    }
    return write();
  }

  return {
    of(id: Id): { by: string; at?: string } {
      const at = Object.values(known[keyOf(id)] ?? {})
        .toSorted()
        .at(-1);
      return { by: namesOf(keyOf(id)), ...(at !== undefined && { at }) };
    },
    /** All names, by kind and name of the entry. */
    all: () => Object.fromEntries(Object.keys(known).map((key) => [key, namesOf(key)])),
    /** @returns when it is on the disk */
    note(id: Id, name: string): Promise<void> {
      known[keyOf(id)] = { ...known[keyOf(id)], [name]: new Date().toISOString() };
      return write();
    },
    /** @returns when it is on the disk @param before a time; what was noted later is not published */
    forget: (ids: readonly Id[], before: string): Promise<void> => forget(ids.map(keyOf), before),
    /** Of all entries but those. */
    async forgetOthers(ids: readonly (Id & { from?: string })[], before: string): Promise<void> {
      const own = new Set(ids.flatMap(idsOf).map(keyOf));
      const others = Object.keys(known).filter((key) => !own.has(key));
      if (others.length > 0) await forget(others, before);
    },
  };
}

function read(file: string): v.InferOutput<typeof noted> {
  try {
    return v.parse(noted, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {}; // none yet, or an earlier version's
  }
}
