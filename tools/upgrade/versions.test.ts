import { expect, test } from "vitest";
import { isLater } from "./versions.ts";

test.each([
  ["1.10.0", "1.9.3", true],
  ["2.0.0", "1.9.9", true],
  ["1.1.0", "1.1.0", false],
  ["1.0.9", "1.1.0", false],
  ["^10.0.0", "9.9.9", true],
  ["5.0.0", "5.0.0-beta.4", true],
  ["5.0.0-beta.4", "5.0.0", false],
  ["5.0.0-beta.10", "5.0.0-beta.9", true],
  ["5.0.0-beta.4", "5.0.0-beta.4", false],
])("%s is later than %s: %s", (version, than, expected) => {
  expect(isLater(version, than)).toBe(expected);
});
