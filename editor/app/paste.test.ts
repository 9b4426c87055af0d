import { expect, test } from "vitest";
import { linesOf, withoutMarks, withQuotationMarks } from "./paste.ts";

test.each([
  ['"Fine", he said', "“{text}”", "“Fine”, he said"],
  ['"Gut", sagte er', "„{text}“", "„Gut“, sagte er"],
  ['("Bien")', "« {text} »", "(« Bien »)"],
  ["It's the clients' 'own' one", "“{text}”", "It’s the clients’ ‘own’ one"],
  ['a 5\'10" door and a 27" screen', "“{text}”", 'a 5\'10" door and a 27" screen'],
  ['class="wide"', "“{text}”", 'class="wide"'],
  ["class='wide', the clients' own", "“{text}”", "class='wide', the clients’ own"],
  ['one " alone', "“{text}”", 'one " alone'],
  ["‘kept’ „as“ «it» is", "“{text}”", "‘kept’ „as“ «it» is"],
])("straight marks in %s become those of %s", (text, quotation, expected) => {
  expect(withQuotationMarks(text, quotation)).toBe(expected);
});

test.each([
  ["“They answered.”", "They answered."],
  ["„Sie haben geantwortet“.", "Sie haben geantwortet."],
  ["« Ils ont répondu »", "Ils ont répondu"],
  ["“One” and “two”", "“One” and “two”"],
  ["„Ja“, sagte er, „nein“", "„Ja“, sagte er, „nein“"],
  ['"She asked “what for?” first, and “when?”"', "She asked “what for?” first, and “when?”"],
  ["“They said “when?” to us.”", "They said “when?” to us."],
  ["»Sie fragten: „Wozu?“ Dann bauten sie.«", "Sie fragten: „Wozu?“ Dann bauten sie."],
  ["“They had no “plan B.”", "“They had no “plan B.”"],
  ["They “answered”", "They “answered”"],
])("%s of a quotation is %s", (text, expected) => expect(withoutMarks(text)).toBe(expected));

test("plain text is kept as it is, line by line", () => {
  const plain = "1. Plan\n- Build\n\n•\tS. Malik  \n";
  expect(linesOf(plain, "").map(({ text }) => text)).toEqual(["1. Plan", "- Build", "• S. Malik"]);
});
