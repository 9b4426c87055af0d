import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { aMessage, anApplication } from "../testing/entries.ts";
import { allowSlowMachines } from "../testing/eventually.ts";
import { openedStore } from "../testing/store.ts";
import { storePath } from "./store.ts";

allowSlowMachines();

const at = new Date("2026-03-01T09:00:00.000Z");

/** All bytes of all files of the store: database, write-ahead log, whatever else is there. */
const bytesIn = (dir: string) =>
  Buffer.concat(readdirSync(dir).map((name) => readFileSync(join(dir, name))));

/** How many different `mark-<n>-` the files hold. */
const marksIn = (dir: string) =>
  new Set(
    bytesIn(dir)
      .toString("latin1")
      .match(/mark-\d+-/g),
  ).size;

test("nothing of what was erased is in the database file or the write-ahead log", () => {
  const { dir, store } = openedStore();
  const key = "mark-6-0123456789";
  store.add(aMessage({ name: "mark-1-", email: "mark-2-@b.pk", message: "mark-3- ".repeat(3000) }));
  store.add(
    anApplication(
      { full_name: "mark-4-", github_url: "https://mark-5-" },
      { key, resume: { name: "mark-7-.pdf", bytes: Buffer.from("mark-8- ".repeat(60_000)) } },
    ),
  );
  store.claim("owner", at, at);
  store.markNotMailed(1, "owner", "mark-9-", at);
  expect(marksIn(dir)).toBe(9);
  // In both files, so that the search below is known to look where it matters.
  new DatabaseSync(storePath(dir)).exec("PRAGMA wal_checkpoint(PASSIVE)");
  for (const file of [storePath(dir), `${storePath(dir)}-wal`]) {
    expect(readFileSync(file).includes("mark-8-")).toBe(true);
  }
  expect(store.remove([1, 2])).toBe(2);
  expect(store.wipe()).toBe(true);
  expect(marksIn(dir)).toBe(0);
  // And the room is given back: half a megabyte was stored.
  expect(bytesIn(dir).length).toBeLessThan(200_000);
});

/** Numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let last = seed;
  return () => (last = (last * 1103515245 + 12345) % 2147483648) / 2147483648;
}

test("nor are the copies SQLite leaves behind when it moves rows from page to page", () => {
  // Rows and résumés of all lengths come and go. In at least one of these runs, copies of deleted
  // rows are left in the unused parts of pages (secure_delete or not).
  let leftBehind = 0;
  for (const seed of [11, 12]) {
    const { dir, store } = openedStore();
    const random = numbers(seed);
    const kept: number[] = [];
    for (let i = 0; i < 400; i += 1) {
      const mark = `mark-${i}- `;
      const long = (most: number) => mark.repeat(1 + random() * random() * most);
      const resume = { name: mark, bytes: Buffer.from(long(2000)) };
      const added = store.add(
        i % 4 === 0
          ? anApplication({ full_name: mark, github_url: long(50) }, { key: mark, resume })
          : aMessage({ name: mark, subject: mark.repeat(1 + random() * 60), message: long(300) }),
      );
      if (added.outcome === "stored") kept.push(added.number);
      if (random() < 0.3) store.remove(kept.splice(Math.floor(random() * kept.length), 1));
    }
    kept.sort(() => random() - 0.5);
    store.remove(kept.slice(0, -20));
    new DatabaseSync(storePath(dir)).exec("PRAGMA wal_checkpoint(TRUNCATE)");
    leftBehind += marksIn(dir) - 20;
    expect(store.wipe()).toBe(true);
    expect(store.list()).toHaveLength(20);
    expect(marksIn(dir)).toBe(20);
    expect(integrity(dir)).toEqual({ integrity_check: "ok" });
  }
  expect(leftBehind).toBeGreaterThan(0);
});

function integrity(dir: string) {
  const db = new DatabaseSync(storePath(dir));
  try {
    return db.prepare("PRAGMA integrity_check").get();
  } finally {
    db.close();
  }
}

test("what stays is the same as before, its résumé, key, queue and numbers too", () => {
  const { dir, store } = openedStore();
  const key = "0123456789abcdef";
  const odd = aMessage({ message: "a\0b\u202e🏛️", name: "007", subject: "1e3" }, { key });
  store.add(odd);
  store.add(anApplication({ phone_number: "0300" }, { suspected: true }));
  store.add(aMessage());
  store.claim("owner", at, new Date(at.getTime() + 1000));
  store.markNotMailed(1, "owner", "busy", new Date(at.getTime() + 60_000));
  // Another process, as the server is for the command line.
  const other = openedStore(dir).store;
  const parts = () => [other.list(), other.overview(), other.resume(2), other.queueState()];
  other.remove([3]);
  const before = parts();
  expect(store.wipe()).toBe(true);
  expect(parts()).toEqual(before);
  expect(other.nextDue()).toEqual(new Date(at.getTime() + 60_000));
  expect(other.add(odd)).toEqual({ outcome: "repeated", number: 1 });
  expect(other.add(aMessage())).toEqual({ outcome: "stored", number: 4 });
  expect(store.remove([2])).toBe(1);
  expect(other.resume(2)).toBeUndefined();
});

test("a busy file is wiped later, also by another process", () => {
  const { dir, store } = openedStore();
  store.add(aMessage({ message: "mark-1-" }));
  const reader = new DatabaseSync(storePath(dir));
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM entries").get();
  store.remove([1]);
  expect(store.wipe()).toBe(false);
  reader.exec("COMMIT");
  reader.close();
  store.close();
  const next = openedStore(dir).store;
  expect(next.wipe()).toBe(true);
  expect(marksIn(dir)).toBe(0);
});
