import { expect, test } from "vitest";
import { openedStore } from "#server/testing/store.ts";
import { tempDir } from "#server/testing/temp.ts";
import { newStoreProblems } from "./new-store.ts";

/** Of the store in a folder, as a server that opens it finds them. */
function problemsIn(dir: string) {
  const { store } = openedStore(dir);
  return newStoreProblems({ withStore: (work) => work(store) }, { dataDir: dir });
}

test("a new store is told with its folder, after a restart too, until the owner was told", async () => {
  const dir = tempDir();
  await problemsIn(dir);
  const [problem] = await problemsIn(dir);
  expect(problem).toMatchObject({
    once: true,
    text: `A new, empty inbox was created. If this is not its first start, the disk does not last. It is in DATA_DIR ${dir}.`,
  });
  await problem?.onTold?.();
  expect(await problemsIn(dir)).toEqual([]);
});

test("a store that cannot be used is not new", async () => {
  const withStore = () => Promise.reject(new Error("disk full"));
  expect(await newStoreProblems({ withStore }, { dataDir: "/data" })).toEqual([]);
});
