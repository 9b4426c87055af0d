import { expect, test } from "vitest";
import { withoutMarks } from "./quotation.ts";

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
  ["”انہوں نے جواب دیا“۔", "انہوں نے جواب دیا۔"],
  ["「答えた。」", "答えた。"],
  ["「甲」と「乙」", "「甲」と「乙」"],
  ["『彼は「いつ」と聞いた』", "彼は「いつ」と聞いた"],
  ["＂好＂", "好"],
  ["'Tis the clients'", "'Tis the clients'"],
  ["’Twas for the neighbors’.", "’Twas for the neighbors’."],
])("%s of a quotation is %s", (text, expected) => expect(withoutMarks(text)).toBe(expected));
