import { expect, test } from "vitest";
import { siteNow } from "#content/now.ts";
import { decide } from "#content/known.ts";
import { readSite } from "#content/site.ts";
import { unfilledBraces } from "./braces.ts";

test("words in braces that nothing fills are told, with those that there are", () => {
  const site = readSite("tests/company");
  const [entry] = site.entries;
  if (!entry) throw new Error("The company has no entries");
  const known = decide(site, siteNow());
  const said = (text: string, path: string[] = []) =>
    unfilledBraces([{ entry, path, text }], known).map(({ says }) => says);
  expect(said("{reference} has arrived", ["reply", "text"])).toEqual([]);
  expect(said("{people} people, { foo }, {openings|one opening|# openings}")).toEqual([]);
  expect(said("All {poeple} of us")).toEqual([
    expect.stringMatching(/^has \{poeple\}, which stands for nothing.*\{people\}.*\{price:/),
  ]);
  expect(said("{openings|a|b|c|d}")).toEqual([expect.stringMatching(/each plural/)]);
});
