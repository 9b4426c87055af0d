import { describe, expect, test } from "vitest";
import { databaseFrom } from "#server/inbox/postgres/address.ts";
import { engines, newDatabase } from "#server/testing/engines.ts";
import { checkDatabase } from "./database.ts";

const check = (url: string) => checkDatabase(databaseFrom(url));

describe.runIf(engines.includes("PostgreSQL"))("on PostgreSQL", () => {
  test("a database that could lose messages is found, and one that does not exist", async () => {
    const url = await newDatabase();
    // The database of the tests need not survive a power failure.
    expect(await check(url)).toMatchObject([
      { state: "wrong", text: expect.stringContaining("fsync is off") },
    ]);
    const none = new URL("/none", url).href;
    expect(await check(none)).toMatchObject([
      { state: "wrong", text: expect.stringContaining('database "none" does not exist') },
    ]);
  });
});
