import { describe, expect, test } from "vitest";
import { compoundOf, wordEntries, type Stored } from "../testing/compound.ts";
import { isDoc } from "./doc.ts";

const stream = (name: string): Stored => ({ name, kind: 2 });
const storage = (name: string): Stored => ({ name, kind: 1 });
const usual = [stream("1Table"), stream("\x05SummaryInformation"), stream("\x01CompObj")];

test.for([
  ["the smallest one", wordEntries()],
  ["one as Word writes it", wordEntries(...usual)],
  ["one with an embedded object", wordEntries(...usual, storage("ObjectPool"))],
  [
    "one whose directory is long",
    wordEntries(...Array.from({ length: 200 }, (_, i) => stream(`s${i}`))),
  ],
] as [string, Stored[]][])("a Word document: %s", ([, entries]) => {
  expect(isDoc(compoundOf(entries))).toBe(true);
});

const changed = (at: number, value: number, bytes = compoundOf(wordEntries(...usual))) => {
  bytes.writeUInt32LE(value, at);
  return bytes;
};

describe("no Word document", () => {
  const cases: [string, Buffer][] = [
    ["a workbook", compoundOf([{ name: "Root Entry", kind: 5, child: 1 }, stream("Workbook")])],
    ["one with macros", compoundOf(wordEntries(...usual, storage("Macros")))],
    ["one with macros in other case", compoundOf(wordEntries(storage("MACROS")))],
    ["one with a project's stream", compoundOf(wordEntries(stream("_VBA_PROJECT")))],
    [
      "one with macros that no sibling leads to",
      compoundOf([...wordEntries(), stream("x"), storage("VBA")]),
    ],
    [
      "a storage by that name",
      compoundOf([{ name: "R", kind: 5, child: 1 }, storage("WordDocument")]),
    ],
    [
      "a text deeper inside",
      compoundOf([
        { name: "R", kind: 5, child: 1 },
        { ...storage("ObjectPool"), child: 2 },
        stream("WordDocument"),
      ]),
    ],
    ["a directory without root", compoundOf([stream("WordDocument"), stream("WordDocument")])],
    ["another signature", changed(0, 0)],
    ["sectors of no known size", changed(30, 31)],
    ["a directory outside the file", changed(48, 0x7fffffff)],
    ["a table outside the file", compoundOf(wordEntries(), {}).subarray(0, 512)],
    ["a header alone", compoundOf(wordEntries()).subarray(0, 200)],
    ["zeros", Buffer.alloc(4096)],
  ];
  test.for(cases)("%s", ([, bytes]) => {
    expect(isDoc(bytes)).toBe(false);
  });
});

describe("a file that refers to itself ends the walk", () => {
  // Without its own stream, so that the whole directory has to be walked through.
  const others = (...more: Stored[]): Stored[] => [{ name: "R", kind: 5, child: 1 }, ...more];
  const cases: [string, Buffer][] = [
    ["a chain of one sector", compoundOf(others(stream("a")), { 1: 1 })],
    [
      "a chain of two",
      compoundOf(others(...Array.from({ length: 7 }, () => stream("a"))), { 2: 1 }),
    ],
    ["a chain into the table", compoundOf(others(stream("a")), { 1: 0, 0: 1 })],
    ["a sibling of itself", compoundOf(others({ ...stream("a"), left: 1, right: 1 }))],
    [
      "siblings in a ring",
      compoundOf(others({ ...stream("a"), right: 2 }, { ...stream("b"), right: 1, left: 0 })),
    ],
    ["a child that is its parent", compoundOf([{ name: "R", kind: 5, child: 0 }])],
  ];
  test.for(cases)("%s", ([, bytes]) => {
    const started = performance.now();
    expect(isDoc(bytes)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
