import type { Asset, Assets } from "#server/inbox/assets.ts";
import type { Sessions } from "./sessions.ts";

/** Files of builds, where every server finds those of the others. */
export const createAssets = ({ transaction }: Sessions): Assets => ({
  async list() {
    const found = await transaction((query) =>
      query("SELECT name, octet_length(body) AS size, at FROM inbox.site_files"),
    );
    return found.map((row) => ({ ...row, at: (row["at"] as Date).getTime() }) as Asset); // as selected
  },
  async read(name) {
    const [found] = await transaction((query) =>
      query("SELECT body FROM inbox.site_files WHERE name = $1", [name]),
    );
    return found?.["body"] as NonSharedBuffer | undefined; // bytea
  },
  async write(name, body, at) {
    await transaction((query) =>
      query(
        `INSERT INTO inbox.site_files VALUES ($1, $2, $3)
         ON CONFLICT (name) DO UPDATE SET at = excluded.at, body = excluded.body`,
        [name, new Date(at).toISOString(), body],
      ),
    );
  },
  async touch(names, at) {
    await transaction((query) =>
      query("UPDATE inbox.site_files SET at = $1 WHERE name = ANY($2::text[])", [
        new Date(at).toISOString(),
        names,
      ]),
    );
  },
  async remove(names) {
    await transaction((query) =>
      query("DELETE FROM inbox.site_files WHERE name = ANY($1::text[])", [names]),
    );
  },
});
