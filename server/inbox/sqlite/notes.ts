import type { DatabaseSync } from "node:sqlite";
import type { NoteName } from "#server/inbox/store.ts";

/** Short texts of the server, without personal data. */
export function createNotes(db: DatabaseSync) {
  const find = db.prepare("SELECT value FROM notes WHERE name = ?");
  const write = db.prepare(
    "INSERT INTO notes VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  );
  const remove = db.prepare("DELETE FROM notes WHERE name = ?");
  return {
    note: (name: NoteName) => find.get(name)?.["value"] as string | undefined, // TEXT, STRICT
    setNote: (name: NoteName, value: string | undefined) =>
      void (value === undefined ? remove.run(name) : write.run(name, value)),
  };
}
