import { describe, expect, test } from "vitest";
import { ask } from "#server/testing/database.ts";
import { engines, newPlace } from "#server/testing/engines.ts";
import { numbersIn } from "#server/testing/store.ts";
import { anApplication } from "#server/testing/submissions.ts";

describe.runIf(engines.includes("PostgreSQL"))("on PostgreSQL", () => {
  test("a store of version 4 is taken over without loss", async () => {
    const { env, open } = await newPlace("PostgreSQL");
    const before = await open();
    await before.add(anApplication());
    const id = await before.note("storeId");
    await before.close();
    await ask(
      env.DATABASE_URL ?? "",
      `ALTER TABLE inbox.entries DROP COLUMN link, DROP COLUMN link_until;
       UPDATE inbox.notes SET name = 'secret' WHERE name = 'storeId';
       UPDATE inbox.version SET version = 4`,
    );
    const stores = await Promise.all([open(), open()]);
    for (const store of stores) {
      expect(await numbersIn(store)).toEqual([1]);
      expect(await store.note("storeId")).toBe(id);
    }
  });
});
