import { expect, test } from "vitest";
import { elapsedField, leastElapsedMs, type Suspicion, suspicionOf, trapField } from "./guards.ts";

const cases: [string, Record<string, string>, Suspicion | undefined][] = [
  ["neither field", {}, undefined],
  ["an empty trap", { [trapField]: "" }, undefined],
  ["a filled trap", { [trapField]: "x" }, "hidden-field"],
  ["the minimum time", { [trapField]: "", [elapsedField]: String(leastElapsedMs) }, undefined],
  ["less than the minimum time", { [elapsedField]: String(leastElapsedMs - 1) }, "time"],
  ["an empty time, as without scripts", { [elapsedField]: "" }, undefined],
  ["a time that is not a number", { [elapsedField]: "soon" }, "time"],
  ["a negative time", { [elapsedField]: "-5000" }, "time"],
  ["a trap filled in on a page of an earlier version", { g13_note: "x" }, "hidden-field"],
  ["less than the minimum time on a page of an earlier version", { g13_time: "5" }, "time"],
  ["exponent notation", { [elapsedField]: "1e9" }, "time"],
];
test.for(cases)("checks a form with %s", ([, fields, suspected]) => {
  expect(suspicionOf((name) => fields[name])).toBe(suspected);
});
