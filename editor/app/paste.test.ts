import { expect, test } from "vitest";
import { cleanText } from "./paste.ts";

test.each([
  ['It\'s "fine",\the said', "It’s “fine”, he said"],
  ["<b>Bold</b> and <a href='/x'>a link</a>", "Bold and a link"],
  ["one\u00A0two\u200B  three", "one two three"],
  ["a line\r\nbroken by Word", "a line broken by Word"],
  ["3 < 4 and 5 > 4", "3 < 4 and 5 > 4"],
  ["دروازہ 🚪", "دروازہ 🚪"],
])("%j is pasted as %j", (pasted, clean) => expect(cleanText(pasted, false)).toBe(clean));

test("long texts keep their paragraphs", () => {
  const pasted = "One line\nof Word.\n\n\nAnother\u2028paragraph. ";
  expect(cleanText(pasted, true)).toBe("One line of Word.\n\nAnother paragraph.");
});
