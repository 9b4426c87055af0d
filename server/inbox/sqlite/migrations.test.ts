import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import packageFile from "#package.json" with { type: "json" };
import { submissionsIn, openedStore } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { storePath } from "./database.ts";

/** A store that version 1.0.0 wrote, with a submission in every state. */
function olderStore(): string {
  const dir = tempDir();
  const file = join(import.meta.dirname, "version-3.sqlite.gz");
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
  expect(await store.note("secret")).toMatch(/^[\da-f]{64}$/);
  expect(rowsOf(before)).toMatchObject(old);
  // Once more changes nothing.
  const secret = await store.note("secret");
  expect(await openedStore(dir).store.note("secret")).toBe(secret);
});

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
  const secrets = await Promise.all(stores.map(({ store }) => store.note("secret")));
  expect(new Set(secrets).size).toBe(1);
});
