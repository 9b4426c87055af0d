import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aMessage, anApplication } from "#server/testing/entries.ts";
import { numbersIn, openedStore } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { storePath } from "./database.ts";

test("messages and applications share one numbering, and no number is reused", async () => {
  const { dir, store } = openedStore();
  await store.add(aMessage());
  await store.add(anApplication());
  expect(await store.remove([2, 7])).toMatchObject({ removed: [2] });
  await store.close();
  expect(await openedStore(dir).store.add(aMessage())).toBe("stored");
  expect(await numbersIn(openedStore(dir).store)).toEqual([1, 3]);
});

test("new folders and files are readable by their owner only; an existing folder keeps its mode", async () => {
  const dir = join(tempDir(), "deep", "data");
  await openedStore(dir).store.add(aMessage());
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const modes = [dir, storePath(dir), `${storePath(dir)}-wal`].map(mode);
  expect(modes).toEqual(["700", "600", "600"]);
  const shared = tempDir();
  chmodSync(shared, 0o750);
  openedStore(shared);
  expect(mode(shared)).toBe("750");
});
