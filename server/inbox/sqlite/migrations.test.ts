import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import packageFile from "#package.json" with { type: "json" };
import { referenceIn } from "#server/inbox/reference.ts";
import { submissionsIn, openedStore } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { storePath } from "./database.ts";

/** A store that an earlier version wrote, with a submission in every state: 3 is of 1.0.0, 4 of 1.2.0, 5 of the same. */
function olderStore(version: 3 | 4 | 5 = 3): string {
  const dir = tempDir();
  const file = join(import.meta.dirname, `version-${version}.sqlite.gz`);
  writeFileSync(storePath(dir), gunzipSync(readFileSync(file)));
  return dir;
}

test("a store of version 3 is taken over without loss", async () => {
  const dir = olderStore();
  using before = new DatabaseSync(storePath(dir));
  const tables = ["entries", "contents", "resumes", "sqlite_sequence"];
  const rowsOf = (db: DatabaseSync) =>
    tables.map((name) => db.prepare(`SELECT * FROM ${name}`).all());
  const old = rowsOf(before);
  const { store } = openedStore(dir);
  expect((await submissionsIn(store)).map(({ number, mail }) => `${number} ${mail}`)).toEqual([
    "1 mailed",
    "2 mailed",
    "3 parked",
    "4 parked",
    "5 waiting",
    "6 waiting",
    "7 waiting",
  ]);
  expect((await store.resume(2))?.bytes).toHaveLength(600_000);
  expect((await store.troubled()).map(({ number }) => number)).toEqual([3, 4]);
  expect(rowsOf(before)).toMatchObject(old);
  // Once more changes nothing.
  const id = await store.note("storeId");
  expect(id).toMatch(/^[\da-f]{64}$/);
  expect(await openedStore(dir).store.note("storeId")).toBe(id);
});

test("a store of version 4 is taken over without loss, and knows its copies by what was its secret", async () => {
  const dir = olderStore(4);
  const { store } = openedStore(dir);
  expect((await submissionsIn(store)).map(({ number, mail }) => `${number} ${mail}`)).toEqual([
    "1 mailed",
    "2 mailed",
    "3 unanswered",
    "4 parked",
    "5 waiting",
  ]);
  expect((await store.resume(2))?.bytes).toHaveLength(600_009);
  expect(await store.note("storeId")).toBe(
    "9dfd0ea601c126ef4dc6a2ba8f8c44ad5a35a2a6b99399cd372463188eb7870d",
  );
  expect(secretIn(dir)).toEqual([]);
});

test("a store of version 5 is taken over without loss: each mail's state, and a reference for each submission", async () => {
  const dir = olderStore(5);
  using before = new DatabaseSync(storePath(dir));
  const queued = before.prepare("SELECT * FROM mail_queue ORDER BY number").all();
  const { store } = openedStore(dir);
  const all = await submissionsIn(store);
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute, 0, 7)).toISOString();
  const [first, second, third, fourth, fifth] = all;
  expect(first).toMatchObject({ mail: "mailed", mailedAt: at(9), mailedWithoutFile: false });
  expect(second).toMatchObject({ mail: "mailed", mailedAt: at(9), mailedWithoutFile: true });
  expect(third).toMatchObject({ mail: "unanswered", mailAttempts: 1, lastMailError: "550 no" });
  expect(fourth).toMatchObject({ mail: "parked", parkedAt: at(20) });
  expect(fifth).toMatchObject({ mail: "waiting", mailAttempts: 1 });
  const taken = before.prepare("SELECT * FROM deliveries WHERE done_at IS NULL ORDER BY number");
  expect(taken.all()).toMatchObject(queued);
  const references = all.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(5);
  for (const reference of references) expect(referenceIn(reference)).toBe(reference);
  // The mail of a killed server is due when its lease ends.
  const [now, lease] = [new Date(at(20)), 60_000];
  expect(await store.claim("a", "mail", now, lease, [])).toMatchObject({ number: 5, attempts: 2 });
  // Once more changes nothing.
  await store.close();
  const again = await submissionsIn(openedStore(dir).store);
  expect(again.map(({ reference }) => reference)).toEqual(references);
});

test("what a server of version 5 that still runs stores is mailed, and gets its reference at the next start", async () => {
  const dir = olderStore(5);
  const { store } = openedStore(dir);
  using older = new DatabaseSync(storePath(dir));
  older.exec(`BEGIN IMMEDIATE;
    INSERT INTO entries (number, kind, received_at, suspected, mail_token)
      VALUES (7, 'message', '2026-03-01T10:00:00.000Z', 0, 'token');
    INSERT INTO contents (number, fields) VALUES (7, '{"name":"Amina Khan"}');
    INSERT INTO mail_queue (number, queued_at, due_at) VALUES (7, 1, 1);
    COMMIT`);
  expect(await store.claim("a", "mail", new Date(), 60_000, [])).toMatchObject({ number: 7 });
  expect(await store.get(7)).toMatchObject({ mail: "waiting", reference: "", name: "Amina Khan" });
  await store.close();
  expect((await openedStore(dir).store.get(7))?.reference).toHaveLength(8);
});

/** What signed links in version 4. */
function secretIn(dir: string) {
  using db = new DatabaseSync(storePath(dir));
  return db.prepare("SELECT * FROM notes WHERE name = 'secret'").all();
}

test("a store of a newer version is refused with the version that can read it", async () => {
  const { dir, store } = openedStore();
  await store.setNote("writtenBy", "7.8.9");
  await store.close();
  using newer = new DatabaseSync(storePath(dir));
  newer.exec("PRAGMA user_version = 99");
  const both = new RegExp(
    `version 7\\.8\\.9 of this site, and this is version ${packageFile.version}`,
  );
  expect(() => openedStore(dir)).toThrow(both);
});

test("two processes that start at once migrate a store once", async () => {
  const dir = olderStore();
  const stores = [openedStore(dir), openedStore(dir)];
  const ids = await Promise.all(stores.map(({ store }) => store.note("storeId")));
  expect(new Set(ids).size).toBe(1);
});
