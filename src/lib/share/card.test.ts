import { createElement } from "react";
import satori from "satori";
import { expect, it } from "vitest";
import { isolateFigures } from "#src/entries/bidi.ts";
import { drawCard, fonts, marked } from "./card.ts";

it("does not break a word at its soft hyphens, where it would draw no hyphen", async () => {
  const draw = (title: string) => drawCard({ section: undefined, title, art: ["alone"] });
  const title = "Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesellschaft";
  expect(await draw(title)).toEqual(await draw(title.replaceAll("\u00ad", "")));
});

it.each([
  ["with too many words", "Tea ".repeat(60)],
  ["with too long a word", "Tea".repeat(15)],
])("cuts a title %s", async (_, title) => {
  const card = { section: undefined, title, art: ["alone"] as ["alone"] };
  await expect(drawCard(card)).resolves.toHaveProperty("front");
});

it.each(["3+", "\u221235%", "+92 42 3571 4400", "$40\u201360"])(
  "draws %s in the same order in text of both directions",
  async (figure) => {
    /** Where the outlines of a text begin, from its left end, in pixels. */
    const outlines = async (direction: "ltr" | "rtl", text: string) => {
      const style = { position: "absolute", left: 0, direction } as const;
      const svg = await satori(createElement("div", { style }, text), { width: 400, fonts });
      return [...svg.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x));
    };
    const expected = await outlines("ltr", figure);
    const found = await outlines("rtl", marked(isolateFigures(figure)));
    expect(found).toHaveLength(expected.length);
    // satori rounds the widths of words.
    for (const [index, x] of found.entries())
      expect(Math.abs(x - (expected[index] ?? 0))).toBeLessThan(2);
  },
);
