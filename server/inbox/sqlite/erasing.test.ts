import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { aMessage, anApplication } from "#server/testing/submissions.ts";
import { bytesIn, numbersIn, openedStore, wipeAll } from "#server/testing/store.ts";
import { quickCheck, storePath } from "./database.ts";

/** Counts the different `mark-<n>-` in all files of the store. */
function marksIn(dir: string): number {
  const text = bytesIn(dir).toString("latin1");
  return new Set(text.match(/mark-\d+-/g)).size;
}

test("removed submissions of any length leave no trace, and the others stay intact", async () => {
  const { dir, store } = openedStore();
  for (let i = 1; i <= 800; i += 1) {
    const mark = `mark-${i}- `;
    // Mostly short, so that many would share a page. The factor scatters the lengths.
    const long = mark.repeat(1 + ((i * 389) % (i % 5 === 0 ? 900 : 30)));
    const resume = { name: mark, bytes: Buffer.from(long.repeat(i % 7)) };
    if (i % 4 > 0)
      await store.add(aMessage({ name: mark, subject: mark.repeat(i % 60), message: long }));
    else
      await store.add(
        anApplication({ full_name: mark, github_url: mark.repeat(i % 50) }, { resume }),
      );
    // Later submissions get the freed pages.
    if (i % 3 === 0) await store.remove([i >> 1]);
  }
  const stay = (await numbersIn(store)).filter((number) => number % 7 === 0);
  const read = () =>
    Promise.all(stay.map(async (number) => [await store.get(number), await store.resume(number)]));
  const [before, usedBefore] = [await read(), await store.usedBytes()];
  expect(marksIn(dir)).toBeGreaterThan(500);
  await store.remove((await numbersIn(store)).filter((number) => !stay.includes(number)));
  expect(await wipeAll(store)).toBe("clean");
  // The file shrinks.
  expect(await store.usedBytes()).toBeLessThan(usedBefore / 4);
  expect(bytesIn(dir).length).toBeLessThan(2 * (await store.usedBytes()));
  expect(await read()).toEqual(before);
  expect(await numbersIn(store)).toEqual(stay);
  expect(marksIn(dir)).toBe(stay.length);
  using db = new DatabaseSync(storePath(dir));
  quickCheck(db);
});

test("a file that is being read is busy, and another process can wipe it later", async () => {
  const { dir, store } = openedStore();
  await store.add(aMessage({ message: "mark-1-" }));
  const reader = new DatabaseSync(storePath(dir));
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM entries").get();
  await store.remove([1]);
  expect(await wipeAll(store)).toBe("busy");
  reader.close();
  await store.close();
  expect(await wipeAll(openedStore(dir).store)).toBe("clean");
  expect(marksIn(dir)).toBe(0);
});
