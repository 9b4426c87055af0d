import { expect, test } from "vitest";
import { linesOf } from "./plain-lines.ts";
import { withQuotationMarks } from "./quotation-marks.ts";

test.each([
  ['"Fine", he said', "“{text}”", "“Fine”, he said"],
  ['"Gut", sagte er', "„{text}“", "„Gut“, sagte er"],
  ['("Bien")', "« {text} »", "(« Bien »)"],
  ["It's the clients' 'own' one", "“{text}”", "It’s the clients’ ‘own’ one"],
  ['a 5\'10" door and a 27" screen', "“{text}”", 'a 5\'10" door and a 27" screen'],
  ['class="wide"', "“{text}”", 'class="wide"'],
  ["class='wide', the clients' own", "“{text}”", "class='wide', the clients’ own"],
  ["'Tis the clients' own", "“{text}”", "’Tis the clients’ own"],
  ['one " alone', "“{text}”", 'one " alone'],
  ["‘kept’ „as“ «it» is", "“{text}”", "‘kept’ „as“ «it» is"],
])("straight marks in %s become those of %s", (text, quotation, expected) => {
  expect(withQuotationMarks(text, quotation)).toBe(expected);
});

const textsOf = (plain: string) => linesOf(plain, "").lines.map(({ text }) => text);

test("the signs of a quoted mail are taken off, and one sign alone is kept", () => {
  expect(textsOf("On Monday A wrote:\n> > Two\n> lines\n>\n> more")).toEqual([
    "On Monday A wrote:",
    "Two",
    "lines",
    "more",
  ]);
  expect(textsOf("> 100 people")).toEqual(["> 100 people"]);
});

test("plain text is kept as it is, line by line", () => {
  const plain = "1. Plan\n- Build\n\n•\tS. Malik  \n";
  expect(textsOf(plain)).toEqual(["1. Plan", "- Build", "• S. Malik"]);
});
