import { expect, it } from "vitest";
import { isListed, searchedOf } from "./listed-openings.ts";

const opening = {
  searched: searchedOf(
    "Data Scientist",
    "You will help a grocer’s part‑time café order \u20663+\u2069 times.",
  ),
  department: "data-science",
};

it.each([
  ["qa", "", false],
  ["qa", "grocer", false],
  ["data-science", "GROCER", true],
  ["", " scientist ", true],
  ["", "   ", true],
  // The department's name is not searched.
  ["", "science", false],
  ["", "gro.er", false],
  ["", "grocer's part-time", true],
  ["", "order 3+ times", true],
  ["", "grocer’s\u00a0part–time cafe\u0301", true],
])("department %s and search text %j: listed is %s", (department, text, listed) => {
  expect(isListed(department, text)(opening)).toBe(listed);
});
