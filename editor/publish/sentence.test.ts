import { expect, test } from "vitest";
import { linesOf } from "./sentence.ts";

const long = "Made by people who answer the telephone themselves, ".repeat(4);

test.each([
  ["the end of a long text", `${long}in one office.`, `${long}in two offices.`],
  ["the middle of it", `${long}one ${long}`, `${long}two ${long}`],
  ["a word more", long, `${long}and that is all.`],
  ["a text beside none", "", long],
  ["a paragraph", "One. Two.", "One.\n\nTwo."],
])("both sides of a change read differently: %s", (_, old, now) => {
  const difference = { place: "Introduction", old: { text: old }, now: { text: now } };
  const change = { kind: "home", slug: "", what: "changed", name: "Home", version: "" } as const;
  const [found = ""] = linesOf([{ ...change, differences: [difference] }], () => "Amina");
  expect(found).toMatch(/^Home › Introduction: .* \(Amina\)$/);
  const [was, is] = found.split(" → ");
  expect(`Home › Introduction: ${is}`).not.toBe(`${was} (Amina)`);
  if (is === undefined) expect(found).toContain("spaces or line breaks");
});
