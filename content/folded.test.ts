import { expect, test } from "vitest";
import { excerptOf, folded } from "./folded.ts";

test.each([
  ["bookbinder's shop", "A bookbinder’s shop"],
  ['"so" - she', "He said “so” – she said «so»"],
  ["non-smoker", "Non\u2011smoker"],
  ["handel", "Groß\u00ADhan\u00ADdel"],
  ["strasse", "Lange Straße"],
  ["łodz", "Lodz"],
  ["lodz", "Łódź"],
  ["οδος", "ΟΔΟΣ"],
  ["half 1⁄2", "half ½"],
])("somebody who types %s finds %s", (words, text) => {
  expect(excerptOf(text, folded(words))).toBe(text);
});

test("vowels of other scripts are letters", () => {
  expect(excerptOf("की को", folded("कि"))).toBeUndefined();
  expect(excerptOf("यह कि वह", folded("कि"))).toBe("यह कि वह");
});

test.each([
  ["hindi", "चाय", `${"लाहौर की गली में ".repeat(20)}चाय${" और बातें".repeat(20)}`],
  ["letters that become more", "here", `${"½ … ﬁ ß ".repeat(30)}here${" ½ …".repeat(30)}`],
  ["a long word", "dame", `${"versicherungs".repeat(9)}dame${"versicherungs".repeat(9)}`],
])("in %s the excerpt has the word", (_, words, text) => {
  const excerpt = excerptOf(text, folded(words));
  expect(excerpt).toMatch(new RegExp(`^… .{10,30}${words}.{50,60} …$`));
});
