import { expect, it } from "vitest";
import { mailto } from "./mailto.ts";

it("escapes characters with a meaning in mailto URLs", () => {
  const link = mailto("jobs@a.example", { subject: "R&D + you?", body: "a=b\nbcc: x & y#z" });
  expect(link).toBe(
    "mailto:jobs@a.example?subject=R%26D%20%2B%20you%3F&body=a%3Db%0D%0Abcc%3A%20x%20%26%20y%23z",
  );
});
