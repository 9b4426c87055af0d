import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Id = { kind: string; slug: string };

/** Who has changed an entry since it was published. */
export type Authors = ReturnType<typeof createAuthors>;

/** @param dir where the note is kept over a restart */
export function createAuthors(dir: string) {
  const file = join(dir, "authors.json");
  const keyOf = ({ kind, slug }: Id) => `${kind}/${slug}`;
  const names = new Map<string, string>(read(file));

  function write() {
    mkdirSync(dir, { recursive: true });
    writeFileSync(`${file}.next`, JSON.stringify(Object.fromEntries(names)), { mode: 0o600 });
    renameSync(`${file}.next`, file);
  }

  return {
    of: (id: Id): string | undefined => names.get(keyOf(id)),
    note(id: Id, name: string): void {
      const known = names.get(keyOf(id))?.split(", ") ?? [];
      if (name === "" || known.includes(name)) return;
      names.set(keyOf(id), [...known, name].join(", "));
      write();
    },
    forget(ids: readonly Id[]): void {
      for (const id of ids) names.delete(keyOf(id));
      write();
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
