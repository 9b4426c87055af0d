import { expect, test } from "vitest";
import { whereApart } from "./where-apart.ts";

const long = "word ".repeat(400);

test("the difference of two long texts is seen, wherever it is", () => {
  for (const [head, tail] of [
    [long, long],
    ["", long],
    [long, ""],
  ]) {
    const [old, now] = whereApart(`${head}ten people${tail}`, `${head}nine people${tail}`);
    expect([old.own, now.own]).toEqual([`ten`, `nine`].map((it) => it));
    for (const { before, after } of [old, now])
      expect(Math.max(before.length, after.length)).toBeLessThan(90);
  }
});

test("what is only in one of them is marked there, also where words repeat", () => {
  expect(whereApart("on and on", "on and on and on")).toEqual([
    { before: "on and on", own: "", after: "" },
    { before: "on and on", own: " and on", after: "" },
  ]);
  expect(whereApart("", "new").map(({ own }) => own)).toEqual(["", "new"]);
});
