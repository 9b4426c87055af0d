import { expect, test } from "vitest";
import { elapsedField, isSuspected, leastElapsedMs, trapField } from "./guards.ts";

const cases: [string, Record<string, string>, boolean][] = [
  ["neither field", {}, false],
  ["an empty trap", { [trapField]: "" }, false],
  ["a filled trap", { [trapField]: "x" }, true],
  ["the minimum time", { [trapField]: "", [elapsedField]: String(leastElapsedMs) }, false],
  ["less than the minimum time", { [elapsedField]: String(leastElapsedMs - 1) }, true],
  ["an empty time, as without scripts", { [elapsedField]: "" }, false],
  ["a time that is not a number", { [elapsedField]: "soon" }, true],
  ["a negative time", { [elapsedField]: "-5000" }, true],
  ["a trap filled in on a page of an earlier version", { g13_note: "x" }, true],
  ["less than the minimum time on a page of an earlier version", { g13_time: "5" }, true],
  ["exponent notation", { [elapsedField]: "1e9" }, true],
];
test.for(cases)("checks a form with %s", ([, fields, suspected]) => {
  expect(isSuspected((name) => fields[name])).toBe(suspected);
});
