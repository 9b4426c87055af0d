import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Id = { kind: string; slug: string };

/** Who has changed an entry since it was published. @param dir where the note is kept over a restart */
export function createAuthors(dir: string) {
  const file = join(dir, "authors.json");
  const keyOf = ({ kind, slug }: Id) => `${kind}/${slug}`;
  const names = new Map<string, string>(read(file));

  function write() {
    mkdirSync(dir, { recursive: true });
    writeFileSync(`${file}.next`, JSON.stringify(Object.fromEntries(names)), { mode: 0o600 });
    renameSync(`${file}.next`, file);
  }

  function note(id: Id, name: string): void {
    const known = names.get(keyOf(id))?.split(", ") ?? [];
    if (name === "" || known.includes(name)) return;
    names.set(keyOf(id), [...known, name].join(", "));
    try {
      write();
    } catch {
      // The disk is full: what was saved is saved.
    }
  }

  return {
    of: (id: Id): string | undefined => names.get(keyOf(id)),
    note,
    /**
     * Takes the names of entries that are being published; whoever saves them meanwhile is noted anew.
     * @returns a function that puts the names back, for when that failed
     */
    take(ids: readonly Id[]): () => void {
      const taken = ids.flatMap((id) => {
        const name = names.get(keyOf(id));
        return name === undefined ? [] : [{ id, name }];
      });
      for (const { id } of taken) names.delete(keyOf(id));
      write();
      return () => {
        for (const { id, name } of taken) for (const one of name.split(", ")) note(id, one);
      };
    },
  };
}

function read(file: string): [string, string][] {
  try {
    return Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>);
  } catch {
    return []; // none yet, or half written by an older version
  }
}
