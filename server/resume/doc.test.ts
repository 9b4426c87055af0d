import { expect, test } from "vitest";
import { compoundOf, wordEntries, type Stored } from "../testing/compound.ts";
import { isDoc } from "./doc.ts";

const stream = (name: string, links?: object): Stored => ({ name, kind: 2, ...links });
const text = stream("WordDocument");
const storage = (name: string, child?: number): Stored => ({ name, kind: 1, child });
const root = (child = 1): Stored => ({ name: "Root Entry", kind: 5, child });
const many = (count: number) => Array.from({ length: count }, (_, i) => stream(`s${i}`));
const changed = (at: number, value: number) => (bytes: Buffer) => bytes.writeUInt32LE(value, at);

test.for<[boolean, string, Stored[], ((bytes: Buffer) => number)?]>([
  [true, "siblings", [root(2), text, stream("a", { left: 3 }), stream("b", { right: 1 })]],
  [true, "an embedded object", wordEntries(stream("1Table"), storage("ObjectPool"))],
  [true, "a long directory", wordEntries(...many(200))],
  [false, "a workbook", [root(), stream("Workbook")]],
  [false, "macros", wordEntries(stream("1Table"), storage("MACROS"))],
  [false, "a project's stream", wordEntries(stream("_VBA_PROJECT"))],
  [false, "macros outside the tree", [...wordEntries(), stream("x"), storage("VBA")]],
  [false, "its text in a nested storage", [root(), storage("ObjectPool", 2), text]],
  [false, "another signature", wordEntries(), changed(0, 0)],
  [false, "an unknown sector size", wordEntries(), changed(30, 31)],
  [false, "a directory outside the file", wordEntries(), changed(48, 0x7fffffff)],
  // Without text, so that the whole directory has to be read.
  [false, "a table outside the file", [root()], changed(76, 0x7fffffff)],
  [false, "a cyclic chain of sectors", [root(), ...many(7)], changed(520, 1)],
  [false, "cyclic siblings", [root(), stream("a", { right: 2 }), stream("b", { right: 1 })]],
  [false, "a child that is its parent", [root(0)]],
])("isDoc is %s for a document with %s", ([expected, , entries, change]) => {
  const bytes = compoundOf(entries);
  change?.(bytes);
  const started = performance.now();
  expect(isDoc(bytes)).toBe(expected);
  expect(isDoc(bytes.subarray(0, 40))).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});
