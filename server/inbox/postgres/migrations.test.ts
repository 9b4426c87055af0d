import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ask } from "#server/testing/database.ts";
import { engines, newPlace } from "#server/testing/engines.ts";
import { numbersIn, submissionsIn } from "#server/testing/store.ts";

/** A database that version 1.2.0 wrote, with a submission in every state. */
async function olderStore() {
  const place = await newPlace("PostgreSQL");
  const url = place.env.DATABASE_URL ?? "";
  await ask(url, readFileSync(join(import.meta.dirname, "version-4.sql"), "utf8"));
  return { ...place, url };
}

describe.runIf(engines.includes("PostgreSQL"))("on PostgreSQL", () => {
  test("a store of 1.2.0 is taken over without loss, once by servers that start at once", async () => {
    const { url, open } = await olderStore();
    const [store, other] = await Promise.all([open(), open()]);
    const all = await submissionsIn(store);
    const [mailed, parked] = ["2026-03-01T09:09:00.007Z", "2026-03-01T09:20:00.007Z"];
    expect(all).toMatchObject([
      { mail: "mailed", mailedAt: mailed, mailedWithoutFile: true },
      { mail: "parked", parkedAt: parked, mailAttempts: 3, lastMailError: "554 no" },
      { mail: "unanswered", mailAttempts: 2 },
      { mail: "waiting", mailAttempts: 0 },
    ]);
    const references = all.map(({ reference }) => reference);
    expect(new Set(references).size).toBe(4);
    expect((await submissionsIn(other)).map(({ reference }) => reference)).toEqual(references);
    expect(await store.note("storeId")).toBe("9dfd0ea601c126ef");
    expect(await store.note("erasingAt")).toBe("1772355720000");
    // As a new one is.
    const fresh = await newPlace("PostgreSQL");
    await (await fresh.open()).close();
    const columns =
      "SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'inbox' ORDER BY 1, 2";
    expect(await ask(url, columns)).toEqual(await ask(fresh.env.DATABASE_URL ?? "", columns));
    expect(await store.remove([4])).toMatchObject({ removed: [4] });
    expect(await numbersIn(store)).toEqual([1, 2, 3]);
  });

  test.for([
    [3, "start version 1.2.0 once"],
    [6, "restore a back-up of version 1.2.0"],
  ] as const)("a store of number %i is refused with what to do: %s", async ([number, what]) => {
    const { url, open } = await olderStore();
    await ask(url, `UPDATE inbox.version SET version = ${number}`);
    await expect(open()).rejects.toThrow(what);
  });
});
