import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

type Id = { kind: string; slug: string };
/** Who has changed an entry since it was published, and when that was last (ISO 8601). */
export type Authors = { names: string[]; at?: string };

const keyOf = ({ kind, slug }: Id) => `${kind}/${slug}`;

/**
 * Who has changed, deleted or moved what. The order of a list is that of an entry without a name.
 * @param dir where the note is kept over a restart
 */
export function createAuthors(dir: string) {
  const file = join(dir, "authors.json");
  const known = new Map<string, Authors>(read(file));

  function write() {
    mkdirSync(dir, { recursive: true });
    writeFileSync(`${file}.next`, JSON.stringify(Object.fromEntries(known)), { mode: 0o600 });
    renameSync(`${file}.next`, file);
  }

  function note(id: Id, name: string, at = new Date().toISOString()): void {
    const names = known.get(keyOf(id))?.names ?? [];
    const isNew = name !== "" && !names.includes(name);
    known.set(keyOf(id), { names: isNew ? [...names, name] : names, at });
    try {
      write();
    } catch {
      // The disk is full: what was saved is saved.
    }
  }

  return {
    of: (id: Id): { by: string; at?: string } => {
      const { names = [], at } = known.get(keyOf(id)) ?? {};
      return { by: names.join(", "), ...(at !== undefined && { at }) };
    },
    note,
    /** All names, by kind and name of the entry. */
    all: () => Object.fromEntries([...known].map(([key, { names }]) => [key, names.join(", ")])),
    /**
     * Takes the names of entries that are being published; whoever saves them meanwhile is noted anew.
     * @returns a function that puts the names back, for when that failed
     */
    take(ids: readonly Id[]): () => void {
      const taken = ids.map((id) => ({ id, was: known.get(keyOf(id)) }));
      for (const { id } of taken) known.delete(keyOf(id));
      write();
      return () => {
        for (const { id, was } of taken)
          for (const name of was?.names ?? []) note(id, name, known.get(keyOf(id))?.at ?? was?.at);
      };
    },
  };
}

/** Up to version 1.2 the names of an entry were one text, or a list of texts. */
const kept = v.record(
  v.string(),
  v.union([
    v.object({ names: v.array(v.string()), at: v.exactOptional(v.string()) }),
    v.pipe(
      v.array(v.string()),
      v.transform((names) => ({ names })),
    ),
    v.pipe(
      v.string(),
      v.transform((names) => ({ names: names.split(", ") })),
    ),
  ]),
);

function read(file: string): [string, Authors][] {
  try {
    return Object.entries(v.parse(kept, JSON.parse(readFileSync(file, "utf8"))));
  } catch {
    return []; // none yet, or half written
  }
}
