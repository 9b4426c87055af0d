import { expect, it } from "vitest";
import { readBuiltPages } from "#tests/journeys/support/built.ts";

it("quotes nobody with the same sentence on more than three pages", async () => {
  const places = new Map<string, string[]>();
  // The pages below /services/ are that page, opened at a section.
  const pages = (await readBuiltPages()).filter(({ path }) => !path.startsWith("/services/"));
  for (const { path, root } of pages)
    for (const { text } of root.querySelectorAll("main li p"))
      if (/^“.+”$/.test(text)) places.set(text, [...(places.get(text) ?? []), path]);
  expect(places.size).toBeGreaterThan(20);
  expect([...places].filter(([, paths]) => paths.length > 3)).toEqual([]);
});
