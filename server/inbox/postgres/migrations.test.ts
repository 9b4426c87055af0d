import { describe, expect, test } from "vitest";
import { ask } from "#server/testing/database.ts";
import { engines, newPlace } from "#server/testing/engines.ts";
import { numbersIn, submissionsIn } from "#server/testing/store.ts";
import { anApplication } from "#server/testing/submissions.ts";

/** Takes back what version 6 added. */
const before6 = `DROP TRIGGER mail_queue_taken ON inbox.mail_queue;
  DROP FUNCTION inbox.take_mail;
  DROP TABLE inbox.deliveries;
  ALTER TABLE inbox.entries DROP COLUMN reference;`;

describe.runIf(engines.includes("PostgreSQL"))("on PostgreSQL", () => {
  test("a store of version 4 is taken over without loss", async () => {
    const { env, open } = await newPlace("PostgreSQL");
    const before = await open();
    await before.add(anApplication());
    const id = await before.note("storeId");
    await before.close();
    await ask(
      env.DATABASE_URL ?? "",
      `${before6}
       ALTER TABLE inbox.entries DROP COLUMN link, DROP COLUMN link_until;
       UPDATE inbox.notes SET name = 'secret' WHERE name = 'storeId';
       UPDATE inbox.version SET version = 4`,
    );
    const stores = await Promise.all([open(), open()]);
    for (const store of stores) {
      expect(await numbersIn(store)).toEqual([1]);
      expect(await store.note("storeId")).toBe(id);
    }
  });

  test("a store of version 5 is taken over without loss, while a server of that version stores more", async () => {
    const { env, open } = await newPlace("PostgreSQL");
    const url = env.DATABASE_URL ?? "";
    const first = await open();
    for (let i = 0; i < 4; i += 1) await first.add(anApplication());
    await first.close();
    const [mailed, parked] = ["2026-03-01T09:09:00.007Z", "2026-03-01T09:20:00.007Z"];
    await ask(
      url,
      `${before6} UPDATE inbox.version SET version = 5;
       UPDATE inbox.entries SET mailed_at = '${mailed}', mailed_without_file = true WHERE number = 1;
       INSERT INTO inbox.mail_queue (number, queued_at, due_at, attempts, parked, unanswered, last_error, parked_at)
         VALUES (2, '${mailed}', '${mailed}', 3, true, 0, '554 no', '${parked}'),
           (3, '${mailed}', '${mailed}', 2, false, 1, 'silence', NULL), (4, '${mailed}', '${mailed}', 0, false, 0, NULL, NULL)`,
    );
    const [store] = await Promise.all([open(), open()]);
    await ask(
      url,
      `WITH submission AS (
         INSERT INTO inbox.entries (kind, received_at, suspected, mail_token, bytes)
         VALUES ('message', now(), false, 'token', 1) RETURNING number
       ), content AS (INSERT INTO inbox.contents SELECT number, '{}', NULL FROM submission)
       INSERT INTO inbox.mail_queue (number, queued_at, due_at) SELECT number, now(), now() FROM submission`,
    );
    const all = await submissionsIn(store);
    expect(all).toMatchObject([
      { mail: "mailed", mailedAt: mailed, mailedWithoutFile: true },
      { mail: "parked", parkedAt: parked, mailAttempts: 3, lastMailError: "554 no" },
      { mail: "unanswered", mailAttempts: 2 },
      { mail: "waiting", mailAttempts: 0 },
      { mail: "waiting", reference: "" },
    ]);
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(5);
    expect(await ask(url, "SELECT FROM inbox.mail_queue")).toEqual([]);
    expect(await store.remove([5])).toMatchObject({ removed: [5] });
  });
});
