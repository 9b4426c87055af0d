import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "astro/zod";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { company } from "./company.ts";
import { brandFolder } from "./brand-folder.ts";
import { withPlaceholders } from "./placeholders.ts";
import { inOrder } from "./collection.ts";
import { app } from "#src/schemas/app.ts";
import { company as companySchema } from "#src/schemas/company.ts";
import { job } from "#src/schemas/job.ts";
import { project } from "#src/schemas/project.ts";
import { technology } from "#src/schemas/technology.ts";

/** An entry's file, parsed but not validated. */
const readEntry = (name: string): object =>
  parse(readFileSync(join(brandFolder, "content", name, "index.yaml"), "utf8"));

/** Messages for an entry with a change, each with its field. */
function issuesOf(schema: z.ZodType, entry: object, change: object) {
  const { issues = [] } = schema.safeParse({ ...entry, ...change }).error ?? {};
  return issues.map(({ path, message }) => `${path.join(".")} ${message}`);
}

describe("an invalid entry", () => {
  const opening = readEntry("jobs/produktdesign");
  const piece = readEntry("projects/hafenbuch");
  const skill = readEntry("technologies/react");

  it.each([
    [
      job,
      opening,
      { requirements: "One" },
      "requirements needs a list: each item on a line of its own, with - in front",
    ],
    [
      job,
      opening,
      { validThrough: "2027-02-30" },
      "validThrough has to be a day that exists, such as 2027-02-15",
    ],
    [
      job,
      opening,
      { validThrough: "2020-01-01" },
      "validThrough cannot be before the day on which it appears",
    ],
    [
      job,
      opening,
      { location: { mode: "hybrid", city: "Paris" } },
      "location.city has to be one of: Bremen, Osaka",
    ],
    [job, opening, { title: undefined }, "title needs a text"],
    // The one that shows all is no category.
    [project, piece, { category: ["Alle"] }, /^category.0 has to be one of: Webanwendungen, /],
    [project, piece, { stack: ["Java", "Cobol"] }, /^stack.1 has to be one of: ReactJs, /],
    [project, piece, { tittle: "Hafenbuch" }, /^ has no field tittle; it has title, order, /],
    [
      app,
      readEntry("apps/gezeiten"),
      { icon: "brand-cobol" },
      /^icon "brand-cobol" is not an icon: use a /,
    ],
    [
      technology,
      skill,
      { projects: ["tee"] },
      'projects.0 "tee" is not an entry: it has to be the name of a folder in content/projects',
    ],
    ...["Deutschland", "de", "UK", "XX", "QQ"].map(
      (country) =>
        [
          companySchema,
          company,
          { address: { ...company.address, country } },
          "address.country has to be a country's two letters (ISO 3166), such as PK",
        ] as const,
    ),
  ] as const)("gets a helpful message (%#)", (schema, entry, change, message) => {
    expect(issuesOf(schema, entry, {})).toEqual([]);
    expect(issuesOf(schema, entry, change)).toEqual([
      typeof message === "string" ? message : expect.stringMatching(message),
    ]);
  });
});

it("replaces placeholders in nested fields", () => {
  const entry = { a: ["{company} since {founded}"], b: { c: 1, d: "{other}" } };
  expect(withPlaceholders(entry)).toEqual({
    a: [`${company.name} since ${company.founded}`],
    b: { c: 1, d: "{other}" },
  });
});

it("sorts entries by order, then by slug", () => {
  const entries = [2, 1, 2].map((order, index) => ({
    id: "cba"[index] ?? "",
    collection: "jobs",
    data: { order },
  }));
  expect(inOrder(entries, "jobs").map(({ slug }) => slug)).toEqual(["b", "a", "c"]);
});
