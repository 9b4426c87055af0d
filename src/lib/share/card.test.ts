import { expect, it } from "vitest";
import { drawCard } from "./card.ts";

it("does not break a word at its soft hyphens, where it would draw no hyphen", async () => {
  const draw = (title: string) => drawCard({ section: undefined, title, art: ["alone"] });
  const title = "Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesellschaft";
  expect(await draw(title)).toBe(await draw(title.replaceAll("\u00ad", "")));
});

it.each([
  ["with too many words", "Tea ".repeat(60)],
  ["with too long a word", "Tea".repeat(15)],
])("cuts a title %s", async (_, title) => {
  const card = { section: undefined, title, art: ["alone"] as ["alone"] };
  await expect(drawCard(card)).resolves.toMatch(/^<svg/);
});
