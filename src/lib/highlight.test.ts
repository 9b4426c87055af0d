import { expect, it } from "vitest";
import { home } from "#src/content/home.ts";
import { highlight } from "./highlight.ts";

it.each(home.hero.samples)("loses no character of the sample $id", ({ code }) => {
  const texts = highlight(code).map(({ text }) => text);
  expect(texts.join("")).toBe(code);
});

it.each([
  ["const", "keyword"],
  ['"on time"', "string"],
  ["parse(", "name"],
  ["// a word", "comment"],
  ["saved", "plain"],
  // An attribute is no keyword.
  ['on="time"', "plain"],
])("reads %s as %s", (code, kind) => {
  expect(highlight(code)[0]?.kind).toBe(kind);
});
