/* The store works behind a pooler that gives each transaction another connection. */
import { expect, test } from "vitest";
import { databaseFrom } from "#server/inbox/postgres/address.ts";
import { openPostgres } from "#server/inbox/postgres/open.ts";
import { newDatabase } from "#server/testing/engines.ts";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { numbersIn } from "#server/testing/store.ts";
import { startPgBouncer } from "#tests/support/faults/pgbouncer.ts";

test("three servers behind PgBouncer's transaction mode share two connections", async () => {
  const url = await startPgBouncer(await newDatabase());
  const stores = await Promise.all([1, 2, 3].map(() => openPostgres(databaseFrom(url))));
  const adding = stores.flatMap((store) =>
    Array.from({ length: 20 }, (_, i) => store.add(i % 2 ? aMessage() : anApplication())),
  );
  const outcomes = (await Promise.all(adding)).map(({ outcome }) => outcome);
  expect(new Set(outcomes)).toEqual(new Set(["stored"]));
  const [now, leaseMs] = [new Date(), 60_000];
  const claims = await Promise.all(
    stores.flatMap((store, server) =>
      Array.from({ length: 20 }, () => store.claim(`${server}`, "mail", now, leaseMs, [])),
    ),
  );
  expect(new Set(claims.map((claim) => claim?.number)).size).toBe(60);
  const leases = stores.map((store, server) =>
    store.shared?.takeLease("alerts", `${server}`, leaseMs),
  );
  expect((await Promise.all(leases)).filter(Boolean)).toHaveLength(1);
  const [store] = stores;
  expect(await store?.snapshot(({ submissions }) => Array.fromAsync(submissions))).toHaveLength(60);
  expect(await store?.wipe()).toBe("reusable");
  expect(store && (await numbersIn(store))).toHaveLength(60);
  await Promise.all(stores.map((it) => it.close()));
});
