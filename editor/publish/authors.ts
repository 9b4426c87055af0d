import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

type Id = { kind: string; slug: string };

/** Who has changed an entry since it was published. @param dir where the note is kept over a restart */
export function createAuthors(dir: string) {
  const file = join(dir, "authors.json");
  const keyOf = ({ kind, slug }: Id) => `${kind}/${slug}`;
  /** A list each: a name may have commas. */
  const names = new Map<string, string[]>(read(file));

  function write() {
    mkdirSync(dir, { recursive: true });
    writeFileSync(`${file}.next`, JSON.stringify(Object.fromEntries(names)), { mode: 0o600 });
    renameSync(`${file}.next`, file);
  }

  function note(id: Id, name: string): void {
    const known = names.get(keyOf(id)) ?? [];
    if (name === "" || known.includes(name)) return;
    names.set(keyOf(id), [...known, name]);
    try {
      write();
    } catch {
      // The disk is full: what was saved is saved.
    }
  }

  return {
    of: (id: Id): string | undefined => names.get(keyOf(id))?.join(", "),
    note,
    /**
     * Takes the names of entries that are being published; whoever saves them meanwhile is noted anew.
     * @returns a function that puts the names back, for when that failed
     */
    take(ids: readonly Id[]): () => void {
      const taken = ids.flatMap((id) => (names.get(keyOf(id)) ?? []).map((name) => ({ id, name })));
      for (const { id } of taken) names.delete(keyOf(id));
      write();
      return () => {
        for (const { id, name } of taken) note(id, name);
      };
    },
  };
}

/** Up to version 1.2 the names of an entry were one text. */
const kept = v.record(
  v.string(),
  v.union([
    v.array(v.string()),
    v.pipe(
      v.string(),
      v.transform((names) => names.split(", ")),
    ),
  ]),
);

function read(file: string): [string, string[]][] {
  try {
    return Object.entries(v.parse(kept, JSON.parse(readFileSync(file, "utf8"))));
  } catch {
    return []; // none yet, or half written
  }
}
