import { expect, test } from "vitest";
import { isolateFigures, startsFromRight } from "./bidi.ts";

test.each([
  ["‎+92 42 3571 4400", "‎⁦+92 42 3571 4400⁩"],
  ["۱۲۰+ گاہک", "⁦۱۲۰+⁩ گاہک"],
  ["3+ سال", "⁦3+⁩ سال"],
  ["-5 اور ₪ 2.000", "⁦-5⁩ اور ⁦₪ 2.000⁩"],
  ["2.000 €", "⁦2.000 €⁩"],
  ["2026، 12.400 اور 20%", "2026، 12.400 اور 20%"],
  ["9–17 بجے", "⁦9–17⁩ بجے"],
  ["2027-02-15", "2027-02-15"],
])("keeps the signs of %s beside their figures", (text, isolated) => {
  expect(isolateFigures(text)).toBe(isolated);
});

test.each([
  ["“انہوں نے React", true],
  ["3 שנים", true],
  ["React سے", false],
  ["24/7", false],
])("%s starts from the right: %s", (text, isSo) => {
  expect(startsFromRight(text)).toBe(isSo);
});
