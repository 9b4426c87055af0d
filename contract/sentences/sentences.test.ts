import { expect, test } from "vitest";
import * as german from "./de.ts";
import * as english from "./en.ts";

/* That German has each sentence is held by its types. */

const all = (table: typeof english | typeof german) =>
  Object.entries({ ...table.forms, ...table.page, ...table.server });
const placesIn = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();

test("German fills in the same values as English, and repeats none of its sentences", () => {
  const inEnglish = new Map(all(english));
  expect(inEnglish.size).toBeGreaterThan(80);
  for (const [key, sentence] of all(german)) {
    const original = inEnglish.get(key) ?? "";
    expect(placesIn(sentence), key).toEqual(placesIn(original));
    expect(sentence, key).not.toBe(original);
  }
});
