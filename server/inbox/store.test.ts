import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { typed } from "../testing/app.ts";
import { tempDir } from "../testing/temp.ts";
import { openStore, storeExists, storePath } from "./store.ts";

function open(dir = tempDir()) {
  const store = openStore(dir);
  onTestFinished(() => {
    try {
      store.close();
    } catch {
      // The test closed it itself.
    }
  });
  return { dir, store };
}
const at = new Date("2026-03-01T09:00:00.000Z");

test("a message is there again after closing, byte for byte", () => {
  const { dir, store } = open();
  const odd = { ...typed, message: "a\0b\u202e\n\t🏛️ 'quoted'" };
  expect(store.add(odd, at)).toBe(1);
  store.close();
  expect(open(dir).store.list()).toEqual([
    { ...odd, number: 1, receivedAt: at.toISOString(), mailedAt: null, lastMailError: null },
  ]);
});

test("a number is never given twice", () => {
  const { dir, store } = open();
  store.add(typed, at);
  store.add(typed, at);
  expect(store.remove(2)).toBe(true);
  expect(store.remove(2)).toBe(false);
  store.close();
  expect(open(dir).store.add(typed, at)).toBe(3);
});

test("readers do not wait for writers", () => {
  const { dir, store } = open();
  const other = new DatabaseSync(storePath(dir));
  expect(other.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  other.exec("BEGIN IMMEDIATE");
  expect(store.list()).toEqual([]);
  other.exec("COMMIT");
  other.close();
});

test("two open stores see each other's messages", () => {
  const { dir, store } = open();
  const second = open(dir).store;
  store.add(typed, at);
  expect(second.get(1)?.name).toBe(typed.name);
  expect(second.remove(1)).toBe(true);
  expect(store.list()).toEqual([]);
});

test("what was deleted is not in the files any more", () => {
  const { dir, store } = open();
  store.add({ ...typed, message: "a secret to forget" }, at);
  expect(readFileSync(`${storePath(dir)}-wal`).includes("a secret to forget")).toBe(true);
  store.remove(1);
  for (const file of [storePath(dir), `${storePath(dir)}-wal`]) {
    expect(readFileSync(file).includes("a secret to forget")).toBe(false);
  }
});

test("the queue of unsent mail remembers how it went", () => {
  const { store } = open();
  store.add(typed, at);
  store.add(typed, at);
  store.markMailFailed(1, "refused");
  expect(store.unmailed().map((m) => [m.number, m.lastMailError])).toEqual([
    [1, "refused"],
    [2, null],
  ]);
  store.markMailed(1, at);
  expect(store.get(1)).toMatchObject({ mailedAt: at.toISOString(), lastMailError: null });
  expect(store.unmailed().map((m) => m.number)).toEqual([2]);
});

test("only the owner may read; a folder that exists keeps its permissions", () => {
  const parent = tempDir();
  const dir = join(parent, "deep", "data");
  open(dir).store.add(typed, at);
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([mode(dir), mode(storePath(dir)), mode(`${storePath(dir)}-wal`)]).toEqual([
    "700",
    "600",
    "600",
  ]);
  const shared = join(parent, "shared");
  mkdirSync(shared);
  chmodSync(shared, 0o750);
  open(shared);
  expect(mode(shared)).toBe("750");
});

test("looking whether there is one creates nothing", () => {
  const dir = tempDir();
  expect(storeExists(dir)).toBe(false);
  expect(storeExists(dir)).toBe(false);
  open(dir);
  expect(storeExists(dir)).toBe(true);
});

test("a file that is no database, or too new, is an error and stays as it is", () => {
  const dir = tempDir();
  writeFileSync(storePath(dir), "not a database, but long enough to look at".repeat(100));
  expect(() => openStore(dir)).toThrow(/not a database/);
  const newer = tempDir();
  const db = new DatabaseSync(storePath(newer));
  db.exec("PRAGMA user_version = 99");
  db.close();
  expect(() => openStore(newer)).toThrow(/newer version/);
});

test("a full disk throws and leaves nothing half written", () => {
  const { dir, store } = open();
  store.add(typed, at);
  store.close();
  const file = storePath(dir);
  const db = new DatabaseSync(file);
  // Stands in for the disk: the file may not grow by a single page.
  const { page_count: pages } = db.prepare("PRAGMA page_count").get() as { page_count: number };
  db.exec(`PRAGMA max_page_count = ${pages}`);
  const insert = db.prepare(
    "INSERT INTO messages (received_at,name,email,phone,company,subject,message) VALUES ('','','','','','',?)",
  );
  expect(() => insert.run("x".repeat(100_000))).toThrow(/full/);
  db.close();
  expect(open(dir).store.list()).toHaveLength(1);
});
