import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import packageFile from "#package.json" with { type: "json" };
import { submissionsIn, openedStore } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { storePath } from "./database.ts";

/** A store that an earlier version wrote, with a submission in every state: 3 is of 1.0.0, 4 of 1.2.0. */
function olderStore(version: 3 | 4 = 3): string {
  const dir = tempDir();
  const file = join(import.meta.dirname, `version-${version}.sqlite.gz`);
  writeFileSync(storePath(dir), gunzipSync(readFileSync(file)));
  return dir;
}

test("a store of version 3 is taken over without loss", async () => {
  const dir = olderStore();
  using before = new DatabaseSync(storePath(dir));
  const tables = ["entries", "contents", "resumes", "mail_queue", "sqlite_sequence"];
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
