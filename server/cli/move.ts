import { existsSync } from "node:fs";
import { nameOf, type Place } from "#server/inbox/place.ts";
import { storePath } from "#server/inbox/sqlite/database.ts";
import { openStore } from "#server/inbox/sqlite/open.ts";
import { CliError } from "./args.ts";
import { assertNotOpen, moveAside } from "./store-file.ts";
import { copyChecked } from "./copy-checked.ts";
import { assertNoLinks } from "./folder.ts";
import { noStore } from "./list.ts";

/**
 * Takes the store of DATA_DIR over to the database: numbers, keys and unsent mail; links to files end. The old
 * file gets another name, so that no server goes on with it. After a failure it can be run again.
 * @throws CliError before it changes anything in DATA_DIR
 */
export async function move(place: Place): Promise<string> {
  const { dataDir } = place;
  const store = storePath(dataDir);
  if (!place.database) throw new CliError("DATABASE_URL is not set: say where the messages go.");
  if (!existsSync(store)) throw new CliError(noStore({ dataDir }));
  assertNoLinks(dataDir, store);
  assertNotOpen(store);
  const count = await copyChecked(place, openStore(dataDir));
  assertNotOpen(store); // copying takes a while
  const kept = moveAside(store, "moved");
  return `Moved to ${nameOf(place)}, each submission compared: ${count}. The old store is kept in ${kept}: delete it when you no longer need it.`;
}
