import { expect, test } from "vitest";
import { fillBraces } from "./braces.ts";

const filled = (text: string, count: number, language = "en") =>
  fillBraces(
    text,
    language,
    (name) =>
      ({ openings: `${count}`, "openings:word": count === 1 ? "one" : "some", name: "Ada" })[name],
  );

test.each([
  ["{openings|one opening|# openings}", [0, 1, 2], ["0 openings", "one opening", "2 openings"]],
  ["{openings|none|one|#}", [0, 1, 2], ["none", "one", "2"]],
  ["{openings:word|One of us|# of us}", [1, 3], ["One of us", "some of us"]],
  // Too few, too many, and what is no number or unknown, stay as they are written.
  ["{openings|#} {openings|a|b|c|d}", [2], ["{openings|#} {openings|a|b|c|d}"]],
  ["{name|one|#} {other} {name}", [2], ["{name|one|#} {other} Ada"]],
])("%s", (text, counts, texts) => {
  expect(counts.map((count) => filled(text, count))).toEqual(texts);
});

test.each([
  [
    "pl",
    "{openings|oferta|# oferty|# ofert}",
    [1, 2, 5, 22],
    ["oferta", "2 oferty", "5 ofert", "22 oferty"],
  ],
  ["de", "{openings|eine Stelle|# Stellen}", [1, 2], ["eine Stelle", "2 Stellen"]],
  [
    "ar",
    "{openings|z|o|t|# f|# m|#}",
    [0, 1, 2, 3, 11, 100],
    ["z", "o", "t", "3 f", "11 m", "100"],
  ],
  ["ja", "{openings|#件}", [1, 2], ["1件", "2件"]],
])("in %s: %s", (language, text, counts, texts) => {
  expect(counts.map((count) => filled(text, count, language))).toEqual(texts);
});
