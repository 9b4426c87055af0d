import { expect, test } from "vitest";
import { company as written } from "#src/entries/company.ts";
import type { Entry } from "#content/site.ts";
import { missingPay } from "./pay.ts";

const [office] = written.offices;
const place = { street: "", postalCode: "" };
const company = {
  ...written,
  language: "de",
  address: { ...place, city: "Bremen", country: "DE" },
  offices: [{ ...office, ...place, city: "Osaka", country: "JP" }],
};
const job = (location: object, more: object = {}): Entry => ({
  kind: "jobs",
  slug: "a",
  title: "A",
  version: "",
  value: { location, ...more },
});

test.for([
  [{ city: "Bremen" }, true],
  [{ city: "Osaka", alsoIn: ["Bremen"] }, true],
  [{ city: "Osaka" }, false],
  [{ countries: ["Japan", "Österreich"] }, true],
  [{ countries: ["the Netherlands"] }, true],
  [{ countries: ["Schweiz", "United Kingdom"] }, false],
] as const)("an opening without pay in %j: advice %s", ([value, isAdvised]) => {
  expect(missingPay([job(value)], company)).toHaveLength(Number(isAdvised));
  expect(missingPay([job(value, { pay: {} }), job(value, { hidden: true })], company)).toEqual([]);
});
