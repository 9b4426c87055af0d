import { expect, it } from "vitest";
import { home } from "#src/entries/home.ts";
import { highlight, languageOf } from "./highlight.ts";

it.each(home.hero.samples)("keeps every character of the sample $id", async ({ code }) => {
  const texts = (await highlight(code, languageOf(code))).map(({ text }) => text);
  expect(texts.join("")).toBe(code);
});

it("tells kinds of tokens apart, and reads what it does not know as it is", async () => {
  expect(await highlight('return f("a"); // b', "ts")).toEqual([
    { kind: "keyword", text: "return" },
    { kind: "plain", text: " " },
    { kind: "name", text: "f" },
    { kind: "plain", text: "(" },
    { kind: "string", text: '"a"' },
    { kind: "plain", text: "); " },
    { kind: "comment", text: "// b" },
  ]);
  expect(await highlight("a\nb", "nothing")).toEqual([{ kind: "plain", text: "a\nb" }]);
});
