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

/** A store that version 1.2.0 wrote, with a submission in every state. */
function olderStore(): string {
  const dir = tempDir();
  const file = join(import.meta.dirname, "version-4.sqlite.gz");
  writeFileSync(storePath(dir), gunzipSync(readFileSync(file)));
  return dir;
}

test("a store of 1.2.0 is taken over without loss: each mail's state, and a reference for each submission", async () => {
  const dir = olderStore();
  using before = new DatabaseSync(storePath(dir));
  const queued = before.prepare("SELECT * FROM mail_queue ORDER BY number").all();
  const contents = before.prepare("SELECT * FROM contents").all();
  before.exec("INSERT INTO notes VALUES ('notedAt', '1772355720000'), ('erasingSuspended', '{}')");
  const { store } = openedStore(dir);
  const all = await submissionsIn(store);
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute)).toISOString();
  expect(all).toMatchObject([
    { mail: "mailed", mailedAt: at(9), mailedWithoutFile: false },
    { mail: "mailed", mailedAt: at(9), mailedWithoutFile: true },
    { mail: "unanswered", mailAttempts: 1, lastMailError: "552 5.3.4 too large" },
    { mail: "parked", parkedAt: at(20) },
    { mail: "waiting", mailAttempts: 0 },
  ]);
  expect((await store.resume(2))?.bytes).toHaveLength(600_009);
  expect(before.prepare("SELECT * FROM contents").all()).toEqual(contents);
  const taken = before.prepare("SELECT * FROM deliveries WHERE done_at IS NULL ORDER BY number");
  expect(taken.all()).toMatchObject(queued);
  const references = all.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(5);
  for (const reference of references) expect(referenceIn(reference)).toBe(reference);
  const notes = before.prepare("SELECT name FROM notes ORDER BY name").all();
  expect(notes.map(({ name }) => name)).toEqual(["erasingAt", "newSince", "storeId", "writtenBy"]);
  expect(await store.note("storeId")).toMatch(/^9dfd0ea6/);
  // As a new one is.
  const fresh = openedStore();
  const columns = "SELECT name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY name";
  using made = new DatabaseSync(storePath(fresh.dir));
  expect(before.prepare(columns).all()).toEqual(made.prepare(columns).all());
  // Once more changes nothing.
  await store.close();
  const again = await submissionsIn(openedStore(dir).store);
  expect(again.map(({ reference }) => reference)).toEqual(references);
});

test.for([
  [3, "start version 1.2.0 once"],
  [6, "restore a back-up of version 1.2.0"],
] as const)("a store of number %i is refused with what to do: %s", ([number, what]) => {
  const dir = olderStore();
  using before = new DatabaseSync(storePath(dir));
  before.exec(`PRAGMA user_version = ${number}`);
  expect(() => openedStore(dir)).toThrow(what);
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
  const ids = await Promise.all(stores.map(({ store }) => store.note("storeId")));
  expect(new Set(ids).size).toBe(1);
});
