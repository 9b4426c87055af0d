import { expect, test } from "vitest";
import { causes, type Cause, sentenceOf } from "./causes.ts";
import { forms } from "./sentences/en.ts";

const all = Object.keys(causes) as Cause[];

test("every cause has a sentence for visitors that says what to do", () => {
  const withoutAdvice = all.filter(
    (cause) => !/\b(?:please|write)\b/i.test(sentenceOf(cause) ?? ""),
  );
  expect(withoutAdvice).toEqual([]);
});

test("every sentence is somebody's", () => {
  const outcomes = [
    "messageSent",
    "messageFailed",
    "applicationSent",
    "applicationFailed",
    "again",
    "another",
    "reference",
  ];
  const used = new Set([...outcomes, ...all.map((cause) => causes[cause].sentence)]);
  expect(Object.keys(forms).filter((name) => !used.has(name))).toEqual([]);
});
