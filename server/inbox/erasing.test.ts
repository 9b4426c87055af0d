import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { aMessage, anApplication } from "../testing/entries.ts";
import { bytesIn, openedStore, wipeAll } from "../testing/store.ts";
import { quickCheck, storePath } from "./database.ts";

/** Counts the different `mark-<n>-` in all files of the store. */
const marksIn = (dir: string) =>
  new Set(
    bytesIn(dir)
      .toString("latin1")
      .match(/mark-\d+-/g),
  ).size;

/** A pseudorandom generator of numbers from 0 to 1. */
function seededRandom(seed: number): () => number {
  let last = seed;
  return () => (last = (last * 1103515245 + 12345) % 2147483648) / 2147483648;
}

test("removed entries of any length leave no trace, and the others stay intact", () => {
  for (const seed of [11, 12]) {
    const { dir, store } = openedStore();
    const random = seededRandom(seed);
    const kept: number[] = [];
    for (let i = 0; i < 400; i += 1) {
      const mark = `mark-${i}- `;
      const long = (most: number) => mark.repeat(1 + random() * random() * most);
      const resume = { name: mark, bytes: Buffer.from(long(2000)) };
      store.add(
        i % 4 === 0
          ? anApplication({ full_name: mark, github_url: long(50) }, { resume })
          : aMessage({ name: mark, subject: mark.repeat(1 + random() * 60), message: long(300) }),
      );
      kept.push(i + 1);
      if (random() < 0.3) store.remove(kept.splice(Math.floor(random() * kept.length), 1));
    }
    kept.sort(() => random() - 0.5);
    const stay = kept.slice(-20);
    const before = stay.map((number) => [store.get(number), store.resume(number)]);
    const [usedBefore, marksBefore] = [store.usedBytes(), marksIn(dir)];
    store.remove(kept.slice(0, -20));
    expect(wipeAll(store)).toBe("clean");
    // The file shrinks.
    expect(store.usedBytes()).toBeLessThan(usedBefore / 4);
    expect(bytesIn(dir).length).toBeLessThan(2 * store.usedBytes());
    expect(marksBefore).toBeGreaterThan(200);
    expect(stay.map((number) => [store.get(number), store.resume(number)])).toEqual(before);
    expect([...store.entries()]).toHaveLength(20);
    expect(marksIn(dir)).toBe(20);
    const db = new DatabaseSync(storePath(dir));
    quickCheck(db);
    db.close();
  }
});

test("a file that is being read is busy, and another process can wipe it later", () => {
  const { dir, store } = openedStore();
  store.add(aMessage({ message: "mark-1-" }));
  const reader = new DatabaseSync(storePath(dir));
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM entries").get();
  store.remove([1]);
  expect(wipeAll(store)).toBe("busy");
  reader.close();
  store.close();
  expect(wipeAll(openedStore(dir).store)).toBe("clean");
  expect(marksIn(dir)).toBe(0);
});
