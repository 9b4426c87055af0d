import type { NoteName } from "#server/inbox/store.ts";
import type { Query } from "./sessions.ts";

/** Short texts of the servers, without personal data. */
export const createNotes = (query: Query) => ({
  async note(name: NoteName): Promise<string | undefined> {
    const [found] = await query("SELECT value FROM inbox.notes WHERE name = $1", [name]);
    return found?.["value"] as string | undefined; // text
  },
  async setNote(name: NoteName, value: string | undefined): Promise<void> {
    if (value === undefined) await query("DELETE FROM inbox.notes WHERE name = $1", [name]);
    else
      await query(
        "INSERT INTO inbox.notes VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        [name, value],
      );
  },
});
