import { expect, it } from "vitest";
import { home } from "#src/entries/home.ts";
import { highlight } from "./highlight.ts";

it.each(home.hero.samples)("keeps every character of the sample $id", ({ code }) => {
  const texts = highlight(code).map(({ text }) => text);
  expect(texts.join("")).toBe(code);
});
