import { expect, test } from "vitest";
import { elapsedField, isSuspected, leastElapsedMs, trapField } from "./guards.ts";

const cases: [string, Record<string, string>, boolean][] = [
  ["neither field", {}, false],
  ["an empty trap", { [trapField]: "" }, false],
  ["a filled trap", { [trapField]: "x" }, true],
  ["a patient visitor", { [trapField]: "", [elapsedField]: String(leastElapsedMs) }, false],
  ["a quick one", { [elapsedField]: String(leastElapsedMs - 1) }, true],
  ["no time, as without scripts", { [elapsedField]: "" }, false],
  ["no number", { [elapsedField]: "soon" }, true],
  ["a negative number", { [elapsedField]: "-5000" }, true],
  ["a spelling scripts do not use", { [elapsedField]: "1e9" }, true],
];
test.for(cases)("%s", ([, fields, suspected]) => {
  expect(isSuspected((name) => fields[name])).toBe(suspected);
});
