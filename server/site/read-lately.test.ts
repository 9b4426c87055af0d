import { expect, test } from "vitest";
import { readLately } from "./read-lately.ts";

function reader() {
  const reads: string[] = [];
  const read = async (name: string) => {
    reads.push(name);
    return name === "none" ? undefined : { name };
  };
  return { ...readLately(read, ({ name }) => name.length, 10), reads };
}

test("who reads a file at the same time, or soon after, gets the same bytes", async () => {
  const { get, reads } = reader();
  const all = await Promise.all([get("one"), get("one")]);
  expect(new Set([...all, await get("one")]).size).toBe(1);
  expect(reads).toEqual(["one"]);
});

test("the file asked for longest ago is forgotten first; what is not there is asked for again", async () => {
  const { get, reads, clear } = reader();
  for (const name of ["aaaa", "bbbb", "aaaa", "cccc", "aaaa", "none", "none", "bbbb"])
    await get(name);
  expect(reads).toEqual(["aaaa", "bbbb", "cccc", "none", "none", "bbbb"]);
  clear();
  await get("aaaa");
  expect(reads.at(-1)).toBe("aaaa");
});
