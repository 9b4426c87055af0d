import { describe, expect, it } from "vitest";
import { matchesFilter } from "./portfolio-filter.ts";

const web = ["Website Development"] as const;
const app = ["App Development"] as const;
const both = ["Website Development", "App Development"] as const;

describe("matchesFilter", () => {
  it.each([
    ["All", web, true],
    ["All", app, true],
    ["All", both, true],
    ["Website Development", web, true],
    ["Website Development", app, false],
    ["Website Development", both, false],
    ["App Development", app, true],
    ["App Development", web, false],
    ["App Development", both, false],
    ["UI/UX Designs", web, false],
    ["UI/UX Designs", app, false],
    ["UI/UX Designs", both, false],
  ] as const)("%s shows a project of %j: %s", (filter, categories, shown) => {
    expect(matchesFilter(categories, filter)).toBe(shown);
  });

  it("shows a project of no category under All alone", () => {
    expect(matchesFilter([], "All")).toBe(true);
    expect(matchesFilter([], "App Development")).toBe(false);
  });
});
