import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { StoreAwayError } from "#server/inbox/store.ts";
import { ask } from "#server/testing/database.ts";
import { engines, newPlace } from "#server/testing/engines.ts";
import { aMessage } from "#server/testing/submissions.ts";
import { numbersIn } from "#server/testing/store.ts";

describe.runIf(engines.includes("PostgreSQL"))("on PostgreSQL", () => {
  test("a statement that waits for another's lock is ended, and the next one works", async () => {
    const { env, open } = await newPlace("PostgreSQL");
    const store = await open();
    const url = env.DATABASE_URL ?? "";
    const other = new Client({ connectionString: url });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query("BEGIN; LOCK TABLE inbox.entries IN ACCESS EXCLUSIVE MODE");
    const failure = await store.add(aMessage()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StoreAwayError);
    expect((failure as Error).message).toContain("statement timeout");
    const waiting =
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
    expect(await ask(url, waiting)).toEqual([]);
    await other.query("ROLLBACK");
    expect(await store.add(aMessage())).toMatchObject({ outcome: "stored" });
    expect(await numbersIn(store)).toHaveLength(1);
  });
});
