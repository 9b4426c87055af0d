import { expect, test } from "vitest";
import { hasLongWord } from "./long-word.ts";

test.each([
  ["Verkkopalveluja, jotka toimivat", true],
  ["Softwareentwicklung aus Bremen", true],
  ["We build software that works", false],
  // Who writes a soft hyphen says where the word breaks.
  ["Verkko\u00adpalveluja", false],
])("%s has a long word: %s", (heading, expected) => {
  expect(hasLongWord(heading)).toBe(expected);
});
