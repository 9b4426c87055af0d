import { expect, test } from "vitest";
import { cellWidth, fit, padEnd } from "./columns.ts";

test.for([
  ["", 0],
  ["abc", 3],
  ["é", 1],
  ["李雷", 4],
  ["🚀a", 3],
  ["آمنہ", 4],
] as const)("%s is %i cells wide", ([text, width]) => {
  expect(cellWidth(text)).toBe(width);
});

test.for([
  ["abcdef", 6, "abcdef"],
  ["abcdef", 5, "abcd…"],
  ["äbcdef", 6, "äbcdef"],
  ["äbcdef", 5, "äbcd…"],
  ["李雷李雷", 8, "李雷李雷"],
  ["李雷李雷", 7, "李雷李…"],
  ["李雷李雷", 6, "李雷…"],
  ["李", 1, "…"],
  ["abc", Infinity, "abc"],
] as const)("%s in %i cells is %s", ([text, width, shown]) => {
  expect(fit(text, width)).toBe(shown);
  expect(cellWidth(fit(text, width))).toBeLessThanOrEqual(width);
});

test("padding counts cells", () => {
  expect(padEnd("李", 4)).toBe("李  ");
  expect(padEnd("abc", 2)).toBe("abc");
});
