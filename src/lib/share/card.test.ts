import { expect, it } from "vitest";
import { drawCard } from "./card.ts";

it.each([
  ["with too many words", "Tea ".repeat(60)],
  ["with too long a word", "Tea".repeat(15)],
])("cuts a title %s", async (_, title) => {
  const card = { section: undefined, title, art: ["alone"] as ["alone"] };
  await expect(drawCard(card)).resolves.toMatch(/^<svg/);
});
