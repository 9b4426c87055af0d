import { expect, test } from "vitest";
import { isOneSlip } from "./one-slip.ts";

test.each([
  ["amina", "amina", true],
  ["amina", "amna", true],
  ["amna", "amina", true],
  ["amina", "amima", true],
  ["amina", "amnia", true],
  ["aa", "aaa", true],
  ["", "a", true],
  ["amina", "hamid", false],
  ["amina", "ami", false],
  ["ab", "cd", false],
  ["abc", "cba", false],
])("%s and %s: %s", (one, other, expected) => {
  expect(isOneSlip(one, other)).toBe(expected);
});
