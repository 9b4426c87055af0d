import { expect, test } from "vitest";
import { company } from "./company.ts";

test.each([
  ["PK", true],
  ["Pakistan", false],
  ["pk", false],
  ["ZQ", false],
])("search engines understand the country %s: %s", (country, expected) => {
  const { success } = company.shape.address.shape.country.safeParse(country);
  expect(success).toBe(expected);
});
