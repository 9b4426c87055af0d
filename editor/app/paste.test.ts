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

test.each([
  ["1. Plan\n2. Build", ["Plan", "Build"]],
  ["1. Plan\n   a. Ask\n   b. Draw\n2. Build", ["Plan", "Ask", "Draw", "Build"]],
  ["7. Plan\n8. Build", ["Plan", "Build"]],
  ["3. March: the fair\n12. April: closed", ["3. March: the fair", "12. April: closed"]],
  ["1. Plan\n1. Build", ["Plan", "Build"]],
  ["S. Malik\nA. Khan", ["S. Malik", "A. Khan"]],
  ["Head of Doors  \n\n", ["Head of Doors"]],
  ["- [ ] Plan\n- [x] Build", ["Plan", "Build"]],
  ["(1) Plan\n(2) Build", ["Plan", "Build"]],
  ["→ Plan\n→ Build", ["Plan", "Build"]],
  ["✔\uFE0F Plan\n✔\uFE0F Build", ["Plan", "Build"]],
  ["١. تصميم\n٢. تطوير", ["تصميم", "تطوير"]],
  ["۱۔ منصوبہ\n۲۔ تعمیر", ["منصوبہ", "تعمیر"]],
  ["- S. Malik\n- A. Khan", ["S. Malik", "A. Khan"]],
])("the lines of %j are only words", (plain, texts) => {
  expect(linesOf(plain, "").map(({ text }) => text)).toEqual(texts);
});
