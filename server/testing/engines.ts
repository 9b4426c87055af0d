import { randomUUID } from "node:crypto";
import { inject, onTestFinished } from "vitest";
import { databaseFrom } from "#server/inbox/postgres/address.ts";
import { openPostgres } from "#server/inbox/postgres/open.ts";
import { openStore } from "#server/inbox/sqlite/open.ts";
import type { Store } from "#server/inbox/store.ts";
import { ask } from "./database.ts";
import { tempDir } from "./temp.ts";

export type Engine = "SQLite" | "PostgreSQL";

const postgres = inject("postgres");

/** Those that this machine has; `postgres-for-all.ts` says which one it has not. */
export const engines: readonly Engine[] = postgres ? ["SQLite", "PostgreSQL"] : ["SQLite"];

/** A new, empty database, deleted when the test ends. @returns its address */
export async function newDatabase(): Promise<string> {
  if (!postgres) throw new Error("There is no PostgreSQL.");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await ask(postgres, `CREATE DATABASE ${name}`);
  onTestFinished(async () => void (await ask(postgres, `DROP DATABASE ${name} WITH (FORCE)`)));
  return new URL(`/${name}`, postgres).href;
}

/** A place for a store: the settings that name it, and a function that opens it, as each process does. */
export async function newPlace(engine: Engine) {
  const env = engine === "SQLite" ? { DATA_DIR: tempDir() } : { DATABASE_URL: await newDatabase() };
  const open = async (): Promise<Store> => {
    const store = env.DATA_DIR
      ? openStore(env.DATA_DIR)
      : await openPostgres(databaseFrom(env.DATABASE_URL ?? ""));
    // The test may have closed it itself.
    onTestFinished(() => store.close().catch(() => {}));
    return store;
  };
  return { env, open };
}

/** A new store. */
export const newStore = async (engine: Engine): Promise<Store> => (await newPlace(engine)).open();
