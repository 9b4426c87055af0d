import { expect, test } from "vitest";
import { fontOf, tablesOf } from "./sfnt.ts";

const tables = new Map([
  ["glyf", Buffer.from([1, 2, 3, 4, 5])],
  ["GPOS", Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 2])],
  ["cmap", Buffer.from([9])],
]);

test("a font has the tables it was made of", () => {
  expect(tablesOf(fontOf(tables))).toEqual(
    new Map([...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
});

test("its directory says what readers search it by, and each table's sum", () => {
  const font = fontOf(tables);
  // Three tables: a search range of two records, one step, one record left.
  expect([4, 6, 8, 10].map((at) => font.readUInt16BE(at))).toEqual([3, 32, 1, 16]);
  expect(font.toString("latin1", 12, 16)).toBe("GPOS");
  expect(font.readUInt32BE(16)).toBe(1); // 0xffffffff + 2, without what runs over
  expect(font.length % 4).toBe(0);
});
