import { expect, test } from "vitest";
import { fileBytes } from "./file-bytes.ts";
import { letGo } from "./memory.ts";

const bytes = (length: number, from = 0) => Uint8Array.from({ length }, (_, i) => (from + i) % 251);

test("what was added is there in its order, whatever the size of the pieces", () => {
  const all = bytes(300_000);
  for (const size of [1000, 65_536, 100_001, 300_000]) {
    const file = fileBytes(300_000);
    for (let at = 0; at < all.length; at += size) file.add(all.subarray(at, at + size));
    expect(Buffer.compare(file.view(), all)).toBe(0);
  }
});

test("nothing is kept of what was given back, and it can be filled again", () => {
  const file = fileBytes(200_000);
  file.add(bytes(200_000));
  const before = file.view();
  file.free();
  expect([before.byteLength, file.view().byteLength]).toEqual([0, 0]);
  file.add(bytes(10));
  expect([...file.view()]).toEqual([...bytes(10)]);
});

test("a file never holds more than it may", () => {
  const file = fileBytes(100);
  file.add(bytes(100));
  expect(() => file.add(bytes(1))).toThrow(RangeError);
});

test("memory is let go of only by who holds all of it", () => {
  const [whole, small] = [new Uint8Array(20_000), new Uint8Array(100)];
  const part = new Uint8Array(20_000).subarray(1);
  for (const one of [whole, small, part]) letGo(one);
  expect([whole, small, part].map(({ byteLength }) => byteLength)).toEqual([0, 100, 19_999]);
});
