import { expect, it } from "vitest";
import { isListed } from "./is-listed.ts";

const job = {
  title: "Data Scientist",
  description: "You will help a grocer’s part‑time café order.",
  department: "Data Science",
} as const;

it.each([
  ["QA", "", false],
  ["QA", "grocer", false],
  ["Data Science", "GROCER", true],
  ["All", " scientist ", true],
  ["All", "   ", true],
  // The department's name is not searched.
  ["All", "science", false],
  ["All", "gro.er", false],
  ["All", "grocer's part-time", true],
  ["All", "grocer’s\u00a0part–time cafe\u0301", true],
] as const)("department %s and search text %j: listed is %s", (department, text, listed) => {
  expect(isListed(job, department, text)).toBe(listed);
});
