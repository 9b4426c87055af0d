import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { company } from "#src/entries/company.ts";
import { job } from "./job.ts";

const written = parse(
  readFileSync("tests/company/content/jobs/datenanalyse/index.yaml", "utf8"),
) as object;
const inPlace = (location: object) => job.safeParse({ ...written, location });
const [office] = company.offices;

test.each([
  ["at home in one country", { mode: "remote", countries: ["Suomi"] }, true],
  ["at home in none", { mode: "remote", countries: [] }, false],
  ["in the company's own city", { mode: "on-site", city: company.address.city }, true],
  ["in an office's city", { mode: "hybrid", city: office?.city }, true],
  ["elsewhere", { mode: "hybrid", city: "Atlantis" }, false],
])("an opening %s", (_where, location, isAccepted) => {
  expect(inPlace(location).error?.issues ?? []).toHaveLength(isAccepted ? 0 : 1);
});
