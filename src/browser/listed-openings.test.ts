import { expect, it } from "vitest";
import { isListed } from "./listed-openings.ts";

const job = {
  title: "Data Scientist",
  description: "You will help a grocer’s part‑time café order \u20663+\u2069 times.",
  department: "Data Science",
};

it.each([
  ["QA", "", false],
  ["QA", "grocer", false],
  ["Data Science", "GROCER", true],
  [undefined, " scientist ", true],
  [undefined, "   ", true],
  // The department's name is not searched.
  [undefined, "science", false],
  [undefined, "gro.er", false],
  [undefined, "grocer's part-time", true],
  [undefined, "order 3+ times", true],
  [undefined, "grocer’s\u00a0part–time cafe\u0301", true],
])("department %s and search text %j: listed is %s", (department, text, listed) => {
  expect(isListed(job, department, text)).toBe(listed);
});
