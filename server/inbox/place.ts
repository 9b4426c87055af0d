import { existsSync } from "node:fs";
import { type Database, describeDatabase } from "./postgres/address.ts";
import { storePath } from "./sqlite/database.ts";
import { openStore } from "./sqlite/open.ts";
import type { Store } from "./store.ts";

/** Where messages are kept: in a database if there is one, else in a folder. */
export type Place = { dataDir: string; database?: Database | undefined };

/** As part of a sentence. */
export const nameOf = ({ dataDir, database }: Place): string =>
  database ? describeDatabase(database) : `DATA_DIR ${dataDir}`;

/**
 * Opens the store, and creates it when it is missing.
 * @param check whether to check for damage, which reads the whole file; a database checks itself
 * @throws StoreAwayError, UnusableStoreError; another error when the place can never work
 */
export async function openPlace(place: Place, options: { check?: boolean } = {}): Promise<Store> {
  if (!place.database) return openStore(place.dataDir, options);
  // Loaded on demand: memory that a server with SQLite saves.
  const { openPostgres } = await import("./postgres/open.ts");
  return openPostgres(place.database);
}

/** Whether there is a store; creates none. @throws StoreAwayError */
export async function hasStore({ dataDir, database }: Place): Promise<boolean> {
  if (!database) return existsSync(storePath(dataDir));
  return (await import("./postgres/open.ts")).hasStore(database);
}
