import { expect, it } from "vitest";
import { firstSentence } from "./first-sentence.ts";

it("splits a text after its first sentence, wherever its lines break", () => {
  expect(firstSentence("It costs $3.50 an hour. Nobody\nminds.")).toEqual([
    "It costs $3.50 an hour.",
    "Nobody\nminds.",
  ]);
  expect(firstSentence("One sentence")).toEqual(["One sentence", ""]);
});
