import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { aMessage, anApplication } from "../testing/entries.ts";
import { openedStore } from "../testing/store.ts";
import { tempDir } from "../testing/temp.ts";
import { openStore, storeExists, storePath } from "./store.ts";

test("a message is there again after closing, byte for byte", () => {
  const { dir, store } = openedStore();
  const odd = aMessage({ message: "a\0b\u202e\n\t🏛️ 'quoted'" });
  expect(store.add(odd)).toEqual({ outcome: "stored", number: 1 });
  store.close();
  expect(openedStore(dir).store.list()).toEqual([
    {
      ...odd.message,
      kind: "message",
      number: 1,
      receivedAt: odd.receivedAt.toISOString(),
      suspected: false,
      mail: "waiting",
      mailAttempts: 0,
      mailedAt: null,
      lastMailError: null,
      mailToken: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});

test("an application is there with its résumé, byte for byte", () => {
  const { dir, store } = openedStore();
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7) % 256));
  const sent = anApplication({ location: "remote" }, { resume: { bytes }, suspected: true });
  store.add(sent);
  store.close();
  const again = openedStore(dir).store;
  const { name, mediaType } = sent.resume;
  expect(again.get(1)).toMatchObject({
    ...sent.application,
    kind: "application",
    suspected: true,
    mail: "none",
    resume: { name, mediaType, size: 300_000 },
  });
  expect(bytes.equals(again.resume(1)?.bytes ?? Buffer.of())).toBe(true);
  expect(again.resume(2)).toBeUndefined();
});

test("messages and applications share one row of numbers, and none is given twice", () => {
  const { dir, store } = openedStore();
  store.add(aMessage());
  store.add(anApplication());
  expect(store.remove([2])).toBe(1);
  expect(store.remove([2])).toBe(0);
  store.close();
  expect(openedStore(dir).store.add(aMessage())).toEqual({ outcome: "stored", number: 3 });
});

test("a list has both kinds, and of an application the person and the job", () => {
  const { store } = openedStore();
  store.add(aMessage());
  store.add(anApplication({}, { suspected: true }));
  expect(store.overview()).toEqual([
    {
      number: 1,
      kind: "message",
      receivedAt: "2026-03-01T09:00:00.000Z",
      suspected: false,
      name: "Amina Khan",
      subject: "A new shop",
      mail: "waiting",
      mailAttempts: 0,
    },
    {
      number: 2,
      kind: "application",
      receivedAt: "2026-03-01T09:00:00.000Z",
      suspected: true,
      name: "Bilal Ahmed",
      subject: "Data Scientist",
      mail: "none",
      mailAttempts: 0,
    },
  ]);
});

test("readers do not wait for writers", () => {
  const { dir, store } = openedStore();
  const other = new DatabaseSync(storePath(dir));
  expect(other.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  other.exec("BEGIN IMMEDIATE");
  expect(store.list()).toEqual([]);
  other.exec("COMMIT");
  other.close();
});

test("two open stores see each other's messages", () => {
  const { dir, store } = openedStore();
  const second = openedStore(dir).store;
  store.add(aMessage());
  expect(second.get(1)).toMatchObject({ name: "Amina Khan" });
  expect(second.remove([1])).toBe(1);
  expect(store.list()).toEqual([]);
});

test("accepting puts into the queue what was kept apart, once", () => {
  const { store } = openedStore();
  store.add(aMessage({}, { suspected: true }));
  expect(store.queueState().waiting).toBe(0);
  const at = new Date("2026-03-05T09:00:00.000Z");
  expect(store.accept([1, 7], at)).toBe(1);
  expect(store.accept([1], at)).toBe(0);
  expect(store.get(1)).toMatchObject({ suspected: false, mail: "waiting" });
  // It waits since it was accepted; before, nobody owed it to the mail server.
  expect(store.queueState()).toEqual({ waiting: 1, parked: 0, oldestWaiting: at });
});

test("only the owner may read; a folder that exists keeps its permissions", () => {
  const parent = tempDir();
  const dir = join(parent, "deep", "data");
  openedStore(dir).store.add(aMessage());
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([mode(dir), mode(storePath(dir)), mode(`${storePath(dir)}-wal`)]).toEqual([
    "700",
    "600",
    "600",
  ]);
  const shared = join(parent, "shared");
  mkdirSync(shared);
  chmodSync(shared, 0o750);
  openedStore(shared);
  expect(mode(shared)).toBe("750");
});

test("looking whether there is one creates nothing", () => {
  const dir = tempDir();
  expect(storeExists(dir)).toBe(false);
  expect(storeExists(dir)).toBe(false);
  openedStore(dir);
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
